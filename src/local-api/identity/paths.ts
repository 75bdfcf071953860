/** Path of the page on which somebody signs in, to which the id of the attempt is added. */
export const signInPath = '/sign-in/';

const prefixes = ['/.well-known/', '/oauth2/', signInPath];

export function isIdentityPath(path: string): boolean {
  return prefixes.some((prefix) => path.startsWith(prefix));
}
