import type { Context } from '../kit/context';
import { failure } from '../kit/failure';
import type { Row } from '../kit/world';

/** What `SignedInUser` shows of the caller; the account also stands for its onboarding. */
export interface SignedIn {
  readonly __typename: 'SignedInUser';
  readonly profile: Row<'users'>;
  readonly account: Row<'accounts'>;
}

/** What `AuthenticatedUser`, the shape of the first version, shows of the caller. */
export type FlatUser = Row<'users'> &
  Omit<Row<'accounts'>, '__typename'> & { readonly account: Row<'accounts'> };

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

export function flat({ profile, account }: SignedIn): FlatUser {
  return { ...account, ...profile, account };
}
