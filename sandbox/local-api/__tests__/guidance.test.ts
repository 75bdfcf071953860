import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { documentsOfCurl } from '../../../docs/__tests__/curl';
import { checkSample } from 'graphql-docs-reference/graphql';
import { createSandbox } from '../..';
import { sdl, town } from '../../__tests__/helpers';
import { greeting, resetCommand, startPage } from '../pages';
import { createLocalApi } from '../local-api';
import { serve } from '../serve';
import { useLocalApi } from './helpers';

const { origin } = useLocalApi();

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
  const [, command = ''] = /^Try it:\n(.+?)\n\n/ms.exec(greeting(origin())) ?? [];
  const [document = ''] = documentsOfCurl(command);
  expect(checkSample(document, buildSchema(sdl))).toEqual([]);
  expect(JSON.parse(await runShell(command))).toEqual({
    data: { authenticatedUserV2: { __typename: 'SignedInUser' } },
  });
});

it('shows the same request on its page, and the one that resets the data', async () => {
  const [first = '', reset = ''] = commandsOfPage(startPage(origin()));
  expect(greeting(origin())).toContain(`Try it:\n${first}\n`);
  expect(reset).toBe(resetCommand(origin()));
  expect(await runShell(reset)).toBe('');
});

it('says whether requests are counted, and how to change that', async () => {
  const counted = 'counted as on the platform: 60 a minute without a token, 600 for a user.';
  const limited = `Requests are ${counted} Start with --no-rate-limit to lift this.`;
  expect(greeting(origin())).toContain(limited);
  expect(startPage(origin())).toContain(limited);
  // The server of these tests has no limit.
  const page = await (await fetch(origin())).text();
  for (const text of [greeting(origin(), { rateLimit: false }), page]) {
    expect(text).toMatch(/Requests aren(?:'|&#39;)t counted\. Start without --no-rate-limit/);
    expect(text).not.toContain(limited);
  }
});

it('says where events go, or how to get them', async () => {
  const offer = 'Start with --webhook http://localhost:8080/webhook to get events';
  expect(greeting(origin())).toContain(offer);
  expect(await (await fetch(origin())).text()).toContain(offer);
  const webhook = new URL('http://localhost:9000/events');
  const other = await serve(createLocalApi(createSandbox(sdl, town), { webhook }), 0);
  const page = await (await fetch(other.origin)).text();
  await other.close();
  for (const text of [greeting(other.origin, { webhook }), page]) {
    expect(text).toContain(`Events about what changes go to ${webhook.href}, signed with`);
    expect(text).not.toContain('--webhook');
  }
});
