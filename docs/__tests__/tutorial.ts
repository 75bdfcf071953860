import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { useLocalApi } from '../../sandbox/local-api/__tests__/helpers';
import { runCommands } from './curl-local';
import { codeOf, fencesOf } from './fences';
import { sampleCode } from './load-sample';

/** The page with the files that all tutorials share. */
const start = 'docs/tutorials/index.mdx';

/** A program of a tutorial, as a reader has it: the files of the page in a folder, and plain Node. */
export interface Tutorial {
  /** Asks the program, or follows a link of it; `form` makes it a POST. */
  readonly open: (path: string, form?: Readonly<Record<string, string>>) => Promise<Response>;
  /** What a browser would show of a page, with one space between words. */
  readonly textOf: (path: string) => Promise<string>;
  /** Runs the command of the page with this title in the folder, and returns what it prints. */
  readonly run: (title: string) => Promise<string>;
  /** Address of the program. */
  readonly origin: () => string;
  /** Address of the identity provider. */
  readonly issuer: () => string;
  /** Resolves with the next line that the program prints. */
  readonly nextLine: () => Promise<string>;
  /** Starts the program again, as after a crash. */
  readonly restart: (env?: Readonly<Record<string, string>>) => Promise<void>;
}

/** Writes the files of a tutorial before the tests, and starts `program` before each of them. */
export function useTutorial(
  page: string,
  files: readonly string[],
  program: string,
  settings: Readonly<Record<string, string>> = {},
  webhook?: URL,
): Tutorial {
  const localApi = useLocalApi('guest', { rateLimit: false, ...(webhook && { webhook }) });
  let folder = '';
  let origin = '';
  let running: ChildProcess | undefined;
  let nextLine: () => Promise<string>;

  const addresses = (): Record<string, string> => ({
    API_URL: localApi.endpoint(),
    ISSUER: localApi.origin(),
  });

  async function startProgram(env: Readonly<Record<string, string>> = {}): Promise<void> {
    const child = spawn(process.execPath, [program], {
      cwd: folder,
      env: { ...process.env, ...addresses(), PORT: '0', ...settings, ...env },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    running = child;
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    nextLine = async () => String((await lines.next()).value);
    // It prints ORIGIN instead, if that is set.
    const port = env['PORT'] ?? settings['PORT'] ?? '0';
    origin = /http:\/\/localhost:\d+/.exec(await nextLine())?.[0] ?? `http://localhost:${port}`;
  }

  async function stopProgram(): Promise<void> {
    if (running?.exitCode !== null) return;
    const end = new Promise((resolve) => running?.once('exit', resolve));
    running.kill();
    await end;
  }

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'tutorial-'));
    const documents = fencesOf(page).filter(({ title }) => title.endsWith('.graphql'));
    await Promise.all([
      ...['api.mjs', 'web.mjs'].map((name) =>
        writeFile(join(folder, name), sampleCode(start, name)),
      ),
      ...files.map((name) => writeFile(join(folder, name), sampleCode(page, name))),
      ...documents.map(({ title, code }) => writeFile(join(folder, title), code)),
    ]);
  });
  beforeEach(() => startProgram());
  afterEach(stopProgram);
  afterAll(() => rm(folder, { recursive: true }));

  const open: Tutorial['open'] = (path, form) =>
    fetch(new URL(path, origin), {
      redirect: 'manual',
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    });

  return {
    open,
    textOf: async (path) => readableText(await (await open(path)).text()),
    run: (title) => {
      const code = codeOf(page, title);
      const { port } = new URL(origin);
      return runCommands(`cd '${folder}'\n${code}`, localApi, { ...addresses(), PORT: port });
    },
    nextLine: () => nextLine(),
    origin: () => origin,
    issuer: localApi.origin,
    restart: async (env) => {
      await stopProgram();
      await startProgram(env);
    },
  };
}

/** Opens a target with a `Host`, as an attacker can. `fetch` sets its own. */
export function openAt(origin: string, target: string, host: string): Promise<Response> {
  return new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    get({ hostname, port, path: target, headers: { host } }, (reply) => {
      const init = { status: reply.statusCode ?? 0, headers: { ...reply.headers } as HeadersInit };
      void text(reply).then((body) => resolve(new Response(body, init)), reject);
    }).on('error', reject);
  });
}

/** The text of HTML without markup, still escaped. */
export function readableText(html: string): string {
  return html
    .replace(/<(style|script)>.*?<\/\1>/gs, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
