import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveFolder } from 'docusaurus-preset-graphql-docs/delivery';
import { loadOwnSearch } from 'docusaurus-preset-graphql-docs/plugins';
import type { Browser } from '@playwright/test';
import { placeholders } from '../src/product';
import { answerUsage } from './answer-usage';
import { findBrowser } from './find-browser';
import type { Kind } from './measure/kinds';
import { goals, kinds } from './measure/kinds';
import type { Audit } from './measure/lighthouse';
import { audit } from './measure/lighthouse';
import type { PageCosts } from './measure/load-page';
import { measureLoad } from './measure/load-page';
import { measureRanking } from './measure/ranking/measure-ranking';
import { readQueries } from './measure/ranking/queries';

const runs = 5;

/**
 * Prints what a page of each kind costs beside the goals: the median of five runs. A second folder is
 * measured in turn with the first, since machines differ: `npm run measure -- build ../other/build`.
 * After `sizes`, folders are weighed only. With `search`, prints how well the search ranks.
 */
async function main(): Promise<void> {
  const isAnswered = answerUsage({
    command: 'npm run measure',
    does: 'Prints bytes, requests and times of a page of each kind beside the goals: medians of five runs.',
    operands: '[sizes] [FOLDER …]',
    options: [['--short', 'One page, once']],
    example: 'npm run measure -- build ../other/build, to measure two builds in turn',
  });
  if (isAnswered) return;
  const { values, positionals: args } = parseArgs({
    allowPositionals: true,
    options: { short: { type: 'boolean' } },
  });
  if (args[0] === 'search') return printRanking();
  const folders = args.filter((arg) => arg !== 'sizes');
  if (folders.length === 0) folders.push('build');
  const missing = folders.find((folder) => !existsSync(folder));
  if (missing !== undefined) throw new Error(`There is no folder ${missing}: run npm run build.`);
  const executablePath = findBrowser();
  if (executablePath === undefined) throw new Error('No Chromium was found. Set CHROMIUM_PATH.');
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const servers = await Promise.all(folders.map((folder) => serveFolder(folder)));
  try {
    if (args[0] === 'sizes') {
      const origins = servers.map(({ origin }) => origin);
      console.log(await tabulateSizes(browser, origins));
      return;
    }
    for (const kind of values.short ? (['guide'] as const) : (Object.keys(kinds) as Kind[])) {
      const costs: PageCosts[][] = folders.map(() => []);
      const audits: Audit[][] = folders.map(() => []);
      for (let run = 0; run < (values.short ? 1 : runs); run += 1) {
        for (const [index, { origin }] of servers.entries()) {
          const url = `${origin}${kinds[kind]}`;
          costs[index]?.push(await measureLoad(browser, url));
          audits[index]?.push(await audit(url, executablePath));
        }
      }
      console.log(`\n${kind} ${kinds[kind]}`);
      console.table(
        Object.fromEntries([
          ...folders.map((folder, index) => [
            folder,
            rowOf(costs[index] ?? [], audits[index] ?? []),
          ]),
          ['goal', goals],
        ]),
      );
    }
  } finally {
    await browser.close();
    for (const { server } of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
}

function rowOf(costs: readonly PageCosts[], audits: readonly Audit[]): object {
  const cost = (read: (one: PageCosts) => number): number => median(costs.map(read));
  const kilobytes = (read: (one: PageCosts) => number): number => Math.round(cost(read) / 100) / 10;
  const kindsOfBytes = Object.keys(costs[0]?.bytes ?? {});
  return {
    'first load, KB': kilobytes(({ bytes }) => Object.values(bytes).reduce((a, b) => a + b, 0)),
    ...Object.fromEntries(
      kindsOfBytes.map((kind) => [kind, kilobytes(({ bytes }) => bytes[kind] ?? 0)]),
    ),
    requests: cost(({ requests }) => requests),
    'JavaScript awake, KB': kilobytes(({ scriptBytes }) => scriptBytes),
    'ahead, KB': kilobytes(({ aheadBytes }) => aheadBytes),
    'awake after, ms': Math.round(cost(({ wakeTime }) => wakeTime)),
    'awake after at 4×, ms': Math.round(cost(({ slowWakeTime }) => slowWakeTime)),
    'blocking at 4×, ms': Math.round(cost(({ blockingTime }) => blockingTime)),
    'Lighthouse scores': [0, 1, 2, 3]
      .map((i) => median(audits.map(({ scores }) => scores[i] ?? NaN)))
      .join(' '),
    'Lighthouse blocking, ms': Math.round(median(audits.map(({ blockingTime }) => blockingTime))),
    'Lighthouse LCP, ms': Math.round(median(audits.map(({ largestPaint }) => largestPaint))),
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Prints how high the search puts what is wanted, by names and headings, and with all texts. */
async function printRanking(): Promise<void> {
  const { search, text } = await loadOwnSearch(placeholders);
  const queries = readQueries();
  console.log('By names and headings, before the text is there');
  console.table(measureRanking(search, queries));
  console.log('By names, headings and text');
  console.table(measureRanking(await search.withText(text), queries));
}

const columns = ['first load, KB', 'JavaScript awake, KB', 'ahead, KB'] as const;

/**
 * What a page of each kind weighs, as a table in Markdown. With the origin of a second site, each
 * figure has the difference to that one beside it.
 */
async function tabulateSizes(browser: Browser, origins: readonly string[]): Promise<string> {
  const rows: string[] = [];
  for (const kind of Object.keys(kinds) as Kind[]) {
    const sizes: number[][] = [];
    for (const origin of origins) sizes.push(await measure(browser, `${origin}${kinds[kind]}`));
    const cells = columns.map((_column, index) => formatCell(sizes.map((of) => of[index] ?? NaN)));
    rows.push(formatRow([`${kind} \`${kinds[kind]}\``, ...cells]));
  }
  const head = [formatRow(['page', ...columns]), formatRow(['---', ...columns.map(() => '---:')])];
  return [...head, ...rows, formatRow(['goal', ...columns.map((name) => `${goals[name]}`)])].join(
    '\n',
  );
}

async function measure(browser: Browser, url: string): Promise<number[]> {
  const { bytes, scriptBytes, aheadBytes } = await measureLoad(browser, url);
  const firstLoad = Object.values(bytes).reduce((sum, some) => sum + some, 0);
  return [firstLoad, scriptBytes, aheadBytes].map((all) => all / 1000);
}

function formatCell([size = NaN, other = NaN]: readonly number[]): string {
  if (Number.isNaN(other)) return size.toFixed(1);
  const difference = (size - other).toFixed(1);
  return `${size.toFixed(1)} (${difference.startsWith('-') ? difference : `+${difference}`})`;
}

function formatRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
