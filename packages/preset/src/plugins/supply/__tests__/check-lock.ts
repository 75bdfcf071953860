import type { Problem } from 'graphql-docs-reference/graphql';
import { allows, ofTools } from '../licences';
import type { LockFile } from '../make-sbom';
import { isInstalled, licenceOf, nameOf } from '../make-sbom';

type LockEntry = LockFile['packages'][string] & {
  readonly resolved?: string;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
};

/**
 * What is wrong with the packages of a lock file.
 *
 * @param withScripts names of the packages whose install scripts somebody has looked at.
 */
export function checkLock(text: string, withScripts: readonly string[]): Problem[] {
  const { packages } = JSON.parse(text) as LockFile;
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (!isInstalled(path, entry)) return [];
    return checkEntry(path, entry, withScripts).map((message) => ({
      file: 'package-lock.json',
      line: lineOf(path, text),
      column: 5,
      message,
    }));
  });
}

function lineOf(path: string, text: string): number {
  return text.slice(0, text.indexOf(`\n    ${JSON.stringify(path)}: {`)).split('\n').length + 1;
}

function checkEntry(path: string, entry: LockEntry, withScripts: readonly string[]): string[] {
  const name = nameOf(path);
  const licence = licenceOf(path, entry);
  const messages: string[] = [];
  if (!allows(ofTools, licence)) {
    messages.push(
      `Unexpected licence "${licence}" of ${name}. Choose another package. If the licence is fine for a tool, add it to packages/preset/src/plugins/supply/licences.ts.`,
    );
  }
  if (entry.hasInstallScript && !withScripts.includes(name)) {
    messages.push(
      `Unexpected install script of ${name}, which does not run. If the package works without it, add "${name}": false to allowScripts in package.json.`,
    );
  }
  if (entry.deprecated !== undefined) {
    messages.push(`Unexpected package without a maintainer, ${name}: ${entry.deprecated}`);
  }
  if (entry.integrity === undefined || entry.resolved !== undefined) {
    messages.push(
      `Expected ${name} with an integrity and without an address. Run "npm install" with the .npmrc of this folder.`,
    );
  }
  return messages;
}
