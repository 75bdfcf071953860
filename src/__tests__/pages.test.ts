import type { Element } from 'hast';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { documentsOfCurl } from '../../docs/__tests__/curl';
import { render, toElements, toMarkdown } from 'graphql-docs-reference/document';
import { checkSample, createSchemaStore } from 'graphql-docs-reference/graphql';
import { createReferenceReader } from 'docusaurus-preset-graphql-docs/content';
import { documentedApi } from '../../documented-api';

const store = createSchemaStore();
const { context, pages } = await createReferenceReader(process.cwd(), {
  ...documentedApi({}),
  store,
})();
const { schema } = context;
const all = pages.paths.map((path) => {
  const page = pages.get(path);
  return { ...page, rendered: render(page.tree), markdown: toMarkdown(page) };
});

/** Of what has an anchor of its own on a page: fields, arguments, values. */
function anchoredCoordinates(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading' && node.data?.coordinate) found.push(node.data.coordinate);
    if (node.type === 'member' && node.anchor !== undefined) found.push(node.coordinate);
    if (node.type === 'enumValue') found.push(node.coordinate);
  });
  return found;
}

/** Addresses of what stands in the text of a page. */
function addresses(tree: Root): string[] {
  const found: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'link') found.push(node.url);
    if (node.type === 'member' && node.href !== undefined) found.push(node.href);
    if (node.type === 'typeRef' && node.href !== undefined) found.push(node.href);
  });
  return found;
}

function ids(tree: Root): unknown[] {
  const found: unknown[] = [];
  visit(toElements(tree), 'element', ({ properties }: Element) => {
    if (properties.id !== undefined) found.push(properties.id);
  });
  return found;
}

/** Documents in the Markdown of a page, below what it calls them. */
function requests(markdown: string, name: RegExp): string[] {
  const fences = markdown.matchAll(/^\*\*(.+)\*\*\n\n```graphql\n([^]+?)\n```$/gm);
  return [...fences].flatMap(([, label = '', code = '']) => (name.test(label) ? [code] : []));
}

describe('the reference of the schema of this site', () => {
  it('has pages that anchor fields, arguments and values', () => {
    const coordinates = all.flatMap(({ tree }) => anchoredCoordinates(tree));
    expect(coordinates).toEqual(
      expect.arrayContaining([
        'Space.members',
        'Space.members(limit:)',
        'Query.spaces(limit:)',
        'VisibilityLevel.PUBLIC',
        '@access(role:)',
      ]),
    );
  });

  it('names in Markdown each coordinate that a page anchors', () => {
    const missing = all.flatMap(({ tree, markdown }) =>
      anchoredCoordinates(tree).filter((coordinate) => !markdown.includes(`\`${coordinate}\``)),
    );
    expect(missing).toEqual([]);
  });

  it('leads in Markdown where it leads in HTML', () => {
    const missing = all.flatMap(({ path, tree, markdown }) =>
      addresses(tree)
        .filter((url) => !markdown.includes(`](${url})`) && !markdown.includes(`<${url}>`))
        .map((url) => `${path}: ${url}`),
    );
    expect(missing).toEqual([]);
  });

  it('has no anchor twice on a page', () => {
    const twice = all.flatMap(({ path, tree }) =>
      ids(tree)
        .filter((id, index, own) => own.indexOf(id) !== index)
        .map((id) => `${path}#${String(id)}`),
    );
    expect(twice).toEqual([]);
  });

  it('has an anchor wherever the link of a coordinate leads', () => {
    const places = new Set(
      all.flatMap(({ path, rendered }) => [path, ...rendered.anchors.map((id) => `${path}#${id}`)]),
    );
    const missing = [...context.links].filter(([, href]) => !places.has(href));
    expect(missing).toEqual([]);
  });

  it('leads within itself to pages and anchors that there are', () => {
    const places = new Set(
      all.flatMap(({ path, rendered }) => [path, ...rendered.anchors.map((id) => `${path}#${id}`)]),
    );
    const broken = all.flatMap(({ path, rendered }) =>
      rendered.links
        .map((href) => (href.startsWith('#') ? `${path}${href}` : href))
        .filter((href) => /^\/docs\/graphql(?!\/playground$)/.test(href) && !places.has(href)),
    );
    expect(broken).toEqual([]);
  });

  it('prints requests that its schema can answer', () => {
    const documents = all.flatMap(({ markdown }) => requests(markdown, /^(?:Request|Before)$/));
    const faults = documents.flatMap((document) => checkSample(document, schema));
    expect(documents.length).toBeGreaterThan(300);
    expect(faults.filter(({ rule }) => rule !== 'deprecated')).toEqual([]);
  });

  it('prints requests to migrate to that use nothing deprecated', () => {
    const documents = all.flatMap(({ markdown }) => requests(markdown, /^After$/));
    expect(documents.length).toBeGreaterThan(10);
    expect(documents.flatMap((document) => checkSample(document, schema))).toEqual([]);
  });

  it('prints requests for curl that the sandbox answers', async () => {
    const documents = all.flatMap(({ markdown }) => documentsOfCurl(markdown));
    expect(documents).toHaveLength(1);
    expect(documents.flatMap((document) => checkSample(document, schema))).toEqual([]);
    const [query = ''] = documents;
    const { answer } = store.get();
    expect(await answer?.([{ query, as: 'guest' }])).not.toHaveProperty('errors');
  });
});
