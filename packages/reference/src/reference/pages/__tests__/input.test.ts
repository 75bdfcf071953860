import { describe, expect, it } from 'vitest';
import { fieldName, frame, heading, plainType } from '../../__tests__/expected';
import { markdown, page } from '../../__tests__/page';

const sdl = `
type Query { spaces(filter: Filter, by: Choice): Int }
"What to leave out."
input Filter { "How many." limit: Int! = 20 name: String! old: Int @deprecated(reason: "Ignored.") }
input Choice @oneOf { id: ID name: String }
`;

const int = plainType('', 'Int', '');
const someInt = plainType('', 'Int', '!');
const someString = plainType('', 'String', '!');

describe('the page of an input', () => {
  it.each([
    [
      'a field with its default',
      `<div class=field><div><hgroup>${fieldName('limit')}<p>${someInt}<wbr><span class=memberDefault>optional, default <code>20</code></span></hgroup><p>How many.</div></div>`,
      '### `Filter.limit`\n\n`Int!`, optional, default `20`\n\nHow many.\n',
    ],
    [
      'a required field',
      `<p>${someString}<span class="badge required">required</span></hgroup>`,
      '### `Filter.name`\n\n`String!`, required\n',
    ],
    [
      'a deprecated field',
      `<p>${int}</hgroup><p><span class="badge deprecated">deprecated</span> Ignored.</div></div>`,
      '### `Filter.old`\n\n`Int`\n\n(deprecated) Ignored.\n',
    ],
    [
      'its definition',
      frame(
        'graphql',
        `<span class=keyword>input</span> <a href=/docs/graphql/types/inputs/filter>Filter</a> {
  <a href=#limit>limit</a>: <a href=/docs/graphql/types/scalars/int>Int</a>! = <span class=number>20</span>
  <a href=#name>name</a>: <a href=/docs/graphql/types/scalars/string>String</a>!
  <a href=#old>old</a>: <a href=/docs/graphql/types/scalars/int>Int</a> <a class=directive href=/docs/graphql/types/directives/deprecated>@deprecated</a>
}
`,
      ),
      '```graphql\ninput Filter {\n  limit: Int! = 20\n  name: String!\n  old: Int @deprecated\n}\n```\n',
    ],
    [
      'what uses it',
      `${heading(2, 'used-by', 'Used by')}\n<ul class=places>\n<li><a href=/docs/graphql/operations/queries/spaces#filter><code>Query.spaces(filter:)</code></a>\n`,
      '## Used by\n\n- [`Query.spaces(filter:)`](/docs/graphql/operations/queries/spaces#filter)\n',
    ],
  ])('shows %s', (_what, html, text) => {
    expect(page(sdl, 'Filter')).toContain(html);
    expect(markdown(sdl, 'Filter')).toContain(text);
  });

  it('shows its fields, what uses it, its neighbours and its definition, in this order', () => {
    const ids = [...page(sdl, 'Filter').matchAll(/<h2 id=([\w-]+)/g)].map(([, id]) => id);
    expect(ids).toEqual(['all-fields', 'used-by', 'near-types', 'type-definition']);
  });

  it('shows required fields first', () => {
    const names = [...page(sdl, 'Filter').matchAll(/<h3 id=(\w+)/g)].map(([, name]) => name);
    expect(names).toEqual(['name', 'limit', 'old']);
  });

  it('says @oneOf in words, where the type carries it', () => {
    expect(page(sdl, 'Choice')).toContain(
      '<p>Set exactly one of these fields, and not to null. The type carries <a href=/docs/graphql/types/directives/one-of><code>@oneOf</code></a>.\n',
    );
    expect(markdown(sdl, 'Choice')).toContain(
      'Set exactly one of these fields, and not to null. The type carries [`@oneOf`](/docs/graphql/types/directives/one-of).\n',
    );
    expect(page(sdl, 'Filter')).not.toContain('Give exactly one');
    expect(markdown(sdl, 'Filter')).not.toContain('Give exactly one');
  });

  it('marks the types of its fields for words, where exactly one of them is set', () => {
    expect(page(sdl, 'Choice').match(/<code data-not-null>/g)).toHaveLength(2);
    expect(page(sdl, 'Query.spaces').match(/<code data-not-null>/g)).toHaveLength(2);
    expect(page(sdl, 'Filter')).not.toContain('data-not-null');
  });

  it('marks the type of a field that may be left out, but not be null', () => {
    const source = `type Query { rename(input: Input): Int }
      directive @constraint(nullable: Boolean) on INPUT_FIELD_DEFINITION
      input Input { title: String @constraint(nullable: false) text: String }`;
    expect(page(source, 'Input').match(/<code data-not-null>/g)).toHaveLength(1);
    expect(page(source, 'Query.rename').match(/<code data-not-null>/g)).toHaveLength(1);
  });
});
