/** How many requests a caller may send in a window. */
export interface Policy {
  /** Its name in the headers of an answer. */
  readonly name: 'address' | 'user';
  readonly quota: number;
}

/** Length of a window in seconds, the same for every policy. */
export const windowSeconds = 60;

export const addressPolicy: Policy = { name: 'address', quota: 60 };
export const userPolicy: Policy = { name: 'user', quota: 600 };
