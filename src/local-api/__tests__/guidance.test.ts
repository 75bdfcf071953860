import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { documentsOfCurl } from '../../../docs/__tests__/curl';
import { checkSample } from '../../graphql/check-sample';
import { sdl } from '../../sandbox/__tests__/helpers';
import { greeting, resetCommand } from '../guidance';
import { readOptions } from '../options';
import { startPage } from '../start-page';
import { useLocalApi } from './helpers';

const { origin } = useLocalApi();
const { anonymous } = readOptions([], {});

async function runShell(command: string): Promise<string> {
  return (await promisify(execFile)('bash', ['-c', `${command} --silent`])).stdout;
}

/** The commands of the page, as a browser shows them. */
function commandsOfPage(page: string): string[] {
  return [...page.matchAll(/<pre.*?><code>(.*?)<\/code>/gs)].map(([, html = '']) =>
    html.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&amp;', '&'),
  );
}

it('greets with a first request that the local API answers', async () => {
  const [, command = ''] = /^Try it:\n(.+?)\n\n/ms.exec(greeting(origin(), anonymous)) ?? [];
  const [document = ''] = documentsOfCurl(command);
  expect(checkSample(document, buildSchema(sdl))).toEqual([]);
  expect(JSON.parse(await runShell(command))).toEqual({
    data: { authenticatedUserV2: { __typename: 'SignedInUser' } },
  });
});

it('shows the same request on its page, and the one that resets the data', async () => {
  const [first = '', reset = ''] = commandsOfPage(startPage(origin()));
  expect(greeting(origin(), anonymous)).toContain(`Try it:\n${first}\n`);
  expect(reset).toBe(resetCommand(origin()));
  expect(await runShell(reset)).toBe('');
});
