/** Values of `UserRole` in the schema, in the order of growing rights. */
export const userRoles = ['GUEST', 'MEMBER', 'EDITOR', 'MODERATOR', 'ADMIN'] as const;

export type UserRole = (typeof userRoles)[number];

/** Who sends a request. A guest has no user. */
export interface Caller {
  readonly role: UserRole;
  readonly userId: string | undefined;
  /** Why a guest is one, a value of `GuestUserReason`; absent means that there is no token. */
  readonly guestReason?: 'NO_TOKEN' | 'TOKEN_EXPIRED' | 'TOKEN_REJECTED';
}

export const guest: Caller = { role: 'GUEST', userId: undefined };

export function isAtLeast(caller: Caller, role: UserRole): boolean {
  return userRoles.indexOf(caller.role) >= userRoles.indexOf(role);
}
