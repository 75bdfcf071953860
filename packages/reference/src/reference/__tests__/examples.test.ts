import { buildSchema, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AnsweredExample, Example } from '../../examples/example';
import { toMarkdown } from '../../document/markdown';
import callers from '../../options/__tests__/callers.json';
import { createContext } from '../context';
import type { ReferencePage } from '../page';
import { heading } from './expected';
import { html, pageIn } from './page';

const schema = buildSchema(
  new Source(
    'type Query { space(id: ID!): Space spaces: Int } type Space { name: String }',
    'schema/spaces.graphql',
  ),
);

const plain: AnsweredExample = {
  name: 'space',
  file: 'schema/examples/spaces/space.graphql',
  sentence: 'One `Space`, with <its> {name}.\nNothing else.',
  as: 'guest',
  errors: [],
  deprecated: undefined,
  after: [],
  query: 'query One($id: ID!) {\n  space(id: $id) { name }\n}',
  linesAbove: 2,
  variables: {
    file: 'schema/examples/spaces/space.json',
    text: '{ "id": "1" }',
    values: { id: '1' },
  },
  before: [],
  answer: { data: { space: { name: 'Garden' } } },
};

const bare = { ...plain, sentence: 'One.', query: 'query One { spaces }', variables: undefined };

function page(examples: readonly AnsweredExample[], coordinate = 'Query.space'): ReferencePage {
  const options = { sourceUrl: () => undefined, endpoint: undefined, examples, callers };
  return pageIn(createContext(schema, options), coordinate);
}

describe('the examples of an operation', () => {
  it('stand below the signature: sentence, request, variables, response', () => {
    expect(toMarkdown(page([plain]))).toContain(`
\`\`\`graphql
type Query {
  space(id: ID!): Space
}
\`\`\`

## Example

One [\`Space\`](/docs/graphql/types/objects/space), with \\<its> {name}.
Nothing else.

As a guest:

**Request**

\`\`\`graphql
query One($id: ID!) {
  space(id: $id) { name }
}
\`\`\`

**Variables**

\`\`\`json
{ "id": "1" }
\`\`\`

**Response**

\`\`\`json
{
  "data": {
    "space": {
      "name": "Garden"
    }
  }
}
\`\`\`

## Arguments
`);
  });

  it('show their request with links beside the response, to be run by whoever is chosen', () => {
    const markup = html(page([plain]));
    expect(markup).toContain(
      `</div><div class=besideExample>${heading(2, 'first-example', 'Example')}<div class=example role=group aria-label=Example data-island=example data-name=space data-as=guest><p>One <a href=/docs/graphql/types/objects/space><code>Space</code></a>, with &#x3C;its> {name}.\nNothing else.<div class=exampleHead><p class=exampleCaller>As a guest<div class=toolbar>`,
    );
    expect(markup).toContain(
      '<option value=guest title="Nobody is signed in: reads what is public." selected>Guest',
    );
    expect(markup).toMatch(
      /data-part=request><div class=codeBar><span class=codeTitle>Request<.*<code><span class=keyword>query<\/span> <span class=variable>One<\/span>\(<span class=variable>\$id<\/span>: <a href=\/docs\/graphql\/types\/scalars\/id>ID<\/a>!\) \{\n {2}<a class=member href=\/docs\/graphql\/operations\/queries\/space>space<\/a>\(<a href=#id>id<\/a>: /s,
    );
    expect(markup).toMatch(
      /data-part=variables><div class=codeBar><span class=codeTitle>Variables<.*data-part=response><div class=codeBar><span class=codeTitle>Response<.*<span class=member>"name"<\/span>: <span class=string>"Garden"<\/span>/s,
    );
  });

  it('lead to what is sent first', () => {
    const markup = html(
      page([
        plain,
        { ...bare, name: 'space.by-topic', before: [plain] },
        { ...bare, name: 'space.late', before: [plain, { ...bare, name: 'space.by-topic' }] },
      ]),
    );
    const first =
      '<a href=/docs/graphql/operations/queries/space#first-example><code>space</code></a>';
    expect(markup).toContain(`<p>Running this sends ${first} first.`);
    expect(markup).toContain(
      `<p>Running this sends ${first}, <a href=/docs/graphql/operations/queries/space#example-space.by-topic><code>space</code></a> (By topic) first.`,
    );
  });

  it('lead to further uses, which have headings, and stand below the errors', () => {
    const examples = page([
      plain,
      { ...bare, name: 'space.by-topic' },
      { ...bare, name: 'space.no-name' },
    ]);
    const text = toMarkdown(examples);
    expect(text).toContain('## Example\n\n[2 more examples below](#more-examples)\n\nOne ');
    expect(text).toContain(`
## More examples

### By topic

One.

As a guest:

**Request**

\`\`\`graphql
query One { spaces }
\`\`\`

**Response**

\`\`\`json
`);
    const markup = html(examples);
    expect(markup).toContain(
      '<p><a href=#more-examples>2 more examples below</a><div class=example ',
    );
    expect(markup).toMatch(
      /<h2 id=what-returns>.*<h2 id=more-examples>.*<h3 id=example-space\.by-topic><a [^>]*>By topic<.*data-name=space\.by-topic /s,
    );
  });

  it('are those of the operation alone, whose name another may begin with', () => {
    expect(html(page([plain], 'Query.spaces'))).not.toMatch(/Example/);
    expect(html(page([{ ...plain, name: 'spaces' }]))).not.toMatch(/Example/);
  });

  it('show what is deprecated where the file says why', () => {
    const deprecated = { value: 'For "old" apps', line: 2 };
    expect(html(page([{ ...plain, deprecated }]))).toBe(html(page([plain])));
  });

  it('hold what the world is asked first', () => {
    const before: Example = { ...bare, as: 'admin', query: 'query First {\n  spaces\n}' };
    expect(html(page([{ ...plain, before: [before] }]))).toContain(
      'data-name=space data-as=guest data-after="[{&#x22;query&#x22;:&#x22;query First {\\n  spaces\\n}&#x22;,&#x22;as&#x22;:&#x22;admin&#x22;}]">',
    );
  });
});
