import { readFile } from 'node:fs/promises';
import { createSite, createTools, createWorkerRunner } from 'graphql-docs-mcp';
import { readSiteData, sourceModel } from 'docusaurus-preset-graphql-docs/plugins';
import { countTokens } from 'gpt-tokenizer/encoding/o200k_base';
import type { LinkMap } from 'graphql-docs-reference/graphql';
import type { Tool } from 'graphql-docs-mcp';
import { documentedApi } from '../documented-api';
import { pagesOf, readBuiltSite } from './agents/built-site';
import type { Check } from './agents/check-site';
import { checkSite } from './agents/check-site';
import { checkQuestions } from './agents/check-questions';
import { readQuestions } from './agents/read-questions';
import { answerUsage } from './answer-usage';
import type { BuiltSite } from './agents/built-site';

const questionsFile = 'scripts/agents/questions.yml';

/** Measures how well programs reach what the built site says, and at what cost. */
async function main(): Promise<void> {
  const isAnswered = answerUsage({
    command: 'npm run agents',
    does: 'Checks what the site in build/ says to programs, and how far and dear the answers to the questions of scripts/agents/questions.yml are. No model takes part.',
    example: 'npm run build && npm run agents',
  });
  if (isAnswered) return;
  const built = await readBuiltSite('build');
  const documented = documentedApi();
  const data = await readSiteData(documented);
  const site = createSite({ ...data, pages: pagesOf(built) });
  const [schema, links] = [site.schema(), site.links()];
  const module = new URL('../packages/mcp/src/run/worker-from-source.mjs', import.meta.url);
  const { sdl, rows, hasGuides } = data;
  const model = sourceModel(documented.model).href;
  const tools = createTools(site, createWorkerRunner({ module, model, sdl, rows }));
  for (const check of await checkSite(built, { ...documented, schema, links })) report(check);
  if (hasGuides) {
    const text = await readFile(questionsFile, 'utf8');
    const asked = await checkQuestions(tools, readQuestions(questionsFile, text, schema));
    report(asked);
    console.log(`\nQuestions: tokens, and the calls that answer them\n\n${asked.lines.join('\n')}`);
  }
  const table = await tokenTable(built, links, tools);
  console.log(`\nTokens, counted as by GPT-4o\n\n${table.join('\n')}`);
}

function report({ name, about, faults }: Check): void {
  console.log(`${faults.length === 0 ? '✓' : '✗'} ${name}: ${about}`);
  for (const fault of faults) console.log(`  ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
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
async function tokenTable(
  { texts, readHtml }: BuiltSite,
  links: LinkMap,
  tools: readonly Tool[],
): Promise<string[]> {
  const getSymbol = tools.find(({ name }) => name === 'get_symbol');
  const rows = await Promise.all(
    symbols.flatMap((coordinate) => {
      const path = links.get(coordinate);
      if (path === undefined) return [];
      const row = async (): Promise<string[]> => {
        const answer = await getSymbol?.call({ coordinate });
        const forms = [
          await readHtml(`${path}.md`),
          texts.get(`${path}.md`) ?? '',
          answer?.content[0]?.text ?? '',
        ];
        return [coordinate, ...forms.map((text) => countTokens(text).toLocaleString('en'))];
      };
      return [row()];
    }),
  );
  const table = [['Symbol', 'HTML', 'Markdown', 'get_symbol'], ...rows];
  return table.map(([name = '', ...counts]) =>
    [name.padEnd(28), ...counts.map((count) => count.padStart(11))].join(''),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
