import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import type { Server } from '../run-command';
import { run, withServer } from '../run-command';

const folder = tmpdir();

/** Listens in a process that its shell starts. */
const serve = `node -e 'require("http").createServer((_, response) => response.end("hello")).listen(process.env.PORT)'; true`;

it('gives what a command prints', async () => {
  expect(await run('echo one; echo two >&2', folder)).toMatch(/^(?:one|two)\n(?:one|two)\n$/);
});

it('names the exit code of a command that fails, and shows the end of its output', async () => {
  await expect(run('seq 1 129; exit 3', folder)).rejects.toThrow(
    /^"seq 1 129; exit 3" ended with exit code 3\.\n {2}70\n[\s\S]+\n {2}129$/,
  );
});

it('uses a server at a free port, and ends what its shell has started', async () => {
  let address = '';
  await withServer(serve, folder, async ({ origin }) => {
    address = origin;
    expect(await (await fetch(origin)).text()).toBe('hello');
  });
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

it('ends the server when its use fails, too', async () => {
  let address = '';
  const use = ({ origin }: Server): Promise<void> => {
    address = origin;
    return Promise.reject(new Error('No guide.'));
  };
  await expect(withServer(serve, folder, use)).rejects.toThrow('No guide.');
  await expect(fetch(address)).rejects.toThrow('fetch failed');
});

it('says at once that a server has ended', async () => {
  await expect(withServer('echo no; exit 1', folder, () => Promise.resolve())).rejects.toThrow(
    '"echo no; exit 1" ended with exit code 1.\n  no',
  );
});
