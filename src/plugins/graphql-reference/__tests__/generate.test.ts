import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from '../../../reference/context';
import { generatePages } from '../generate';

const sdl = `
type Query { node(id: ID!): Node userQuery: UserQuery viewer: User query: Query }
type Mutation { rename(input: RenameInput!): User }
type Subscription { renamed: User level: Level item: Item }
type UserQuery { user: User root: Query! }
type User implements Node { id: ID! back: Query }
interface Node { id: ID! }
union Item = User | UserQuery
input RenameInput { name: String }
enum Level { LOW }
scalar Date
directive @tag on FIELD_DEFINITION
directive @trace on FIELD
`;

describe('generatePages', () => {
  let workDir: string;

  beforeEach(async () => {
    workDir = await mkdtemp(join(tmpdir(), 'generate-'));
  });

  afterEach(() => rm(workDir, { recursive: true }));

  it('gives a page to every symbol, to every category and to the landing page', async () => {
    const options = { sourceUrl: () => undefined, endpoint: undefined };
    const pages = await generatePages(createContext(buildSchema(sdl), options), sdl, workDir);
    expect([...pages.keys()].sort()).toEqual([
      'index.mdx',
      'operations/directives.mdx',
      'operations/directives/include.mdx',
      'operations/directives/skip.mdx',
      'operations/directives/trace.mdx',
      'operations/mutations.mdx',
      'operations/mutations/rename.mdx',
      'operations/queries.mdx',
      'operations/queries/node.mdx',
      'operations/queries/query.mdx',
      'operations/queries/user-query.mdx',
      'operations/queries/viewer.mdx',
      'operations/subscriptions.mdx',
      'operations/subscriptions/item.mdx',
      'operations/subscriptions/level.mdx',
      'operations/subscriptions/renamed.mdx',
      'types/directives.mdx',
      'types/directives/deprecated.mdx',
      'types/directives/one-of.mdx',
      'types/directives/specified-by.mdx',
      'types/directives/tag.mdx',
      'types/enums.mdx',
      'types/enums/level.mdx',
      'types/inputs.mdx',
      'types/inputs/rename-input.mdx',
      'types/interfaces.mdx',
      'types/interfaces/node.mdx',
      'types/objects.mdx',
      'types/objects/user-query.mdx',
      'types/objects/user.mdx',
      'types/scalars.mdx',
      'types/scalars/boolean.mdx',
      'types/scalars/date.mdx',
      'types/scalars/id.mdx',
      'types/scalars/string.mdx',
      'types/unions.mdx',
      'types/unions/item.mdx',
    ]);
    expect(pages.get('operations/queries/user-query.mdx')).toContain('"title": "userQuery"');
    expect(pages.get('types/objects/user-query.mdx')).toContain('"title": "UserQuery"');
    expect(pages.get('types/objects/user.mdx')).toContain(
      '<Member type="Query" to="/docs/graphql/operations/queries"',
    );
  });
});
