import { notFound } from 'graphql-docs-model';
import type { Context, Row, World } from './context';
import { signInFirst } from './context';
import type { Content } from './permissions';
import { canRead } from './permissions';

type Named = Pick<Row<'users'>, 'firstName' | 'lastName'>;

export function displayNameOf({ firstName, lastName }: Named): string {
  return lastName === null ? firstName : `${firstName} ${lastName}`;
}

export function byDisplayName(a: Named, b: Named): number {
  return displayNameOf(a).localeCompare(displayNameOf(b), 'de');
}

/** Those of some users who have an account. */
export function presentUsers(ids: readonly string[], { users }: World): Row<'users'>[] {
  return users.getMany(ids).filter(({ isDeleted }) => !isDeleted);
}

/** @throws NOT_FOUND for somebody who has no account any more, or never had one. */
export function needUser(id: string | undefined, { users }: World): Row<'users'> {
  const user = users.get(id);
  if (!user || user.isDeleted) throw notFound('user');
  return user;
}

/** Those of the mentioned users who may read the content; the others are left out without a word. */
export function mentionable(
  userIds: readonly string[],
  content: Content,
  world: World,
): readonly string[] {
  return presentUsers([...new Set(userIds)], world)
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
  if (!record) throw signInFirst(context.caller);
  return record;
}
