import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GraphQLSchema } from 'graphql';
import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  checkDescriptionLinks,
  checkLinksOfSite,
  countUnknownLinks,
} from '../check-description-links';

function schemaOf(files: Readonly<Record<string, string>>): GraphQLSchema {
  const sources = Object.entries(files).map(([name, sdl]) => parse(new Source(sdl, name)));
  return buildASTSchema(concatAST(sources));
}

/** A link in each place that the reference shows as Markdown, and in two that it does not. */
const everywhere = {
  'b.graphql': `
"[a](/schema)"
schema { query: Query }
"[a](/directive)"
directive @tag("[a](/directive-argument)" by: String = "[a](/default)") on OBJECT
"[a](/scalar)"
scalar Moment
"[a](/interface)"
interface Node { "[a](/interface-field)" id: ID! }
"""
One.

- Two, and [three](/object "Title")
  and [three](/object)
"""
type Book implements Node @tag(by: "[a](/applied)") {
  id: ID!
  "[a](/field)" old("[a](/argument)" at: Moment): Int @deprecated(reason: "[a](/reason)")
}
"[a](/union)"
union Found = Book
"[a](/enum)"
enum Order { "[a](/value)" UP }
`,
  'a.graphql': `
"[a](/input)"
input Key { "[a](/input-field)" id: ID }
"[a](/query)"
type Query { "[a](/operation)" book(key: Key, order: Order): Found }
extend type Query { "[a](extension)" more: Int }
`,
};

const other = schemaOf({
  'api.graphql': 'type Query {\n  "See [x](/x), `[y](/y)` and [z](#z)."\n  a: Int\n}',
});

describe('checkDescriptionLinks', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'description-links-'));
    await mkdir(join(dir, 'docs/chat'), { recursive: true });
    await writeFile(join(dir, 'docs/chat/index.mdx'), '---\ntitle: A\ndescription: B.\n---\n');
    await writeFile(join(dir, 'docs/_part.mdx'), 'A part.\n');
  });

  afterEach(() => rm(dir, { recursive: true }));

  const check = (description: string): Promise<void> =>
    checkDescriptionLinks(
      dir,
      schemaOf({
        'schema/a.graphql': `type Query {\n  ${JSON.stringify(description)}\n  a: Int\n}`,
      }),
    );

  it.each([
    'No link.',
    '[a](https://a.example) and <mailto:a@b.example>',
    '[a](javascript:alert) is text',
    '[a](/docs/chat) and [b](/docs/chat#send)',
    '[a](/docs/graphql/operations/queries/a), [b](/docs/graphql/changelog)',
    '`[a](/docs/none)` and \\[a](/docs/none)',
    '`Query.a`, `@deprecated`, `data`, `EUR`, `Accept-Language` and `extensions.field`',
  ])('takes %s', async (description) => {
    await expect(check(description)).resolves.toBeUndefined();
  });

  it.each([
    ['/docs/chatt#send', ' Did you mean "/docs/chat"?'],
    ['/docs/_part', ' Did you mean "/docs/chat"?'],
    ['/blog', ''],
    ['docs/chat', ' Did you mean "/docs/chat"?'],
    ['//docs/chat', ' Did you mean "/docs/chat"?'],
  ])('names the place of a link to %s', async (url, hint) => {
    await expect(check(`See [a](${url}).`)).rejects.toThrow(
      `1 problem in the input:\nschema/a.graphql:2:12 Unexpected link to "${url}", which is no page below /docs.${hint} Correct the address, or remove the link.`,
    );
  });

  it.each([
    ['Query.aa', ' Did you mean "Query.a" or "Query"?'],
    ['@deprecate', ' Did you mean "@deprecated"?'],
    ['QueryTypes', ' Did you mean "Query" or "Query.a"?'],
  ])('names the place of the coordinate %s, which is none', async (name, hint) => {
    await expect(check(`As \`a\`, see \`${name}\`.`)).rejects.toThrow(
      `1 problem in the input:\nschema/a.graphql:2:16 Unexpected coordinate "${name}", which the schema does not define.${hint}`,
    );
  });

  it('reads descriptions and reasons of all kinds, and no other text', async () => {
    const error: unknown = await checkDescriptionLinks(dir, schemaOf(everywhere)).catch(
      (reason: unknown) => reason,
    );
    expect(error).toHaveProperty(
      'problems',
      [
        ['a.graphql', 2, 6, '/input'],
        ['a.graphql', 3, 18, '/input-field'],
        ['a.graphql', 4, 6, '/query'],
        ['a.graphql', 5, 19, '/operation'],
        ['a.graphql', 6, 26, 'extension'],
        ['b.graphql', 2, 6, '/schema'],
        ['b.graphql', 4, 6, '/directive'],
        ['b.graphql', 5, 21, '/directive-argument'],
        ['b.graphql', 6, 6, '/scalar'],
        ['b.graphql', 8, 6, '/interface'],
        ['b.graphql', 9, 23, '/interface-field'],
        ['b.graphql', 13, 20, '/object'],
        ['b.graphql', 14, 15, '/object'],
        ['b.graphql', 18, 8, '/field'],
        ['b.graphql', 18, 26, '/argument'],
        ['b.graphql', 18, 80, '/reason'],
        ['b.graphql', 20, 6, '/union'],
        ['b.graphql', 22, 6, '/enum'],
        ['b.graphql', 23, 19, '/value'],
      ].map(([file, line, column, url]) => ({
        file,
        line,
        column,
        message: expect.stringContaining(`Unexpected link to "${String(url)}"`) as string,
      })),
    );
  });
});

describe('checkLinksOfSite', () => {
  const mount = { base: '/sub/', path: '/api', files: '' };
  const routesPaths = ['/sub/', '/sub/blog', '/sub/guides/intro/', '/sub/api/changelog'];
  let outDir: string;

  beforeEach(async () => {
    outDir = await mkdtemp(join(tmpdir(), 'links-of-site-'));
    await writeFile(join(outDir, 'logo.svg'), '');
  });

  afterEach(() => rm(outDir, { recursive: true }));

  const check = (url: string): void =>
    checkLinksOfSite(schemaOf({ 'a.graphql': `type Query {\n  "[a](${url})"\n  a: Int\n}` }), {
      mount,
      routesPaths,
      outDir,
    });

  it.each(['/', '/blog', '/guides/intro#a', '/logo.svg', '/docs/graphql/changelog'])(
    'takes %s, which the site has',
    (url) => {
      expect(() => {
        check(url);
      }).not.toThrow();
    },
  );

  it.each([
    ['/guides/info', ' Did you mean "/guides/intro"?'],
    ['/docs/intro', ' Did you mean "/guides/intro"?'],
    ['/none.svg', ''],
    ['//blog', ' Did you mean "/blog"?'],
  ])('names the place of a link to %s', (url, hint) => {
    expect(() => {
      check(url);
    }).toThrow(
      `a.graphql:2:8 Unexpected link to "${url}", which is no page or file of this site.${hint} Correct the address, or remove the link.`,
    );
  });
});

describe('countUnknownLinks', () => {
  it('says once how many links are text, and where the first is', () => {
    expect(countUnknownLinks(other, undefined)).toBe(
      'api.graphql:2:12 Unexpected link to "/x", which names no site. It and 1 more in descriptions are shown as text. Set the option descriptionLinks to the address of the site, for example https://docs.example.com.',
    );
  });

  it('says nothing where the site is known', () => {
    expect(countUnknownLinks(other, 'https://b.example/en/')).toBeUndefined();
  });
});
