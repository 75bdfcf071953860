import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from '../context';
import { printLandingPage } from '../landing-page';
import { contextOf } from './print';

describe('printLandingPage', () => {
  const page = printLandingPage(contextOf('type Query { space: Space } type Space { id: ID }'));

  it('counts operations and types', () => {
    expect(page).toContain('generated from its definition: 1 operation and 4 types.');
    expect(page).toContain(
      '| [Queries](/docs/graphql/operations/queries)                 |       1 |',
    );
  });

  it('names the endpoint', () => {
    expect(page).toContain('## Endpoint {/* #one-endpoint */}');
    expect(page).toContain('curl https://api.example/graphql \\\n');
  });

  it('has no domains where the schema is one file', () => {
    expect(page).not.toContain('Operations by domain');
  });

  it('lists operations by the file that defines them, and no endpoint that it does not know', () => {
    const document = concatAST([
      parse(new Source('type Query { space: ID }', 'schema/spaces.graphql')),
      parse(
        new Source(
          'extend type Query { donations: ID } type Mutation { give: ID }',
          'schema/app-donations.graphql',
        ),
      ),
    ]);
    const options = { sourceUrl: () => undefined, endpoint: undefined };
    const domains = printLandingPage(createContext(buildASTSchema(document), options));
    expect(domains).toContain(`The schema is divided into 2 domains.

### App donations {/* #domain-app-donations */}

Queries: [\`donations\`](/docs/graphql/operations/queries/donations)

Mutations: [\`give\`](/docs/graphql/operations/mutations/give)

### Spaces {/* #domain-spaces */}

Queries: [\`space\`](/docs/graphql/operations/queries/space)
`);
    expect(domains).not.toContain('Endpoint');
  });

  it('maps the domains, and says in words of each what it uses', () => {
    const document = concatAST([
      parse(
        new Source(
          'type Query { space: Space } type Space { user: User }',
          'schema/spaces.graphql',
        ),
      ),
      parse(
        new Source('extend type Query { user: User } type User { id: ID }', 'schema/users.graphql'),
      ),
    ]);
    const options = { sourceUrl: () => undefined, endpoint: undefined };
    const domains = printLandingPage(createContext(buildASTSchema(document), options));
    expect(domains).toContain('<DomainMap rows="2" arcs="[[0,1,1]]">');
    expect(domains).toContain('space)\n\nUses types of: [Users](#domain-users) (1)\n');
  });
});
