import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, rmSync } from 'node:fs';
import { snapshotOf } from 'docusaurus-preset-graphql-docs/content';
import { runScript } from './run-script';

/** What is generated, or is about the current schema alone. */
const left = /^schema\/(?:examples|migrations|releases|__tests__)$|\.(?:md|json)$/;

/** Keeps the guides as they are as a version of their own, with the SDL that checks their samples. */
function main(): void {
  const [version] = process.argv.slice(2);
  if (version === undefined) throw new Error('Unexpected call without a version. Name one.');
  if (!/^\w[\w.-]*$/.test(version)) {
    throw new Error(
      `Unexpected version "${version}", expected letters, digits, dots and hyphens, as 2026.11.`,
    );
  }
  if (existsSync(`versioned_docs/version-${version}`))
    throw new Error(`The version ${version} is there already. Name another, or delete that one.`);
  // The build makes it, and it is in no version.
  rmSync('docs/graphql', { recursive: true, force: true });
  const docusaurus = require.resolve('@docusaurus/core/bin/docusaurus.mjs');
  execFileSync(process.execPath, [docusaurus, 'docs:version', version], { stdio: 'inherit' });
  cpSync('schema', snapshotOf(version), { recursive: true, filter: (path) => !left.test(path) });
  rmSync(`versioned_docs/version-${version}/__tests__`, { recursive: true, force: true });
}

void runScript(main, {
  command: 'npm run cut-version',
  operands: 'VERSION',
  does: 'Keeps the guides and the SDL as they are as a version of the docs.',
  example: 'npm run cut-version -- 2026.11',
});
