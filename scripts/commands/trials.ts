import assert from 'node:assert/strict';
import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';
import { createCopy } from '../copy-sources';
import { run, withServer } from './run-command';
import { ask, rebuildBeside, stayAlive, stayAliveOnStdio } from './stay-alive';

/** Runs a command in a fresh copy of the repository; fails by throwing. */
export type Trial = (command: string, copy: string) => Promise<void>;

/** Who runs a command instead: steps of `npm test`, or a file that has the command. */
export interface Elsewhere {
  readonly steps?: readonly string[];
  readonly file?: string;
}

/** How each command that README.md and CONTRIBUTING.md print is tried; the longest come first. */
export const trials: Readonly<Record<string, Trial | Elsewhere>> = {
  'npm start': followEdits,
  "SCHEMA='api/*.graphql' npm start": showOtherApi,
  'npm run agents': succeed(),
  'npm run measure': succeed(' -- --short'),
  'npm run load': succeed(' -- --short'),
  'npm run soak': succeed(' -- --short'),
  'npm run fuzz': succeed(' -- --runs 1'),
  'npm run examples': succeed(),
  'npm run changelog': succeed(),
  'npm run changelog -- --summary': succeed(),
  'npm run sandbox': answerFirstCommand,
  "SCHEMA='api/*.graphql' npm run sandbox": answerAnything,
  'npm run serve': serveSite,
  'npx tsx scripts/mcp.ts': serveAgent,
  'npx tsx scripts/prose.ts README.md': succeed(),
  'npx oxlint --config oxlint.config.mjs src/home': succeed(),
  'npx vitest run packages/reference/src/search': findTests,
  'npx vitest run schema/ packages/reference/src/examples sandbox/domains/polls': findTests,

  'npm ci': { file: '.github/actions/set-up/action.yml' },
  'npm test': { file: '.ci/run' },
  'npm test -- build e2e': { steps: ['build', 'e2e'] },
  'npm run check': { steps: ['content', 'lint', 'unit'] },
  'npm run check -- content': { steps: ['content'] },
  'npm run check -- --changed': { steps: ['content', 'lint', 'unit'] },
  'npm run build': { steps: ['build'] },
  'npm run bench': { file: '.github/workflows/bench.yml' },
  'npx knip': { steps: ['lint'] },
  'npx tsx scripts/circles.ts': { steps: ['lint'] },
  'npx tsx scripts/neutral.ts': { steps: ['lint'] },
  // With the name of a package behind it.
  'npm install -E': {},
};

function succeed(options = ''): Trial {
  return async (command, copy) => {
    await run(command + options, copy);
  };
}

const saved = 'This sentence was saved while the site was running.';

/** In the page that shows a guide, and then in that of an operation; the playground wakes, too. */
async function followEdits(command: string): Promise<void> {
  const copy = createCopy();
  await watch(command, copy, async (page, origin) => {
    await page.goto(`${origin}/docs/intro`);
    await page.getByRole('heading', { level: 1, name: 'Introduction' }).waitFor();
    appendFileSync(join(copy, 'docs/intro.mdx'), `\n${saved}\n`);
    await page.getByText(saved).waitFor();
    await page.goto(`${origin}/docs/graphql/operations/queries/space-by-id`);
    await page.getByRole('heading', { level: 1, name: 'spaceById' }).waitFor();
    const file = join(copy, 'schema/spaces.graphql');
    const sdl = readFileSync(file, 'utf8');
    const edited = sdl.replace('"Identifier of the space; archived', `"${saved} Archived`);
    assert.notEqual(edited, sdl, 'The argument of spaceById has another description.');
    writeFileSync(file, edited);
    await page.getByText(saved).first().waitFor();
    await page.goto(`${origin}/docs/graphql/playground`);
    await page.getByRole('tab', { name: 'Headers' }).waitFor();
    // A page in its place would be saved under this name.
    const { statusCode } = await ask(`${origin}/docs/graphql/schema.graphql`, { accept: '*/*' });
    assert.equal(statusCode, 404);
    for (const path of [
      '/',
      '/main.js',
      '/llms.txt',
      '/docs/graphql.md',
      '/__reference/docs.json',
    ]) {
      // As a page elsewhere asks whose name was led to this machine.
      const { statusCode } = await ask(origin + path, { host: 'rebound.example' });
      assert.equal(statusCode, 403, path);
      // As one asks that knows where this server is.
      const { headers } = await ask(origin + path, { origin: 'https://elsewhere.example' });
      assert.equal(headers['access-control-allow-origin'], undefined, path);
    }
  });
}

async function showOtherApi(command: string): Promise<void> {
  const copy = createCopy();
  addOtherApi(copy);
  await watch(command, copy, async (page, origin) => {
    await page.goto(`${origin}/docs/graphql/operations/queries/book`);
    await page.getByRole('heading', { level: 1, name: 'book' }).waitFor();
  });
}

const otherApis = 'packages/reference/src/examples/generate/__fixtures__';

function addOtherApi(copy: string): void {
  cpSync(`${otherApis}/library.graphql`, join(copy, 'api/library.graphql'));
}

/** Looks at what the command serves, with a minute for each thing that has to appear. */
async function watch(
  command: string,
  copy: string,
  look: (page: Page, origin: string) => Promise<void>,
): Promise<void> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await withServer(command, copy, async (server) => {
      await look(page, server.origin);
      assert.deepEqual(errors, [], 'Unexpected errors in the browser.');
      await stayAlive(server, '/');
    });
  } finally {
    await browser.close();
  }
}

/** Runs what the server prints for a first try. */
async function answerFirstCommand(command: string, copy: string): Promise<void> {
  await withServer(command, copy, async (server) => {
    const first = /\nTry it:\n([\s\S]+?)\n\n/.exec(server.output())?.[1];
    assert(first, `It prints no request to try:\n${server.output()}`);
    const answer = await run(`${first} --silent --show-error`, copy);
    assert.match(answer, /"authenticatedUserV2"/);
    assert.doesNotMatch(answer, /"errors"/);
    await stayAlive(server, '/graphql?query={__typename}');
  });
}

async function answerAnything(command: string, copy: string): Promise<void> {
  addOtherApi(copy);
  await withServer(command, copy, async ({ origin }) => {
    const response = await fetch(`${origin}/graphql?query={books(first:1){__typename}}`);
    assert.match(await response.text(), /^\{"data":\{"books":/);
  });
}

/** In a copy of its own, whose build is replaced. */
async function serveSite(command: string): Promise<void> {
  const copy = createCopy();
  await withServer(command, copy, async (server) => {
    const { origin } = server;
    const response = await fetch(`${origin}/docs/intro`);
    assert.equal(response.status, 200);
    assert.match(await response.text(), /<h1>Introduction<\/h1>/);
    await stayAliveOnStdio(`npx -y ${origin}/mcp.tgz`, copy);
    await stayAlive(server, '/docs/intro', () => rebuildBeside(copy, `${origin}/docs/intro`));
  });
}

/** Starts it as an agent does. */
async function serveAgent(commandLine: string, cwd: string): Promise<void> {
  const [command = '', ...args] = commandLine.split(' ');
  const client = new Client({ name: 'test', version: '1.0.0' });
  const transport = new StdioClientTransport({ command, args, cwd, stderr: 'ignore' });
  // It reads all sources first, which takes a busy machine longer than the minute of the client.
  await client.connect(transport, { timeout: 300_000 });
  try {
    const { tools } = await client.listTools();
    assert(tools.some(({ name }) => name === 'search'));
  } finally {
    await client.close();
  }
}

/** The step `unit` runs all tests, so it's enough that each path names some. */
async function findTests(command: string, copy: string): Promise<void> {
  const files = await run(command.replace(' run ', ' list --filesOnly '), copy);
  for (const path of command.split(' ').slice(3)) {
    assert(files.includes(` ${path.replace(/\/$/, '')}/`), `No tests are in ${path}.`);
  }
}
