import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs, promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { serveFolder } from 'docusaurus-preset-graphql-docs/delivery';
import { loadOwnSearch } from 'docusaurus-preset-graphql-docs/plugins';
import type { Browser } from '@playwright/test';
import { placeholders } from '../src/product';
import type { PageCosts } from './measure/load-page';
import { measureLoad } from './measure/load-page';
import { measureRanking, readQueries } from './measure/ranking';
import { findBrowser } from './provide-browser';
import { runScript } from './run-script';

/** A page of each kind. */
const kinds = Object.entries({
  home: '/',
  guide: '/docs/chat',
  operation: '/docs/graphql/operations/queries/space-by-id',
  object: '/docs/graphql/types/objects/space',
  post: '/blog/welcome-to-the-blog',
});

/** What is held, in the units of the columns. */
const goals = {
  'first load, KB': 65,
  'JavaScript awake, KB': 130,
  'ahead, KB': 100,
  'awake after, ms': 350,
  'awake after at 4×, ms': 1000,
  'blocking at 4×, ms': 60,
};

/**
 * Prints what a page of each kind costs beside the goals: the median of five runs. A second folder is
 * measured in turn with the first, since machines differ: `npm run measure -- build ../other/build`.
 * After `sizes`, folders are weighed only. With `search`, prints how well the search ranks.
 */
async function main(): Promise<void> {
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
  const sites = servers.map(({ origin }, index) => ({ origin, folder: folders[index] ?? '' }));
  try {
    if (args[0] === 'sizes') await printSizes(browser, sites);
    else await printCosts(browser, executablePath, sites, values.short ?? false);
  } finally {
    await browser.close();
    for (const { server } of servers) {
      server.closeAllConnections();
      server.close();
    }
  }
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

/** A build that is served. */
interface Site {
  readonly folder: string;
  readonly origin: string;
}

async function printCosts(
  browser: Browser,
  executablePath: string,
  sites: readonly Site[],
  isShort: boolean,
): Promise<void> {
  for (const [kind, path] of isShort ? kinds.slice(1, 2) : kinds) {
    const measured = sites.map((site) => ({
      ...site,
      costs: [] as PageCosts[],
      audits: [] as Audit[],
    }));
    for (let run = 0; run < (isShort ? 1 : 5); run += 1) {
      for (const { origin, costs, audits } of measured) {
        costs.push(await measureLoad(browser, origin + path));
        audits.push(await audit(origin + path, executablePath));
      }
    }
    console.log(`\n${kind} ${path}`);
    const rows = measured.map(({ folder, costs, audits }) => [folder, rowOf(costs, audits)]);
    console.table(Object.fromEntries([...rows, ['goal', goals]]));
  }
}

function rowOf(costs: readonly PageCosts[], audits: readonly Audit[]): object {
  const cost = (read: (one: PageCosts) => number): number => median(costs.map(read));
  const kilobytes = (read: (one: PageCosts) => number): number => Math.round(cost(read) / 100) / 10;
  const milliseconds = (read: (one: PageCosts) => number): number => Math.round(cost(read));
  const kindsOfBytes = Object.keys(costs[0]?.bytes ?? {});
  return {
    'first load, KB': kilobytes(firstLoad),
    ...Object.fromEntries(
      kindsOfBytes.map((kind) => [kind, kilobytes(({ bytes }) => bytes[kind] ?? 0)]),
    ),
    requests: cost(({ requests }) => requests),
    'JavaScript awake, KB': kilobytes(({ scriptBytes }) => scriptBytes),
    'ahead, KB': kilobytes(({ aheadBytes }) => aheadBytes),
    'awake after, ms': milliseconds(({ wakeTime }) => wakeTime),
    'awake after at 4×, ms': milliseconds(({ slowWakeTime }) => slowWakeTime),
    'blocking at 4×, ms': milliseconds(({ blockingTime }) => blockingTime),
    'Lighthouse scores': categories
      .map((_name, index) => median(audits.map(({ scores }) => scores[index] ?? NaN)))
      .join(' '),
    'Lighthouse blocking, ms': Math.round(median(audits.map(({ blockingTime }) => blockingTime))),
    'Lighthouse LCP, ms': Math.round(median(audits.map(({ largestPaint }) => largestPaint))),
  };
}

function firstLoad({ bytes }: PageCosts): number {
  return Object.values(bytes).reduce((sum, some) => sum + some, 0);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/** Scores of Lighthouse (https://developer.chrome.com/docs/lighthouse), out of 100, and its times. */
interface Audit {
  readonly scores: readonly number[];
  /** In milliseconds. */
  readonly blockingTime: number;
  readonly largestPaint: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

/** On a busy machine Chrome can come too late for one run. */
const audit = (url: string, browser: string): Promise<Audit> =>
  auditOnce(url, browser).catch(() => auditOnce(url, browser));

/** Runs Lighthouse as for a phone. In a process of its own: one that has run is slower afterwards. */
async function auditOnce(url: string, browser: string): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    'npx',
    [
      ...['lighthouse', url, '--quiet', '--output=json'],
      ...[`--only-categories=${categories.join()}`, '--chrome-flags=--headless --no-sandbox'],
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  );
  const report = JSON.parse(stdout) as Report;
  const value = (name: string): number => report.audits[name]?.numericValue ?? NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? NaN) * 100)),
    blockingTime: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
  };
}

const columns = ['first load, KB', 'JavaScript awake, KB', 'ahead, KB'] as const;

/**
 * Prints what a page of each kind weighs, as a table in Markdown. With a second site, each figure has
 * the difference to that one beside it.
 */
async function printSizes(browser: Browser, sites: readonly Site[]): Promise<void> {
  const rows: (readonly string[])[] = [
    ['page', ...columns],
    ['---', ...columns.map(() => '---:')],
  ];
  for (const [kind, path] of kinds) {
    const sizes: number[][] = [];
    for (const { origin } of sites) {
      const costs = await measureLoad(browser, origin + path);
      sizes.push([firstLoad(costs), costs.scriptBytes, costs.aheadBytes]);
    }
    const cells = columns.map((_name, index) => formatCell(sizes.map((of) => of[index] ?? NaN)));
    rows.push([`${kind} \`${path}\``, ...cells]);
  }
  rows.push(['goal', ...columns.map((name) => `${goals[name]}`)]);
  console.log(rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n'));
}

function formatCell([size = NaN, other]: readonly number[]): string {
  const kilobytes = (size / 1000).toFixed(1);
  if (other === undefined) return kilobytes;
  const difference = (size / 1000 - other / 1000).toFixed(1);
  return `${kilobytes} (${difference.startsWith('-') ? difference : `+${difference}`})`;
}

void runScript(main, {
  command: 'npm run measure',
  does: 'Prints bytes, requests and times of a page of each kind beside the goals: medians of five runs.',
  operands: '[sizes] [FOLDER …]',
  options: [['--short', 'One page, once']],
  example: 'npm run measure -- build ../other/build, to measure two builds in turn',
});
