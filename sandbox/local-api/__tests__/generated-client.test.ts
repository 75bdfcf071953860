import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useLocalApi } from './helpers';

/** What the client in `__fixtures__` exports, once its documents have types. */
interface Exports {
  readonly actAsMember: (url: string, token: string) => Promise<unknown>;
}

const { endpoint } = useLocalApi();

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'generated-client-'));
  await cp('sandbox/local-api/__fixtures__/client', folder, { recursive: true });
  await symlink(resolve('node_modules'), join(folder, 'node_modules'));
});
afterAll(() => rm(folder, { recursive: true }));

it('serves a client that is generated from it, compiled and run', { timeout: 60_000 }, async () => {
  await generate({
    schema: endpoint(),
    documents: join(folder, '*.ts'),
    generates: { [join(folder, 'gql/')]: { preset: 'client' } },
    importExtension: '.js',
    silent: true,
  });
  const compiler = resolve('node_modules/typescript/bin/tsc');
  await promisify(execFile)(process.execPath, [compiler, '--project', folder]);
  const { actAsMember } = (await import(join(folder, 'act-as-member.js'))) as Exports;
  expect(await actAsMember(endpoint(), 'sandbox-member')).toEqual({
    name: 'Example Neighbour',
    space: {
      name: 'Fahrradwerkstatt im Hof',
      viewerConnection: 'ADMIN',
      posts: {
        data: [
          {
            text: 'Wer hat einen Montageständer?',
            author: { displayName: 'Example Neighbour' },
          },
        ],
      },
      polls: {
        data: [
          {
            question: 'When do we meet?',
            voterCount: 1,
            viewerChoices: [{ label: 'At two' }],
          },
        ],
      },
    },
  });
});
