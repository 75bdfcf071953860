import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadSample, sampleCode } from '../load-sample';
import { useTutorial } from '../tutorial';

const page = 'docs/tutorials/index.mdx';
const { run } = useTutorial(page, [], 'api.mjs');

/** What web.mjs exports, of what it escapes. */
interface Web {
  readonly html: (parts: TemplateStringsArray, ...values: unknown[]) => { readonly text: string };
}

const { html: tag } = await loadSample<Web>(page, 'web.mjs');

it('loads api.mjs and web.mjs as the page says', async () => {
  expect(await run('Check the files')).toBe('true\n');
});

it('escapes values of text and attributes', () => {
  expect(tag`<a title="${`"><script>alert('&')`}">`.text).toBe(
    '<a title="&#34;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)">',
  );
});

it('leaves its own HTML and lists of it, and shows nothing for null', () => {
  const items = ['a', '<b>'].map((item) => tag`<li>${item}</li>`);
  expect(tag`<ul>${items}${null}${undefined}${0}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  );
});

it.each([
  [page, 'web.mjs', 'serve(() => undefined);'],
  ['docs/webhooks/receivers.mdx', 'receiver.mjs', ''],
])('says what to do where the port of %s is taken', async (file, name, start) => {
  const other = createServer().listen(0, 'localhost');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const folder = await mkdtemp(join(tmpdir(), 'port-'));
  const names = ['API_TOKEN', 'API_URL', 'WEBHOOK_SECRET'];
  const given = Object.fromEntries(names.map((one) => [one, 'unused']));
  const env = { ...process.env, ...given, PORT: String(port) };
  const code = `${sampleCode(file, name)}\n${start}`;
  const options = { cwd: folder, env, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', code],
    options,
  );
  other.close();
  await rm(folder, { recursive: true });
  expect(stderr).toBe(
    `Port ${port} is taken: stop the program that uses it, or set PORT to another one.\n`,
  );
  expect(status).toBe(1);
});
