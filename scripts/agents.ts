import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createSite, createTools, createWorkerRunner, sourceWorker } from 'graphql-docs-mcp';
import { readSiteData, sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { LinkMap } from 'graphql-docs-reference/graphql';
import type { Tool } from 'graphql-docs-mcp';
import { documentedApi } from '../documented-api';
import { checkQuestions, readQuestions } from './agents/questions';
import { runScript } from './run-script';

const questionsFile = 'scripts/agents/questions.yml';

/** Measures how well programs reach what the site says, and at what cost. */
async function main(): Promise<void> {
  if (!existsSync('build')) throw new Error('There is no folder build: run npm run build.');
  const documented = documentedApi();
  const data = await readSiteData(documented);
  const site = createSite(data);
  const { sdl, rows, hasGuides } = data;
  const model = sourceModel(documented.model).href;
  const tools = createTools(
    site,
    createWorkerRunner({ module: sourceWorker, model, sdl, rows, timeLimit: 30_000 }),
  );
  if (hasGuides) {
    const text = await readFile(questionsFile, 'utf8');
    const { about, lines, faults } = await checkQuestions(
      tools,
      readQuestions(questionsFile, text, site.schema()),
    );
    console.log(`${faults.length === 0 ? '✓' : '✗'} Questions are answered: ${about}`);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
    console.log(`\nQuestions: tokens, and the calls that answer them\n\n${lines.join('\n')}`);
  }
  const table = await tokenTable(site.links(), tools);
  console.log(`\nTokens, counted as by GPT-4o\n\n${table.join('\n')}`);
}

/** Of several kinds and sizes; a schema that lacks one leaves it out. */
const symbols = [
  'Query.spaces',
  'Query.tasksBySpaceId',
  'Query.authenticatedUserV2',
  'Mutation.voteOnPoll',
  'Mutation.createSpacePostV2',
  'Space',
  'Task',
  'CreateTaskInput',
  'ErrorCode',
  'UUID',
];

/** Tokens of a symbol as its HTML page, as its twin, and as the answer of `get_symbol`. */
async function tokenTable(links: LinkMap, tools: readonly Tool[]): Promise<string[]> {
  const getSymbol = tools.find(({ name }) => name === 'get_symbol');
  const rows = await Promise.all(
    symbols.map(async (coordinate): Promise<readonly string[]> => {
      const path = links.get(coordinate);
      if (path === undefined) return [];
      const answer = await getSymbol?.call({ coordinate });
      const forms = [
        await readFile(`build${path}.html`, 'utf8'),
        await readFile(`build${path}.md`, 'utf8'),
        answer?.content[0]?.text ?? '',
      ];
      return [coordinate, ...forms.map((text) => countTokens(text).toLocaleString('en'))];
    }),
  );
  const table = [['Symbol', 'HTML', 'Markdown', 'get_symbol'], ...rows].filter(
    (row) => row.length > 0,
  );
  return table.map(([name = '', ...counts]) =>
    [name.padEnd(28), ...counts.map((count) => count.padStart(11))].join(''),
  );
}

void runScript(main, {
  command: 'npm run agents',
  does: 'Checks how far and dear the answers to the questions of scripts/agents/questions.yml are in what the site says to programs, and counts the tokens of pages in build/. No model takes part.',
  example: 'npm run build && npm run agents',
});
