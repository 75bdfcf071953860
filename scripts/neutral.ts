import { readFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import { createWordFinder, readWords } from './neutral/words';
import { printProblems, runScript } from './run-script';

const sources = [
  'packages/*/{README.md,package.json}',
  'packages/*/{css,src}/**/*.{ts,tsx,mts,mjs,cjs,css,json,yml}',
  '!**/{__tests__,__fixtures__}/**',
];

/** Finds words of this site's product in the packages, which document any API. */
async function main(): Promise<void> {
  const findWords = createWordFinder(await readWords());
  const files = await Globby(sources);
  const problems = await Promise.all(
    files.sort().map(async (file) => findWords(file, await readFile(file, 'utf8'))),
  );
  printProblems(problems.flat());
}

void runScript(main);
