import { spawn } from 'node:child_process';
import type { ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { serve } from '../../sandbox/local-api/serve';

const start = (...args: string[]): ChildProcessByStdio<null, Readable, Readable> =>
  spawn(
    process.execPath,
    ['--require', './scripts/load-typescript.cjs', 'scripts/sandbox.ts', ...args],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );

it('says where it answers and with which tokens, until it is stopped', async () => {
  const program = start('--port', '0', '--role', 'member');
  const [greeting] = (await once(program.stdout.setEncoding('utf8'), 'data')) as [string];
  expect(greeting).toMatch(/^The local API answers at http:\/\/localhost:\d+\/graphql\n/);
  expect(greeting).toMatch(/^ {2}sandbox-moderator {2,}Example Moderator/m);
  expect(greeting).toMatch(/^Without the header: Example Neighbour/m);
  const endpoint = /http:\S+/.exec(greeting)?.[0] ?? '';
  const response = await fetch(`${endpoint}?query={mySpaces{__typename}}`);
  expect(await response.json()).toEqual({ data: { mySpaces: { __typename: 'MySpaces' } } });
  program.kill('SIGINT');
  expect(await once(program, 'close')).toEqual([0, null]);
});

it('ends with a message where the port is taken', async () => {
  const { origin, close } = await serve({ fetch: () => new Response() }, 0);
  const { port } = new URL(origin);
  const program = start('--port', port);
  expect(await text(program.stderr)).toMatch(new RegExp(`^The port ${port} is taken\\. .+\\n$`));
  expect(program.exitCode ?? (await once(program, 'close'))[0]).toBe(1);
  await close();
});

it('says what it takes, and serves nothing', async () => {
  const program = start('--help');
  const help = await text(program.stdout);
  expect(help).toContain('Usage: npm run sandbox -- [OPTION …]\n');
  expect(help).toMatch(/^ {2}--webhook URL {2,}\S/m);
  expect(program.exitCode ?? (await once(program, 'close'))[0]).toBe(0);
});
