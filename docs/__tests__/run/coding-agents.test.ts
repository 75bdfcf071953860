import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { parse as parseToml } from 'smol-toml';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSite, createTools } from 'graphql-docs-mcp';
import { siteData } from '../../../packages/mcp/src/__tests__/site';
import { bundleServer, makePackage } from 'docusaurus-preset-graphql-docs/plugins';
import { placeholders, product } from '../../../src/product';
import { replacePlaceholders } from 'docusaurus-preset-graphql-docs/remark';
import type { Fence } from '../fences';
import { fencesOf } from '../fences';

const page = 'docs/coding-agents.mdx';
const fences = fencesOf(page).map((fence) => ({
  ...fence,
  code: replacePlaceholders(fence.code, placeholders),
}));

/** Where each client has its servers. */
const keys = ['mcpServers', 'servers', 'context_servers', 'mcp_servers'];

interface Entry {
  readonly command?: string;
  readonly args?: readonly string[];
  readonly url?: string;
}

/** The one server that a configuration adds. */
function entryOf({ language, code }: Pick<Fence, 'language' | 'code'>): Entry {
  const file = (language === 'toml' ? parseToml(code) : JSON.parse(code)) as object;
  const [[key, servers] = ['', {}]] = Object.entries(file) as [string, Record<string, Entry>][];
  expect(keys).toContain(key);
  const [[name, entry] = ['', {}]] = Object.entries(servers);
  expect(name).toBe(product.name);
  return entry;
}

const configurations = fences.filter(({ language }) => ['json', 'toml'].includes(language));
const isLocal = ({ title }: Fence): boolean => !title.includes('HTTP');

it.each(configurations.filter(isLocal).map((fence) => [fence.title, fence] as const))(
  'starts the package of this site from %s',
  (_title, fence) => {
    expect(entryOf(fence)).toMatchObject({
      command: 'npx',
      args: ['-y', `${product.urls.site}/mcp.tgz`],
    });
  },
);

it('has a configuration for each client that it names', () => {
  expect(configurations.map(({ title }) => title)).toEqual([
    '.mcp.json',
    '~/.codex/config.toml',
    '.cursor/mcp.json',
    '.vscode/mcp.json',
    '~/.codeium/windsurf/mcp_config.json',
    'settings.json',
    '.junie/mcp/mcp.json',
    '.mcp.json over HTTP',
  ]);
});

it('connects to the local API where it listens', () => {
  const http = configurations.find((fence) => !isLocal(fence));
  expect(http && entryOf(http)).toEqual({ type: 'http', url: 'http://localhost:4000/mcp' });
});

it('lists the tools that there are', () => {
  const site = createSite(siteData);
  const tools = createTools(site, () => Promise.resolve([])).map(({ name }) => name);
  const rows = readFileSync(page, 'utf8').matchAll(/^\| `([a-z_]+)` \|/gm);
  expect([...rows].map(([, name]) => name)).toEqual(tools);
});

describe('the command', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'coding-agents-'));
    await writeFile(
      join(folder, 'mcp.tgz'),
      await makePackage(
        '.',
        siteData,
        await bundleServer('.', 'packages/model/src/made-up-model.ts'),
      ),
    );
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('checks documents as the guide prints it', async () => {
    const printed = fencesOf('docs/versioning/graphql-api.mdx').find(({ code }) =>
      code.includes('mcp.tgz check'),
    );
    const line = replacePlaceholders(printed?.code ?? '', placeholders);
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/a.ts'), 'gql`query A { gardens { id } }`');
    const { status, stdout } = spawnSync(
      'bash',
      ['-c', line.replace(product.urls.site, `file:${folder}`)],
      {
        cwd: folder,
        env: {
          ...process.env,
          npm_config_cache: join(folder, 'cache'),
          npm_config_offline: 'true',
        },
      },
    );
    expect(String(stdout)).toContain('1 operation: nothing to fix, no changes since ');
    expect(status).toBe(0);
  });

  it('starts a server that answers', async () => {
    const [fence] = configurations;
    const { command = '', args = [] } = fence ? entryOf(fence) : {};
    const client = new Client({ name: 'test', version: '1.0.0' });
    const local = args.map((arg) => arg.replace(product.urls.site, `file:${folder}`));
    const env = {
      ...process.env,
      npm_config_cache: join(folder, 'cache'),
      npm_config_offline: 'true',
    };
    await client.connect(
      new StdioClientTransport({ command, args: local, cwd: folder, stderr: 'ignore', env }),
    );
    const { content } = await client.callTool({
      name: 'get_symbol',
      arguments: { coordinate: 'Bed' },
    });
    expect(content).toMatchObject([{ text: expect.stringContaining('type Bed') as unknown }]);
    await client.close();
  });
});
