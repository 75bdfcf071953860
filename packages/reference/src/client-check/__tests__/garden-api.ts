import { buildSchema } from 'graphql';
import type { Change } from '../../changelog/change';
import { testContract } from '../../options/__tests__/contract';
import type { CheckedApi } from '../report';

const schema = buildSchema(`
  directive @constraint(min: Float, max: Float) on ARGUMENT_DEFINITION
  directive @access(role: Role!, space: [Link!], permission: Right) on FIELD_DEFINITION
  enum Role { GUEST MEMBER }
  enum Link { ADMIN }
  enum Right { INTERACT }
  enum Kind { ROSE OAK }
  union Plant = Rose | Oak
  type Rose { id: ID! kind: Kind! }
  type Oak { id: ID! }
  input Filter { kind: Kind since: Int! }
  type Query {
    garden(id: ID!): Garden @access(role: MEMBER, permission: INTERACT)
    gardens(limit: Int = 20 @constraint(max: 100), filter: Filter): [Garden!]! @access(role: GUEST)
    plots: [Garden!]! @deprecated(reason: "Use \`Query.gardens\`. Removal on 2027-09-30.")
  }
  type Garden { id: ID! name: String! plants: [Plant!]! }
`);

const change = (part: Partial<Change> & Pick<Change, 'coordinate' | 'kind' | 'level'>): Change => ({
  release: '2026-06-01',
  ...part,
});

/** A small API with a past. */
export const api: CheckedApi = {
  schema,
  contract: testContract,
  upcoming: [
    {
      coordinate: 'Query.plots',
      reason: 'Use `Query.gardens`. Removal on 2027-09-30.',
      removal: '2027-09-30',
      migration: 'https://docs.example/plots#how',
    },
  ],
  releases: [
    {
      date: '2026-06-01',
      changes: [
        change({ coordinate: 'Query.beds', kind: 'field-removed', level: 'breaking' }),
        change({ coordinate: 'Kind.OAK', kind: 'enum-value-added', level: 'tolerate' }),
        change({
          coordinate: 'Filter.since',
          kind: 'input-field-added',
          level: 'breaking',
          after: 'Int!',
        }),
        change({ coordinate: 'Rose.kind', kind: 'description-changed', level: 'safe' }),
        change({ coordinate: 'Garden.name', kind: 'field-added', level: 'safe' }),
        change({ coordinate: 'Query.gardens(order:)', kind: 'argument-added', level: 'safe' }),
      ],
    },
    {
      date: '2026-01-01',
      changes: [
        change({
          release: '2026-01-01',
          coordinate: 'Query.beds',
          kind: 'deprecated',
          level: 'tolerate',
          replacement: 'Query.gardens',
        }),
      ],
    },
  ],
};
