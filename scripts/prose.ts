import { readFile } from 'node:fs/promises';
import { Globby } from '@docusaurus/utils';
import type { GraphQLError } from 'graphql';
import type { Problem } from 'graphql-docs-reference/graphql';
import { printProblems, runScript } from './run-script';
import { checkText } from './prose/check-text';

const everything = [
  '*.md',
  '.github/*.md',
  '{blog,docs,src/pages}/**/*.mdx',
  'schema/**/*.{graphql,md}',
  '!schema/releases/*/schema.graphql',
  '{e2e,scripts,src}/**/README.md',
];

/** Checks the English of the files that are named, or of all, and prints every problem. */
async function main(): Promise<void> {
  const named = process.argv.slice(2);
  const files = named.length > 0 ? named : await Globby(everything);
  const problems = await Promise.all(
    files.sort().map(async (file) => {
      const text = await readFile(file, 'utf8');
      try {
        return checkText(file, text);
      } catch (error) {
        return [unreadable(file, error as ParseError)];
      }
    }),
  );
  printProblems(problems.flat());
}

/** Of MDX, or of GraphQL. */
type ParseError = Error & Partial<Problem> & Pick<GraphQLError, 'locations'>;

function unreadable(file: string, error: ParseError): Problem {
  const { line = 1, column = 1 } = error.locations?.[0] ?? error;
  return { file, line, column, message: error.message };
}

void runScript(main, {
  command: 'npx tsx scripts/prose.ts',
  does: 'Checks the English of guides, posts, descriptions and READMEs.',
  operands: '[FILE …]',
  example: 'npx tsx scripts/prose.ts README.md',
});
