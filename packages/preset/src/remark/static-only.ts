import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';

const fix =
  'Write what it shows as Markdown, or make it an island: see packages/reader/src/islands/README.md.';

/**
 * Refuses what would do nothing in a page: content is rendered once, on the server, and React leaves
 * it alone in the browser. So a component that a page imports or defines has neither state nor
 * effects nor event handlers, and no element of a page has handlers of its own.
 */
export const remarkStaticOnly: Plugin<[], Root> = () => (tree, file) => {
  const say = (reason: string, node: object): void => {
    const place = (node as { readonly position?: never }).position;
    file.message(`${reason} ${fix}`, place, 'static-only:state');
  };
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      const own = stateIn(node.value);
      if (own !== undefined) say(`Unexpected ${own} in a page.`, node);
      for (const [, names = '', source = ''] of node.value.matchAll(
        /import\s([^;'"]+)\sfrom\s*['"]([^'"]+)['"]/g,
      )) {
        const found = findState(source, dirname(resolve(file.cwd, file.path)), file.cwd);
        if (found)
          say(
            `Unexpected component ${names.trim()}, which uses ${found.what} (${found.file}).`,
            node,
          );
      }
    }
    if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) continue;
      say(`Unexpected ${attribute.name} on <${node.name ?? ''}>, which no script reads.`, node);
    }
  });
};

interface Found {
  /** A hook of React, or an event handler. */
  readonly what: string;
  /** The file that uses it, relative to the site. */
  readonly file: string;
}

const hooks =
  /\buse(?:State|Reducer|Ref|Effect|LayoutEffect|InsertionEffect|EffectEvent|SyncExternalStore|Transition|DeferredValue|Optimistic|ActionState|ImperativeHandle)\b/;
const handlers = /\bon[A-Z]\w*(?==\{)/;
const comments = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm;

/** The first hook or event handler in the code of a module. */
function stateIn(code: string): string | undefined {
  const bare = code.replace(comments, '');
  return hooks.exec(bare)?.[0] ?? handlers.exec(bare)?.[0];
}

/**
 * The state of a module, or of those of this site and of the theme that it imports. Packages and
 * Docusaurus' own parts are trusted: a link, for one, works in content by its address.
 */
function findState(
  source: string,
  folder: string,
  siteDir: string,
  seen = new Set<string>(),
): Found | undefined {
  const path = locate(source, folder, siteDir);
  if (path === undefined || seen.has(path)) return undefined;
  seen.add(path);
  const code = readFileSync(path, 'utf8');
  const what = stateIn(code);
  if (what !== undefined) return { what, file: relative(siteDir, path) };
  for (const [, imported = ''] of code.matchAll(/\bfrom\s+['"]([^'"]+)['"]/g)) {
    const found = findState(imported, dirname(path), siteDir, seen);
    if (found) return found;
  }
  return undefined;
}

const endings = ['', '.tsx', '.ts', '.jsx', '.js', '/index.tsx', '/index.ts', '/index.js'];

function locate(source: string, folder: string, siteDir: string): string | undefined {
  const theme = 'node_modules/@docusaurus/theme-classic/lib/theme';
  const bases = source.startsWith('.')
    ? [resolve(folder, source)]
    : source.startsWith('@site/')
      ? [join(siteDir, source.slice('@site/'.length))]
      : source.startsWith('@theme/')
        ? ['src/theme', theme].map((base) => join(siteDir, base, source.slice('@theme/'.length)))
        : [];
  return bases
    .flatMap((base) => endings.map((ending) => base + ending))
    .find((path) => /\.[jt]sx?$/.test(path) && existsSync(path));
}
