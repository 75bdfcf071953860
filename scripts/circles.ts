import { Globby } from '@docusaurus/utils';
import { findCircles, readImports } from './find-circles';
import { printProblems, runScript } from './run-script';

const patterns = [
  '{src,packages,sandbox,scripts,docs}/**/*.{ts,tsx,mts,mjs}',
  '!**/{__tests__,__fixtures__}/**',
];

/** Finds imports that run in a circle, between files and between folders. */
async function main(): Promise<void> {
  const files = await Globby(patterns);
  printProblems(findCircles(await readImports(files)));
}

void runScript(main);
