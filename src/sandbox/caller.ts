/** Values of `UserRole` in the schema, in the order of growing rights. */
export const userRoles = ['GUEST', 'MEMBER', 'EDITOR', 'MODERATOR', 'ADMIN'] as const;

export type UserRole = (typeof userRoles)[number];

/** Who sends a request. A guest has no user. */
export interface Caller {
  readonly role: UserRole;
  readonly userId: string | undefined;
}

export function isAtLeast(caller: Caller, role: UserRole): boolean {
  return userRoles.indexOf(caller.role) >= userRoles.indexOf(role);
}
