import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useLocalApi } from '../../../sandbox/local-api/__tests__/helpers';
import { codeOf } from '../fences';
import { sampleCode } from '../load-sample';

const page = 'docs/forming-requests.mdx';
const { endpoint } = useLocalApi();

/** Code of the fence with a title, which need not carry the word `run`. */
const code = (title: string): string => codeOf(page, title);

describe('the program', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'nearby-'));
    await writeFile(join(folder, 'api.ts'), sampleCode(page, 'api.ts: send a document'));
    await writeFile(join(folder, 'nearby.mjs'), sampleCode(page, 'nearby.mjs'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const run = (...position: string[]): Promise<{ stdout: string }> =>
    promisify(execFile)(
      process.execPath,
      [resolve('node_modules/tsx/dist/cli.mjs'), 'nearby.mjs', ...position],
      { cwd: folder, env: { ...process.env, API_URL: endpoint() } },
    );

  it('prints what the page says', async () => {
    expect((await run()).stdout.trim()).toBe(code('What it prints'));
  });

  it('finds no space where longitude and latitude are swapped', async () => {
    expect((await run('52.52', '13.405')).stdout).toBe('0 spaces within 5 km\n');
  });

  it('fails with the code for a place that does not exist', async () => {
    await expect(run('13.405', '95')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^VALIDATION_FAILED /) as string,
    });
  });
});

it('answers the command as the page says', async () => {
  const command = code('A request with variables').replace('{urls.api}', endpoint());
  const { stdout } = await promisify(execFile)('bash', ['-c', command]);
  expect(JSON.parse(stdout)).toMatchObject({ data: { spaces: { data: [{}, {}] } } });
});
