import { readFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import { printProblems, runScript } from './run-script';
import { checkText } from './prose/check-text';

const everything = [
  '*.md',
  '.github/*.md',
  '{blog,docs,src/pages}/**/*.mdx',
  'schema/**/*.{graphql,md}',
  '!schema/releases/*/schema.graphql',
  '{packages,sandbox,scripts,src}/**/README.md',
];

/** Checks the English of the files that are named, or of all, and prints every problem. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : await Globby(everything);
  const problems = await Promise.all(
    files.sort().map(async (file) => checkText(file, await readFile(file, 'utf8'))),
  );
  printProblems(problems.flat());
}

void runScript(main, {
  command: 'npx tsx scripts/prose.ts',
  does: 'Checks the English of guides, posts, descriptions and READMEs.',
  operands: '[FILE …]',
  example: 'npx tsx scripts/prose.ts README.md',
});
