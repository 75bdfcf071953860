import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import { createContext } from '../context';
import { makeLandingPage, endpointSection } from '../landing-page';
import { frame, heading } from './expected';
import { contextOf, html } from './page';

const topics = `
  type Query { topics(limit: Int): PagedTopics! }
  type PagedTopics { data: [Topic!]! }
  type Topic { id: ID! name: String! }
`;

const texts = { firstRequest: 'query Topics { topics(limit: 3) { data { id name } } }' };

describe('endpointSection', () => {
  const page = makeLandingPage(contextOf(topics, { texts }));

  it('shows a first request to the endpoint', () => {
    expect(html(page)).toContain(
      `${heading(2, 'one-endpoint', 'Endpoint')}\n<p>Send all operations`,
    );
    expect(html(page)).toContain(
      frame(
        'bash',
        `<span class=directive>curl</span> https://api.example/graphql \\
  <span class=variable>--header</span> <span class=string>'Content-Type: application/json'</span> \\
  <span class=variable>--data</span> <span class=string>'{ "query": "query Topics { topics(limit: 3) { data { id name } } }" }'</span>
`,
      ),
    );
    expect(toMarkdown(page)).toContain('## Endpoint\n\nSend all operations');
    expect(toMarkdown(page)).toContain(`\`\`\`bash
curl https://api.example/graphql \\
  --header 'Content-Type: application/json' \\
  --data '{ "query": "query Topics { topics(limit: 3) { data { id name } } }" }'
\`\`\`
`);
  });

  it('says nothing of tokens where no request is known that needs none', () => {
    const plain = toMarkdown(makeLandingPage(contextOf(topics)));
    expect(plain).toContain('Send all operations to `https://api.example/graphql` with `POST`.');
    expect(plain).not.toContain('token');
  });

  it('prints nothing where the endpoint is unknown', () => {
    const options = { sourceUrl: () => undefined, endpoint: undefined };
    expect(endpointSection(createContext(buildSchema(topics), options))).toEqual([]);
    const other = buildSchema('type Query { users: Int }');
    expect(endpointSection(createContext(other, options))).toEqual([]);
  });

  it('says so where the schema cannot answer the request', () => {
    const context = contextOf(
      'type Query { topics(limit: Int): [Topic!]! } type Topic { id: ID! }',
      { texts },
    );
    expect(() => endpointSection(context)).toThrow(
      'Unexpected first request "query Topics { topics(limit: 3) { data { id name } } }": Cannot query field "data" on type "Topic". Write one that this schema can answer.',
    );
  });
});
