import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Props } from '@docusaurus/types';
import { writeFiles } from '../files';
import { hashMakers } from '../package-file';
import { keyOf, openStore } from '../store';

/** The part of Docusaurus that renders pages. It gives what it learned of each, as JSON. */
interface Executor {
  executeSSG: (run: Run) => Promise<{ readonly collectedData: Readonly<Record<string, unknown>> }>;
}

interface Run {
  readonly props: Props;
  readonly serverBundlePath: string;
  readonly clientManifestPath: string;
  readonly router: string;
}

/** A page as it was rendered. */
interface Rendered {
  readonly html: string;
  readonly collected: unknown;
}

const core = createRequire(require.resolve('@docusaurus/core/package.json'));

/**
 * Has `docusaurus build` render only pages whose inputs have changed since it last did: the code of
 * all pages, the modules of a page, and what it reads besides. Names of scripts and styles are put
 * into what was rendered, so that no page is rendered again because one of them has changed.
 *
 * @param readBesides what the page at an address reads that isn't a module; empty if nothing.
 */
export function keepRendered(readBesides: (path: string) => string): void {
  const executor = core('./lib/ssg/ssgExecutor.js') as Executor;
  const { executeSSG } = executor;
  // Another reference of the site has seen to it.
  if ('isKept' in executeSSG) return;
  const executeKept: Executor['executeSSG'] = async (run) => {
    const { props } = run;
    const store = openStore('rendered', `${process.version} ${hashMakers()}`);
    const assets = await readAssets(run.clientManifestPath);
    const inputsOf = await createInputs(run, assets, readBesides);
    const pages = props.routesPaths.map((path) => {
      const inputs = inputsOf(path);
      const kept = store.find(inputs);
      return { path, inputs, kept: kept && (JSON.parse(kept.toString()) as Rendered) };
    });
    const routesPaths = pages.flatMap(({ path, kept }) => (kept ? [] : path));
    // Docusaurus renders more in threads, which take memory of their own.
    if (routesPaths.length > 100) await collectGarbage();
    const { collectedData } =
      routesPaths.length > 0
        ? await executeSSG({ ...run, props: { ...props, routesPaths } })
        : { collectedData: {} };
    const collected: Record<string, unknown> = {};
    // One by one: together, all pages would be in memory twice.
    for (const { path, inputs, kept } of pages) {
      if (kept) {
        writeFiles('', [[fileOf(props, path), assets.put(kept.html)]]);
        collected[path] = kept.collected;
      } else {
        const html = assets.take(readFileSync(fileOf(props, path), 'utf8'));
        const rendered: Rendered = { html, collected: collectedData[path] };
        await store.keep(inputs, () => JSON.stringify(rendered));
        collected[path] = rendered.collected;
      }
    }
    return { collectedData: collected };
  };
  executor.executeSSG = Object.assign(executeKept, { isKept: true });
}

/** Of the heap, more than half is what bundling has left behind, some of it held by what is garbage. */
async function collectGarbage(): Promise<void> {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // Threads that start now would have it as a global.
  setFlagsFromString('--no-expose-gc');
  collect();
  await setImmediate();
  collect();
}

/**
 * Has `docusaurus build` render pages from other properties. To be called after `keepRendered`, which
 * renders pages again where these are others.
 */
export function renderWith(change: (props: Props) => Props): void {
  const executor = core('./lib/ssg/ssgExecutor.js') as Executor;
  const { executeSSG } = executor;
  const executeWith: Executor['executeSSG'] = ({ props, ...run }) =>
    executeSSG({ ...run, props: change(props) });
  executor.executeSSG = Object.assign(executeWith, { isKept: true });
}

/** Where Docusaurus writes the page at an address. */
function fileOf({ outDir, baseUrl, siteConfig: { trailingSlash } }: Props, path: string): string {
  const name = path.slice(baseUrl.length);
  if (/\.html?$/i.test(name)) return join(outDir, name);
  const isFolder = trailingSlash !== false || name === '' || name.endsWith('/');
  return join(outDir, isFolder ? `${name}/index.html` : `${name}.html`);
}

/** Names of scripts and styles, which say what is in them: `assets/js/main.1a2b3c4d.js`. */
interface Assets {
  /** Text with each name without what it says. */
  readonly take: (text: string) => string;
  /** Text with the names of this build. */
  readonly put: (text: string) => string;
  /** Which of them pages need. */
  readonly manifest: string;
}

const assetName = /(assets\/(?:js|css)\/[\w~.-]+?\.)[0-9a-f]{8}(\.(?:js|css))/g;

async function readAssets(manifestFile: string): Promise<Assets> {
  const manifest = await readFile(manifestFile, 'utf8');
  const names = new Map<string, string>();
  for (const [name, before = '', after = ''] of manifest.matchAll(assetName))
    names.set(`${before}*${after}`, name);
  const take = (text: string): string => text.replace(assetName, '$1*$2');
  return {
    take,
    put: (text) =>
      text.replace(/assets\/(?:js|css)\/[\w~.-]+?\.\*\.(?:js|css)/g, (name) => {
        const found = names.get(name);
        if (found === undefined) throw new Error(`Unexpected script or style ${name} of a page.`);
        return found;
      }),
    manifest: JSON.stringify(JSON.parse(take(manifest)), inOrder),
  };
}

/** Without hashes, and in one order: the bundler lists in another one what it has from its cache. */
function inOrder(key: string, value: unknown): unknown {
  if (key === 'hash') return undefined;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Gives the inputs of a page. */
async function createInputs(
  { props, serverBundlePath }: Run,
  assets: Assets,
  readBesides: (path: string) => string,
): Promise<(path: string) => string[]> {
  const modules = await readServerModules(serverBundlePath);
  const chunkNames = await readFile(join(props.generatedFilesDir, 'routesChunkNames.json'), 'utf8');
  const named = new Map<string, string[]>();
  for (const [key, names] of Object.entries(JSON.parse(chunkNames) as Record<string, unknown>)) {
    // The key of `/guides/hello` is `/guides/hello-1a2`.
    const route = asFolder(key.replace(/-[^-]*$/, ''));
    named.set(route, [...(named.get(route) ?? []), ...namesIn(names)]);
  }
  // Other chunks are loaded on demand: on a server nothing asks for them, and they share no code.
  const common = modules.get(basename(serverBundlePath, '.js'));
  const { headTags, preBodyTags, postBodyTags, baseUrl, siteConfig, i18n } = props;
  const { trailingSlash, ssrTemplate, noIndex } = siteConfig;
  const settings = [headTags, preBodyTags, postBodyTags, baseUrl, trailingSlash, ssrTemplate];
  const frame = [...settings, noIndex, i18n.currentLocale, assets.manifest, common];
  const frameKey = keyOf([JSON.stringify(frame)]);
  return (path) => {
    // A page is also made of the modules of the routes that it is below.
    const own = foldersOf(path)
      .flatMap((route) => named.get(route) ?? [])
      .map((name) => modules.get(name));
    return [frameKey, path, JSON.stringify(own), readBesides(path)];
  };
}

/** Hashes of the scripts that render pages, by the names of their chunks. */
async function readServerModules(bundle: string): Promise<Map<string, string>> {
  const folder = dirname(bundle);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const scripts = entries.filter(({ name }) => name.endsWith('.js'));
  const hashes = scripts.flatMap(({ name }) => /\.([0-9a-f]{8})\.js$/.exec(name)?.[1] ?? []);
  // The first script names the others, and would change with each of them.
  const mapped = new RegExp(hashes.join('|') || '$^', 'g');
  return new Map(
    await Promise.all(
      scripts.map(async ({ parentPath, name }): Promise<[string, string]> => {
        const text = await readFile(join(parentPath, name), 'utf8');
        const hash = createHash('sha256').update(text.replace(mapped, '')).digest('hex');
        return [name.replace(/(?:\.[0-9a-f]{8})?\.js$/, ''), hash];
      }),
    ),
  );
}

/** All texts in what a route names, which is nested as its modules are. */
function namesIn(names: unknown): string[] {
  if (typeof names === 'string') return [names];
  if (typeof names !== 'object' || names === null) return [];
  return Object.values(names).flatMap(namesIn);
}

function asFolder(address: string): string {
  return address.replace(/\/*$/, '/');
}

/** `/`, `/guides/` and `/guides/hello/` of `/guides/hello`. */
function foldersOf(path: string): string[] {
  const folder = asFolder(path);
  return Array.from(folder.matchAll(/\//g), ({ index }) => folder.slice(0, index + 1));
}
