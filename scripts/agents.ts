import { readFile } from 'node:fs/promises';
import { createTools } from '../src/mcp/create-tools';
import { createWorkerRunner } from '../src/mcp/run/create-worker-runner';
import { createSite } from '../src/mcp/site';
import { readSiteData } from '../src/plugins/mcp/read-site-data';
import { pagesOf, readBuiltSite } from './agents/built-site';
import type { Check } from './agents/check-site';
import { checkSite } from './agents/check-site';
import { checkQuestions } from './agents/check-questions';
import { readQuestions } from './agents/read-questions';
import { tokenTable } from './agents/token-table';
import { answerUsage } from './answer-usage';

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
  const data = await readSiteData(process.env['SCHEMA']);
  const site = createSite({ ...data, pages: pagesOf(built) });
  const [schema, links] = [site.schema(), site.links()];
  const module = new URL('../src/mcp/run/worker-from-source.mjs', import.meta.url);
  const { isOwn, sdl, town } = data;
  const tools = createTools(site, createWorkerRunner({ module, sdl, town }));
  for (const check of await checkSite(built, { schema, links, isOwn })) report(check);
  if (isOwn) {
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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
