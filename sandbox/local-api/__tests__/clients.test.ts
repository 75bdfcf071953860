import type { ExecutionResult } from 'graphql';
import { format } from 'prettier';
import { parse as parseShell } from 'sh-syntax';
import { describe, expect, it } from 'vitest';
import { compileProblems } from '../../../docs/__tests__/typescript';
import type { Client, ClientRequest } from 'graphql-docs-reference/examples';
import {
  apolloClient,
  clients,
  curl,
  fetchClient,
  graphqlRequest,
} from 'graphql-docs-reference/examples';
import { createSandbox } from '../..';
import { callers, sdl, town } from '../../__tests__/helpers';
import { places } from '../../__tests__/seed-ids';
import { useLocalApi } from './helpers';
import type { RunnableClient } from './run-client';
import { comparable, runClient } from './run-client';

/** What shells and template literals read, line breaks and letters from far away. */
const awkward = 'It\'s "quoted" `${here}` $HOME $(id) \\n \\ !! \n\ttwo – lines 🌱 日本 \u2028 %s';

const requests: readonly (readonly [string, ClientRequest])[] = [
  [
    'a query with variables',
    {
      query: `query Near($near: GeoRadiusInput!) {
  spaces(filter: { near: $near }, orderBy: DISTANCE, limit: 2) {
    data {
      name
    }
  }
}`,
      variables: {
        near: { center: { type: 'Point', coordinates: [13.405, 52.52] }, radiusMeters: 5000 },
      },
    },
  ],
  [
    'a mutation with awkward variables',
    {
      query: `mutation Create($input: CreateTaskInput!) {
  createTask(input: $input) {
    title
    description
  }
}`,
      variables: { input: { spaceId: places.garden, title: "One's `${a}`", description: awkward } },
    },
  ],
  [
    'a mutation with awkward strings in the document',
    {
      query: String.raw`mutation Create {
  # It's a comment with a ${'`backtick`'} and \
  createTask(
    input: {
      spaceId: "${places.garden}"
      title: "It's \"quoted\" \\ ${'`${here}`'}"
      description: """
      It's $HOME \""" "quoted" \n
        two – lines 🌱
      """
    }
  ) {
    title
    description
  }
}`,
    },
  ],
  [
    'one of several operations',
    {
      query: `query A {
  spaces {
    offset
  }
}

query B {
  authenticatedUserV2 {
    ...Person
  }
}

fragment Person on SignedInUser {
  profile {
    displayName
  }
}`,
      operationName: 'B',
    },
  ],
  [
    'a query that is refused in part',
    {
      query: `query Rights($id: UUID!) {
  spaceById(id: $id) {
    name
    membershipRequests {
      totalResults
    }
  }
}`,
      variables: { id: places.garden },
    },
  ],
];

const target = { endpoint: 'https://api.test/graphql', token: '<access token>' };
const printed = (language: Client['language']): (readonly [string, string])[] =>
  clients
    .filter((client) => client.language === language)
    .flatMap(({ label, print }) =>
      requests.map(([what, request]) => [`${label}, ${what}`, print(request, target)] as const),
    );

it.each(printed('bash'))('parses: %s', async (_what, code) => {
  await expect(parseShell(code)).resolves.toHaveProperty('Stmts');
});

it('compiles', () => {
  expect(
    [...compileProblems(new Map(printed('ts')))].filter(([, found]) => found.length > 0),
  ).toEqual([]);
});

it.each(printed('ts'))('is tidy: %s', async (_what, code) => {
  const options = { parser: 'typescript', printWidth: 100, singleQuote: true };
  expect(await format(code, options)).toBe(code);
});

describe('run against the local API', () => {
  const { endpoint } = useLocalApi();

  const answersOf = async (): Promise<ExecutionResult[]> => {
    const sandbox = createSandbox(sdl, town);
    const caller = callers.neighbour;
    const answers = requests.map(([, request]) => sandbox.run({ ...request, caller }));
    return JSON.parse(JSON.stringify(await Promise.all(answers)), comparable) as ExecutionResult[];
  };

  const runAll = (client: RunnableClient): Promise<unknown[]> =>
    runClient(
      client,
      requests.map(([, request]) => request),
      { endpoint: endpoint(), token: 'sandbox-member' },
    );

  it.each([curl, fetchClient])('$label prints the answers', async (client) => {
    expect(await runAll(client)).toEqual(await answersOf());
  });

  it.each([apolloClient, graphqlRequest])('$label prints the data', async (client) => {
    const answers = await answersOf();
    expect(await runAll(client)).toEqual(answers.map(({ data }) => data));
  });
});
