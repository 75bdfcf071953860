import { Globby } from '@docusaurus/utils';
import { findCircles } from './circles/find-circles';
import { readImports } from './circles/read-imports';
import { printProblems } from './print-problems';

const patterns = ['{src,scripts,docs}/**/*.{ts,tsx,mts,mjs}', '!**/{__tests__,__fixtures__}/**'];

/** Finds imports that run in a circle, between files and between folders. */
async function main(): Promise<void> {
  const files = await Globby(patterns);
  printProblems(findCircles(await readImports(files)));
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
