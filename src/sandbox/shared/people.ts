import type { Context } from '../kit/context';
import { failure } from '../kit/failure';
import type { Row, World } from '../kit/world';
import type { Content } from './permissions';
import { canRead } from './permissions';

type Named = Pick<Row<'users'>, 'firstName' | 'lastName'>;

export function displayNameOf({ firstName, lastName }: Named): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

export function byDisplayName(a: Named, b: Named): number {
  return displayNameOf(a).localeCompare(displayNameOf(b), 'de');
}

/** Those of the mentioned users who may read the content; the others are left out without a word. */
export function mentionable(
  userIds: readonly string[],
  content: Content,
  world: World,
): readonly string[] {
  return world.users
    .getMany([...new Set(userIds)])
    .filter(({ isDeleted }) => !isDeleted)
    .filter(({ id, role }) => canRead(content, { caller: { userId: id, role }, world }))
    .map(({ id }) => id);
}

/** What `SignedInUser` shows of the caller. */
export interface SignedIn {
  readonly __typename: 'SignedInUser';
  readonly profile: Row<'users'>;
  readonly account: Row<'accounts'>;
}

/** The caller's record, or undefined for a visitor and for someone whose account is gone. */
export function signedIn({ caller, world }: Context): SignedIn | undefined {
  const profile = world.users.get(caller.userId);
  const account = world.accounts.get(caller.userId);
  if (!profile || !account || profile.isDeleted) return undefined;
  return { __typename: 'SignedInUser', profile, account };
}

/** @throws UNAUTHENTICATED if the account was deleted after the access token was made. */
export function needSignedIn(context: Context): SignedIn {
  const record = signedIn(context);
  if (!record) throw failure('UNAUTHENTICATED', 'Sign in to do this.');
  return record;
}
