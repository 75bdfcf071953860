import { buildSchema } from 'graphql';
import { toMarkdown } from 'mdast-util-to-markdown';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { expect, it } from 'vitest';
import { createLinkMap, createSchemaStore } from 'graphql-docs-reference/graphql';
import { remarkLinks } from '../links';

const schema = buildSchema('type Query { id: ID }');

function run(value: string, paths: readonly string[]): string {
  const store = createSchemaStore();
  store.set({ schema, links: createLinkMap(schema), paths, samples: 'error' });
  const processor = unified().use(remarkParse).use(remarkLinks, store);
  return toMarkdown(processor.runSync(processor.parse(value))).trim();
}

const guide =
  'The [*changelog*](/docs/graphql/changelog#2026-06-15), [Atom](/docs/graphql/changelog.atom), [all](/docs/graphql/deprecated), [JSON](/docs/graphql/upcoming.json) and [errors](/docs/errors).';

it('leaves links to pages, and has the browser load feeds', () => {
  expect(run(guide, ['/docs/graphql/changelog', '/docs/graphql/deprecated'])).toBe(
    'The [*changelog*](/docs/graphql/changelog#2026-06-15), [Atom](pathname:///docs/graphql/changelog.atom), [all](/docs/graphql/deprecated), [JSON](pathname:///docs/graphql/upcoming.json) and [errors](/docs/errors).',
  );
});

it('links nothing that another schema lacks', () => {
  expect(run(guide, [])).toBe('The *changelog*, Atom, all, JSON and [errors](/docs/errors).');
});
