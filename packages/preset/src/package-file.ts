import { dirname, join } from 'node:path';

/** Path of a file or folder of a package that is installed. */
export function packageFile(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}
