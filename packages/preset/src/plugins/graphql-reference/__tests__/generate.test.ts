import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createContext } from 'graphql-docs-reference/reference';
import { exampleProduct } from '../../../../../reference/src/options/__tests__/example-product';
import { referenceOf } from '../../../content/read-reference';
import type { GeneratorOptions } from '../generate';
import { writeMarkdown, generatorOptions } from '../generate';

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

describe('writeMarkdown', () => {
  let folder: string;

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'generate-'));
  });

  afterEach(() => rm(folder, { recursive: true }));

  const write = (source: string, options: GeneratorOptions = generatorOptions): Promise<void> => {
    const known = { sourceUrl: () => undefined, endpoint: undefined };
    const context = createContext(buildSchema(source), known);
    return writeMarkdown(referenceOf(context, exampleProduct), { ...options, rootPath: folder });
  };

  const read = (file: string): Promise<string> => readFile(join(folder, 'graphql', file), 'utf8');

  const listFiles = async (): Promise<string[]> => {
    const entries = await readdir(join(folder, 'graphql'), { recursive: true });
    return entries.filter((entry) => /\.\w+$/.test(entry)).sort();
  };

  it('gives a file to types named like what every object has', async () => {
    await write(
      'type Query { toString: constructor valueOf(constructor: toString): ID } type constructor { id: ID } input toString { a: ID }',
    );
    expect(await listFiles()).toEqual(
      expect.arrayContaining([
        'operations/queries/to-string.md',
        'types/inputs/to-string.md',
        'types/objects/constructor.md',
      ]),
    );
  });

  it('gives a file to every symbol, to every category and to the landing page', async () => {
    await write(sdl);
    expect(await listFiles()).toEqual([
      'index.md',
      'operations/directives.md',
      'operations/directives/include.md',
      'operations/directives/skip.md',
      'operations/directives/trace.md',
      'operations/mutations.md',
      'operations/mutations/rename.md',
      'operations/queries.md',
      'operations/queries/node.md',
      'operations/queries/query.md',
      'operations/queries/user-query.md',
      'operations/queries/viewer.md',
      'operations/subscriptions.md',
      'operations/subscriptions/item.md',
      'operations/subscriptions/level.md',
      'operations/subscriptions/renamed.md',
      'types/directives.md',
      'types/directives/deprecated.md',
      'types/directives/one-of.md',
      'types/directives/specified-by.md',
      'types/directives/tag.md',
      'types/enums.md',
      'types/enums/level.md',
      'types/inputs.md',
      'types/inputs/rename-input.md',
      'types/interfaces.md',
      'types/interfaces/node.md',
      'types/objects.md',
      'types/objects/user-query.md',
      'types/objects/user.md',
      'types/scalars.md',
      'types/scalars/boolean.md',
      'types/scalars/date.md',
      'types/scalars/id.md',
      'types/scalars/string.md',
      'types/unions.md',
      'types/unions/item.md',
    ]);
  });

  it('gives a file to each of the names that it takes for one, and to those that it has no place for', async () => {
    await write('type Query { _: ID index: URL } scalar URL scalar Url scalar url_2');
    const files = (await listFiles()).filter((file) => /queries|ur/.test(file));
    const titles = await Promise.all(files.map(async (file) => (await read(file)).split('\n')[0]));
    expect(Object.fromEntries(files.map((file, index) => [file, titles[index]]))).toEqual({
      'operations/queries.md': '# Queries',
      'operations/queries/_.md': String.raw`# \_`,
      'operations/queries/index-2.md': '# index',
      'types/scalars/url-2-2.md': '# url_2',
      'types/scalars/url-2.md': '# Url',
      'types/scalars/url.md': '# URL',
    });
  });

  it.each([
    ['index.md', '# GraphQL API'],
    ['operations/queries.md', '# Queries'],
    ['operations/queries/viewer.md', '# viewer'],
    ['types/objects/user.md', '# User'],
    ['types/directives/tag.md', '# @tag'],
  ])('opens %s with its title', async (file, title) => {
    await write(sdl);
    expect(await read(file)).toMatch(new RegExp(`^${title}\\n\\n> `));
  });

  it('writes the Markdown of each page', async () => {
    await write(sdl);
    expect(await read('types/objects/user.md')).toContain(
      `\n### \`User.back\`\n\n[\`Query\`](https://docs.example/docs/graphql/operations/queries.md)\n`,
    );
  });

  it('has files for fields whose type is named like a root type, and for that type', async () => {
    await write(sdl);
    expect(await read('operations/queries/user-query.md')).toContain('# userQuery\n');
    expect(await read('types/objects/user-query.md')).toContain('# UserQuery\n');
  });

  it('leaves nothing of symbols that are gone', async () => {
    await mkdir(join(folder, 'graphql/types/objects'), { recursive: true });
    await writeFile(join(folder, 'graphql/types/objects/gone.md'), 'Gone');
    await write('type Query { a: Space } type Space { id: ID }');
    expect(await listFiles()).not.toContain('types/objects/gone.md');
    expect(await listFiles()).toContain('types/objects/space.md');
  });

  it('writes again what somebody has changed, and nothing else', async () => {
    await write(sdl);
    const file = join(folder, 'graphql/types/objects/user.md');
    const times = async (): Promise<number> => (await stat(file)).mtimeMs;
    const before = await times();
    await write(sdl);
    expect(await times()).toBe(before);
    await writeFile(join(folder, 'graphql/index.md'), 'Changed');
    await write(sdl);
    expect(await read('index.md')).toMatch(/^# GraphQL API\n/);
    expect(await times()).toBe(before);
  });

  it('refuses files that are no page', async () => {
    const options = { ...generatorOptions, printTypeOptions: { deprecated: 'group' } };
    await expect(write('type Query { a: Int b: Int @deprecated }', options)).rejects.toThrow(
      'The generator wrote files that do not belong to a page: deprecated/operations/queries/b.md.',
    );
  });
});
