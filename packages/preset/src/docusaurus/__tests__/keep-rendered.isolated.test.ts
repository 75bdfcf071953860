import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { keepRendered, renderWith } from '../keep-rendered';

const former = process.cwd();
const site = mkdtempSync(join(tmpdir(), 'rendered-'));
const executor = createRequire(import.meta.url)('@docusaurus/core/lib/ssg/ssgExecutor.js') as {
  executeSSG: (run: object) => Promise<{ collectedData: Record<string, unknown> }>;
};
let rendered: readonly string[] = [];
let template: string | undefined;

interface Props {
  readonly routesPaths: string[];
  readonly siteConfig: { readonly ssrTemplate?: string };
}

/** Renders as Docusaurus does: from modules, and with the names of scripts. */
executor.executeSSG = ({ props }: { props?: Props }) => {
  rendered = props?.routesPaths ?? [];
  template = props?.siteConfig.ssrTemplate;
  for (const path of rendered) {
    const text = `<script src=/${script}></script>${modules[path === '/a' ? 'aaaa' : 'bbbb'] ?? ''}${besides}`;
    write(`out${path}.html`, text);
  }
  return Promise.resolve({
    collectedData: Object.fromEntries(rendered.map((path) => [path, { links: [path] }])),
  });
};

let script = '';
let besides = '';
let main = '';
let isReversed = false;
let modules: Record<string, string> = {};
keepRendered(() => besides);

beforeEach(() => {
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site);
  process.chdir(site);
  script = 'assets/js/main.11111111.js';
  besides = '';
  modules = { aaaa: 'A', bbbb: 'B', later: 'C' };
  main = 'D';
  isReversed = false;
});

afterAll(() => {
  process.chdir(former);
  rmSync(site, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(site, path)), { recursive: true });
  writeFileSync(join(site, path), text);
}

/** Builds anew, and gives the pages that were rendered. */
async function build(): Promise<{ rendered: readonly string[]; a: string; data: unknown }> {
  rmSync(join(site, 'out'), { recursive: true, force: true });
  rendered = [];
  const names = Object.entries(modules).map(([name, text]) => {
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
    write(`out/__server/assets/js/${name}.${hash}.js`, text);
    return hash;
  });
  write('out/__server/server.bundle.js', `${main} ${JSON.stringify(names)}`);
  const listed = [
    ['main', { file: script, hash: script.slice(15, 23) }],
    ['runtime', { file: 'assets/js/runtime.11111111.js' }],
  ];
  if (isReversed) listed.reverse();
  write('manifest.json', JSON.stringify(Object.fromEntries(listed)));
  write('routesChunkNames.json', JSON.stringify({ '/a-1': { c: 'aaaa' }, '/b-2': { c: 'bbbb' } }));
  const { collectedData } = await executor.executeSSG({
    props: {
      routesPaths: ['/a', '/b'],
      outDir: join(site, 'out'),
      generatedFilesDir: site,
      baseUrl: '/',
      siteConfig: { trailingSlash: false },
      i18n: { currentLocale: 'en' },
    },
    serverBundlePath: join(site, 'out/__server/server.bundle.js'),
    clientManifestPath: join(site, 'manifest.json'),
    router: 'browser',
  });
  return { rendered, a: readFileSync(join(site, 'out/a.html'), 'utf8'), data: collectedData };
}

it('renders nothing again where nothing has changed', async () => {
  const first = await build();
  expect(first.rendered).toEqual(['/a', '/b']);
  expect(await build()).toEqual({ ...first, rendered: [] });
});

it('renders nothing again where the bundler lists the same scripts in another order', async () => {
  await build();
  isReversed = true;
  expect((await build()).rendered).toEqual([]);
});

it('renders a page again whose own module has changed', async () => {
  await build();
  modules['aaaa'] = 'D';
  expect(await build()).toMatchObject({
    rendered: ['/a'],
    a: '<script src=/assets/js/main.11111111.js></script>D',
  });
});

it('renders nothing again where only what is loaded on demand has changed', async () => {
  await build();
  modules['later'] = 'E';
  expect((await build()).rendered).toEqual([]);
});

it('renders all pages again where the code of all, or what they read besides, has changed', async () => {
  await build();
  main = 'F';
  expect((await build()).rendered).toEqual(['/a', '/b']);
  besides = 'F';
  expect((await build()).rendered).toEqual(['/a', '/b']);
});

it('puts the names of scripts into what it has kept', async () => {
  await build();
  script = 'assets/js/main.22222222.js';
  expect(await build()).toMatchObject({
    rendered: [],
    a: '<script src=/assets/js/main.22222222.js></script>A',
  });
});

it('renders all pages again into another template, once', async () => {
  await build();
  expect(template).toBeUndefined();
  renderWith((props) => ({
    ...props,
    siteConfig: { ...props.siteConfig, ssrTemplate: '<html></html>' },
  }));
  // As another reference of the site does.
  keepRendered(() => 'other');
  expect((await build()).rendered).toEqual(['/a', '/b']);
  expect(template).toBe('<html></html>');
  expect((await build()).rendered).toEqual([]);
});
