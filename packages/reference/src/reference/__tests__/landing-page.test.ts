import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { createContext } from '../context';
import { makeLandingPage } from '../landing-page';
import type { ReferencePage } from '../page';
import { html } from './page';

function pageOf(files: Readonly<Record<string, string>>): ReferencePage {
  const sources = Object.entries(files).map(([name, sdl]) => parse(new Source(sdl, name)));
  const options = {
    sourceUrl: (path: string) => `https://code.example/${path}`,
    endpoint: undefined,
  };
  return makeLandingPage(createContext(buildASTSchema(concatAST(sources)), options));
}

describe('makeLandingPage', () => {
  const page = pageOf({
    'schema/spaces.graphql': 'type Query { space: Space } type Space { id: ID }',
  });

  it('stands at the address of the reference, and says what it holds', () => {
    const { tree, ...rest } = page;
    expect(rest).toEqual({
      path: '/docs/graphql',
      title: 'GraphQL API',
      description: 'How to read the reference, and its symbols by kind.',
      editUrl: 'https://code.example/schema',
    });
    expect(tree.children).not.toEqual([]);
  });

  it('counts operations and types', () => {
    expect(html(page)).toContain('generated from its definition: 1 operation and 4 types.\n');
    expect(html(page)).toContain(
      '<td><a href=/docs/graphql/operations/queries>Queries</a>\n<td align=right>1\n',
    );
    expect(toMarkdown(page)).toContain('generated from its definition: 1 operation and 4 types.\n');
    expect(toMarkdown(page)).toContain('| [Queries](/docs/graphql/operations/queries) | 1 |');
  });

  it('begins with the description of the schema', () => {
    const sdl = '"Who lends what." schema { query: Query } type Query { id: ID }';
    expect(toMarkdown(pageOf({ 'api.graphql': sdl }))).toContain(
      '\n\nWho lends what.\n\nEvery symbol of the schema',
    );
  });

  it('has no domains where the schema is one file', () => {
    expect(html(page)).not.toContain('Operations and types by domain');
  });

  it('lists symbols by the file that defines them, and no endpoint that it does not know', () => {
    const domains = pageOf({
      'schema/spaces.graphql': 'type Query { space: ID @deprecated } enum Sort { NAME }',
      'schema/app-donations.graphql':
        'extend type Query { donations: ID } type Mutation { give: ID }',
    });
    expect(domains.description).toBe(
      'The endpoint, how to read the reference, and all 3 operations by domain.',
    );
    expect(toMarkdown(domains))
      .toContain(`The schema is divided into 2 domains; Common has what belongs to none.

### App donations

Queries: [\`donations\`](/docs/graphql/operations/queries/donations)

Mutations: [\`give\`](/docs/graphql/operations/mutations/give)

### Spaces

Queries: [~~\`space\`~~](/docs/graphql/operations/queries/space)

Enums: [\`Sort\`](/docs/graphql/types/enums/sort)

### Common

Scalars: [\`Boolean\`](/docs/graphql/types/scalars/boolean), `);
    expect(html(domains)).toMatch(
      /<h3 id=domain-spaces><a [^>]*>Spaces<.*\n<p>Queries: <a href=\/docs\/graphql\/operations\/queries\/space><del><code>space<\/code><\/del><\/a>\n<p>Enums: <a href=\/docs\/graphql\/types\/enums\/sort><code>Sort<\/code><\/a>\n<h3 id=no-domain><a [^>]*>Common</,
    );
    expect(html(domains)).not.toContain('Endpoint');
  });

  it('maps the domains, and says in words of each what it uses', () => {
    const domains = pageOf({
      'schema/spaces.graphql': 'type Query { space: Space } type Space { user: User }',
      'schema/users.graphql': 'extend type Query { user: User } type User { id: ID }',
    });
    expect(html(domains)).toContain(
      '<div class=domainMap data-island=domain-map><ul><li><a href=#domain-spaces>Spaces</a> 1 operation, 1 type<li>',
    );
    expect(html(domains)).toContain('<path data-ends="0 1" ');
    expect(html(domains)).toContain(
      '<code>Space</code></a>\n<p>Uses types of: <a href=#domain-users>Users</a> (1)\n',
    );
    expect(toMarkdown(domains)).toContain(
      'objects/space)\n\nUses types of: [Users](#domain-users) (1)\n',
    );
  });
});
