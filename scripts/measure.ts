import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { serveFolder } from '../src/delivery/serve-folder';
import { answerUsage } from './answer-usage';
import { findBrowser } from './find-browser';
import type { Kind } from './measure/kinds';
import { goals, kinds } from './measure/kinds';
import type { Audit } from './measure/lighthouse';
import { audit } from './measure/lighthouse';
import type { PageCosts } from './measure/load-page';
import { measureLoad } from './measure/load-page';
import { printRanking } from './measure/search';
import { tabulateSizes } from './measure/sizes';

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

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
