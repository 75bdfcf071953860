import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { createSchemaStore } from 'graphql-docs-reference/graphql';
import { documentedApi } from '../../documented-api';
import { placeholders, product } from '../product';
import { createReferenceReader, makeTwinsOfSite } from 'docusaurus-preset-graphql-docs/content';
import { findFaults, parseTwin } from '../../packages/preset/src/content/__tests__/find-faults';

const store = createSchemaStore();
const reference = await createReferenceReader(process.cwd(), {
  ...documentedApi({}),
  store,
})();
const { twins, indexes } = await makeTwinsOfSite(process.cwd(), reference, { store });
const { schema, links } = store.get();

const pages = [...twins, ...indexes.map(({ path, text }) => ({ path, markdown: text }))].map(
  ({ path, markdown }) => ({ path, markdown, tree: parseTwin(markdown) }),
);

/** All nodes of a type, with the path of their page. */
function all<Type extends Nodes['type']>(type: Type): [string, Extract<Nodes, { type: Type }>][] {
  return pages.flatMap(({ path, tree }) => {
    const found: [string, Extract<Nodes, { type: Type }>][] = [];
    visit(tree, type, (node) => {
      found.push([path, node as Extract<Nodes, { type: Type }>]);
    });
    return found;
  });
}

describe('the twins of all pages', () => {
  it('hold valid GraphQL, no JSX, HTML or placeholder outside of code, and print as parsed', () => {
    const faults = pages.flatMap(({ path, markdown, tree }) =>
      findFaults(tree, markdown, schema, placeholders).map((fault) => `${path}: ${fault}`),
    );
    expect(faults).toEqual([]);
  }, 30_000);

  it('name every coordinate that has an anchor on the page, and no other in a heading', () => {
    const coordinates = new Map(
      reference.pages.paths.map((path): [string, Set<string>] => [path, new Set()]),
    );
    for (const [coordinate, href] of links) {
      const [path = '', anchor] = href.split('#');
      if (anchor !== undefined) coordinates.get(path)?.add(coordinate);
    }
    const faults = pages.flatMap(({ path, tree }) => {
      const expected = coordinates.get(path) ?? new Set();
      const said = new Set<string>();
      const headings: string[] = [];
      visit(tree, 'inlineCode', ({ value }) => {
        said.add(value);
      });
      visit(tree, 'heading', ({ depth, children: [child] }) => {
        if (depth === 3 && child?.type === 'inlineCode') headings.push(child.value);
      });
      return [
        ...[...expected].filter((one) => !said.has(one)).map((one) => `${path} lacks ${one}`),
        ...headings
          .filter((one) => links.has(one) && !expected.has(one))
          .map((one) => `${path} has ${one}`),
      ];
    });
    expect(faults).toEqual([]);
  });

  it('link by whole addresses, and on the site to twins, indexes and files', () => {
    const known = new Set([
      ...twins.map(({ path }) => (path === '/' ? '/index.md' : `${path}.md`)),
      ...indexes.map(({ path }) => path),
    ]);
    const wrong = all('link').filter(([, { url }]) => {
      if (!/^(?:https?|mailto):/.test(url)) return true;
      const { origin, pathname } = new URL(url);
      return origin === product.urls.site && pathname.endsWith('.md') && !known.has(pathname);
    });
    expect(wrong.map(([path, { url }]) => `${path}: ${url}`)).toEqual([]);
  });

  it('say access and errors of an operation, and a request, in the first 5,000 characters', () => {
    const markdown = twins.find(({ path }) => path.endsWith('/mutations/vote-on-poll'))?.markdown;
    const start = markdown?.slice(0, 5000) ?? '';
    const order = [
      'type Mutation {\n  voteOnPoll(',
      '## Who may call it',
      '## Errors',
      '**Request**',
    ];
    const places = order.map((text) => start.indexOf(text));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('have less than 50,000 bytes each, and so do the indexes', () => {
    const large = pages.filter(({ markdown }) => Buffer.byteLength(markdown) >= 50_000);
    expect(large.map(({ path }) => path)).toEqual([]);
  });

  it('are all reached from llms.txt, by way of one index at most', () => {
    const reached = new Set(indexes.flatMap(({ text }) => text.match(/https:[^)\s]+\.md/g) ?? []));
    const lost = twins.filter(
      ({ path, kind }) => kind !== 'page' && !reached.has(`${product.urls.site}${path}.md`),
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
