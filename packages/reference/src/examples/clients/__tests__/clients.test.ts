import { describe, expect, it } from 'vitest';
import { curl } from '../curl';
import { apolloClient, fetchClient, graphqlRequest } from '../javascript';

const task = '018f3c2a-8e44-7a02-b1c6-5d0f9e7a3b42';
const target = { endpoint: 'https://api.test/graphql', token: '<access token>' };

const query = `query Task($id: UUID!) {
  # Null where there is none.
  taskById(id: $id) {
    title
  }
}
`;

const mutation = `mutation Create($input: CreateTaskInput!) {
  createTask(input: $input) {
    id
  }
}
`;

describe('cURL', () => {
  it('sends a query with its variables as who has the token', () => {
    expect(curl.print({ query, variables: { id: task } }, target)).toBe(
      `curl https://api.test/graphql \\
  --header 'Content-Type: application/json' \\
  --header 'Authorization: Bearer <access token>' \\
  --data '{
    "query": "query Task($id: UUID!) { taskById(id: $id) { title } }",
    "variables": { "id": "018f3c2a-8e44-7a02-b1c6-5d0f9e7a3b42" }
  }'
`,
    );
  });

  it('sends what has no variables on one line, as a guest', () => {
    const { endpoint } = target;
    expect(curl.print({ query: '{\n  spaces {\n    offset\n  }\n}' }, { endpoint })).toBe(
      `curl https://api.test/graphql \\
  --header 'Content-Type: application/json' \\
  --data '{ "query": "{ spaces { offset } }" }'
`,
    );
  });

  it('ends and begins quotes again around one in a text', () => {
    const variables = { title: "Nachbar's $HOME" };
    expect(curl.print({ query: 'query A { a }', variables }, target)).toContain(
      String.raw`"variables": { "title": "Nachbar'\''s $HOME" }`,
    );
  });

  it('quotes an address that the shell would read', () => {
    const endpoint = 'https://api.test/graphql?a=1&b=2';
    expect(curl.print({ query: '{ a }' }, { endpoint })).toMatch(
      /^curl 'https:\/\/api\.test\/graphql\?a=1&b=2' /,
    );
  });
});

describe('fetch', () => {
  it('sends a query with its variables as who has the token', () => {
    expect(fetchClient.print({ query, variables: { id: task } }, target)).toBe(
      `const query = \`
  query Task($id: UUID!) {
    # Null where there is none.
    taskById(id: $id) {
      title
    }
  }
\`;
const variables = { id: '018f3c2a-8e44-7a02-b1c6-5d0f9e7a3b42' };

const response = await fetch('https://api.test/graphql', {
  method: 'POST',
  headers: { 'Content-Type': 'application/json', Authorization: 'Bearer <access token>' },
  body: JSON.stringify({ query, variables }),
});
console.log(JSON.stringify(await response.json(), null, 2));
`,
    );
  });

  it('sends a mutation', () => {
    expect(fetchClient.print({ query: mutation }, target)).toContain(
      'body: JSON.stringify({ query: mutation }),',
    );
  });
});

describe('Apollo Client', () => {
  it('sends a mutation with its variables as who has the token', () => {
    expect(apolloClient.print({ query: mutation, variables: { input: {} } }, target)).toBe(
      `// Apollo Client 4.3: npm install @apollo/client graphql
import { ApolloClient, HttpLink, InMemoryCache, gql } from '@apollo/client';

const client = new ApolloClient({
  cache: new InMemoryCache(),
  link: new HttpLink({
    uri: 'https://api.test/graphql',
    headers: { Authorization: 'Bearer <access token>' },
  }),
});

const mutation = gql\`
  mutation Create($input: CreateTaskInput!) {
    createTask(input: $input) {
      id
    }
  }
\`;
const variables = { input: {} };

const { data, error } = await client.mutate({
  mutation,
  variables,
  errorPolicy: 'all',
});
if (error) console.error(error);
console.log(JSON.stringify(data, null, 2));
`,
    );
  });
});

describe('graphql-request', () => {
  it('sends a query with its variables as who has the token', () => {
    const point = { type: 'Point', coordinates: [13.405, 52.52] };
    const variables = { near: { center: point, radiusMeters: 5000 }, text: 'Reparieren im Kiez' };
    expect(graphqlRequest.print({ query: 'query A { a }', variables }, target)).toBe(
      `// graphql-request 7.4: npm install graphql-request graphql
import { GraphQLClient, gql } from 'graphql-request';

const client = new GraphQLClient('https://api.test/graphql', {
  headers: { Authorization: 'Bearer <access token>' },
  errorPolicy: 'all',
});

const query = gql\`
  query A { a }
\`;
const variables = {
  near: { center: { type: 'Point', coordinates: [13.405, 52.52] }, radiusMeters: 5000 },
  text: 'Reparieren im Kiez',
};

const { data, errors } = await client.rawRequest(query, variables);
if (errors) console.error(errors);
console.log(JSON.stringify(data, null, 2));
`,
    );
  });
});
