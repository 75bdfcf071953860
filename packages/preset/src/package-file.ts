import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Path of a file or folder of a package that is installed. */
export function packageFile(name: string, ...path: readonly string[]): string {
  return join(dirname(require.resolve(`${name}/package.json`)), ...path);
}

/** Version of a package that is installed, whether or not it lets others see its `package.json`. */
export function versionOf(name: string): string {
  const [folder = ''] =
    /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(require.resolve(name)) ?? [];
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly version: string;
  };
  return manifest.version;
}

/** Of all code of one of our packages. */
export function hashPackage(name: string): string {
  const folder = packageFile(name, 'src');
  const hash = createHash('sha256');
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name: file }) => join(parentPath, file));
  for (const file of files.sort())
    hash.update(file.slice(folder.length)).update(readFileSync(file));
  return hash.digest('hex');
}
