import { buildSchema, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { AnsweredExample, Example } from '../../examples/example';
import { createContext } from '../context';
import { printPage } from '../page';
import { renderPage } from './render';

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

function page(examples: readonly AnsweredExample[], coordinate = 'Query.space'): string {
  const options = { sourceUrl: () => undefined, endpoint: undefined, examples };
  const context = createContext(schema, options);
  const symbol = context.symbols.find((candidate) => candidate.coordinate === coordinate);
  return symbol ? printPage(context, symbol) : '';
}

describe('the examples of an operation', () => {
  it('stand below the signature: sentence, request, variables, response', () => {
    expect(page([plain])).toContain(`
\`\`\`graphql reference=Query
space(id: ID!): Space
\`\`\`

## Example {/* #first-example */}

<Example name="space" as="guest">
  One [\`Space\`](/docs/graphql/types/objects/space), with \\<its> \\{name}.
  Nothing else.

  \`\`\`graphql title="Request"
  query One($id: ID!) {
    space(id: $id) { name }
  }
  \`\`\`

  \`\`\`json title="Variables"
  { "id": "1" }
  \`\`\`

  \`\`\`json title="Response"
  {
    "data": {
      "space": {
        "name": "Garden"
      }
    }
  }
  \`\`\`
</Example>

## Arguments {/* #all-arguments */}
`);
  });

  it('lead to further uses, which have headings, and stand below the errors', () => {
    const mdx = page([
      plain,
      { ...bare, name: 'space.by-topic' },
      { ...bare, name: 'space.no-name' },
    ]);
    expect(mdx).toContain(
      '</Example>\n\nMore examples: [By topic](#example-space.by-topic) and [No name](#example-space.no-name).\n',
    );
    expect(mdx).toContain(`
## More examples {/* #more-examples */}

### By topic {/* #example-space.by-topic */}

<Example name="space.by-topic" as="guest">
  One.

  \`\`\`graphql title="Request"
  query One { spaces }
  \`\`\`

  \`\`\`json title="Response"
`);
    expect(mdx.indexOf('## Returns')).toBeLessThan(mdx.indexOf('## More examples'));
  });

  it('are those of the operation alone, whose name another may begin with', () => {
    expect(page([plain], 'Query.spaces')).not.toContain('Example');
    expect(page([{ ...plain, name: 'spaces' }])).not.toContain('Example');
  });

  it('allow what is deprecated where the file says why', () => {
    const deprecated = { value: 'For "old" apps', line: 2 };
    expect(page([{ ...plain, deprecated }])).toContain(
      '```graphql title="Request" deprecated="its example says why"\n',
    );
  });

  it('hold what the world is asked first', async () => {
    const before: Example = { ...bare, as: 'admin', query: 'query First {\n  spaces\n}' };
    expect(await renderPage(page([{ ...plain, before: [before] }]))).toContain(
      '<x-example name="space" as="guest" after="[{&quot;query&quot;:&quot;query First {\\n  spaces\\n}&quot;,&quot;as&quot;:&quot;admin&quot;}]">',
    );
  });
});
