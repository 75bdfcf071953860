import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serveFolder } from '../serve-folder';
import { findFolder, restoreFolder, swapFolder } from '../swap-folder';
import { pageOf } from './site';

let folder: string;
let site: string;
let next: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'swap-'));
  site = join(folder, 'site');
  next = join(folder, 'site.next');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const make = (path: string, text: string): void => {
  mkdirSync(path, { recursive: true });
  writeFileSync(join(path, 'index.html'), text);
};

const read = (): string => readFileSync(join(site, 'index.html'), 'utf8');

describe('swapFolder', () => {
  it('puts a site where there was none', async () => {
    make(next, 'new');
    await swapFolder(next, site);
    expect(read()).toBe('new');
    expect(readdirSync(folder)).toEqual(['site']);
  });

  it('puts a site in the place of another, of which nothing stays', async () => {
    make(site, 'former');
    make(next, 'new');
    await swapFolder(next, site);
    expect(read()).toBe('new');
    expect(readdirSync(folder)).toEqual(['site']);
  });

  it.each([
    ['while it removed the former site', ['site', 'site.old']],
    ['before the new site was in its place', ['site.old']],
  ])('goes on where one was killed %s', async (_when, left) => {
    for (const name of left) make(join(folder, name), name);
    make(next, 'new');
    await swapFolder(next, site);
    expect(read()).toBe('new');
    expect(readdirSync(folder)).toEqual(['site']);
  });
});

describe('restoreFolder', () => {
  it('puts the former site back where a swap was killed before the new one was there', () => {
    make(`${site}.old`, 'former');
    restoreFolder(site);
    expect(read()).toBe('former');
  });

  it('leaves a site alone', () => {
    make(site, 'new');
    make(`${site}.old`, 'former');
    restoreFolder(site);
    expect(read()).toBe('new');
  });
});

/** Swaps until it is killed; each site has a number, and files of another size. */
const swapper = `
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { swapFolder } from './swap-folder.mjs';
for (let number = 1; ; number += 1) {
  rmSync('site.next', { recursive: true, force: true });
  mkdirSync('site.next');
  for (const name of ['404.html', 'index.html', 'one.html', 'two.html'])
    writeFileSync('site.next/' + name, process.argv[2].replace('<h1>', '<h1>' + number + ' '.repeat(number % 7)));
  await swapFolder('site.next', 'site');
  if (number === 1) process.send('');
  await wait(2 * Math.random());
}
`;

describe('a swap that is killed at any moment', () => {
  /** Each takes the start of a process. */
  const kills = Number(process.env['KILLS'] ?? 50);

  it(`leaves a whole site on disk, ${kills} times, and a client without a fault`, async () => {
    await build({
      entryPoints: ['packages/preset/src/delivery/swap-folder.ts'],
      outfile: join(folder, 'swap-folder.mjs'),
      format: 'esm',
      platform: 'node',
    });
    writeFileSync(join(folder, 'swapper.mjs'), swapper);
    await end(await startSwapper());
    const { server, origin } = await serveFolder(site);
    const answers: Record<string, number> = {};
    const isOver = { now: false };
    const client = async (): Promise<void> => {
      while (!isOver.now) {
        const answer = await ask(`${origin}/two`);
        answers[answer] = (answers[answer] ?? 0) + 1;
        await wait(3);
      }
    };
    const asking = client();
    const left: Record<string, number> = {};
    for (let kill = 0; kill < kills; kill += 1) {
      const child = await startSwapper();
      await wait(20 * Math.random());
      await end(child);
      const names = readdirSync(folder).filter((name) => /^site(?:\.old)?$/.test(name));
      left[names.join(' and ')] = (left[names.join(' and ')] ?? 0) + 1;
      const pages = readPages(findFolder(site)?.path ?? '');
      expect(pages).toHaveLength(4);
      expect(new Set(pages).size).toBe(1);
    }
    isOver.now = true;
    await asking;
    server.close();
    console.log('On disk after kills:', left, 'Answers:', answers);
    expect(Object.keys(answers)).toEqual(['200, whole']);
  }, 300_000);

  async function startSwapper(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['swapper.mjs', pageOf('Site')], {
      cwd: folder,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    await once(child, 'message');
    return child;
  }

  async function end(child: ChildProcess): Promise<void> {
    child.kill('SIGKILL');
    await once(child, 'close');
  }

  function readPages(path: string): string[] {
    return readdirSync(path).map((name) => readFileSync(join(path, name), 'utf8'));
  }

  async function ask(address: string): Promise<string> {
    try {
      const response = await fetch(address);
      const isWhole = (await response.text()).endsWith('</body></html>');
      return `${response.status}, ${isWhole ? 'whole' : 'cut'}`;
    } catch (error) {
      return String(error instanceof Error ? (error.cause ?? error) : error);
    }
  }
});
