import type { Browser } from '@playwright/test';
import type { Kind } from './kinds';
import { goals, kinds } from './kinds';
import { measureLoad } from './load-page';

const columns = ['first load, KB', 'JavaScript awake, KB', 'ahead, KB'] as const;

/**
 * What a page of each kind weighs, as a table in Markdown. With the origin of a second site, each
 * figure has the difference to that one beside it.
 */
export async function tabulateSizes(browser: Browser, origins: readonly string[]): Promise<string> {
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
