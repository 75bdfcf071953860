import { describe, expect, it } from 'vitest';
import { typeInputs } from '../../type-inputs';
import { apolloIos } from '../apollo-ios';
import { apolloKotlin } from '../apollo-kotlin';
import { gql } from '../gql';
import { schema } from './helpers';
import { loadParser } from './parse-code';

const target = { endpoint: 'https://api.test/graphql', token: '<access token>' };

/** What the languages read in strings, and letters from far away. */
const awkward = 'It\'s "quoted" $HOME ${id} \\(id) \\f \\n \f\n\ttwo – lines 🌱 """';

const create = {
  query: 'mutation Create($input: CreateSpaceInput!) { createSpace(input: $input) { id } }',
  variables: {
    input: {
      topicIds: ['018e0b51-4c18-7c08-a3f5-6b9d2e7a4c81'],
      name: awkward,
      location: { placeId: 'plc-1f7a20' },
      language: null,
    },
  },
};
const near = {
  query: 'query Near($filter: SpacesFilterInput) { spaces(filter: $filter) { offset } }',
  variables: {
    filter: {
      near: { center: { type: 'Point', coordinates: [13, 52.5] } },
      visibility: ['OPEN'],
    },
  },
};
const typedCreate = { ...create, inputs: typeInputs(create, schema) };
const typedNear = { ...near, inputs: typeInputs(near, schema) };

describe('Apollo Kotlin', () => {
  it('wraps what may be left out, and imports the types that it names', () => {
    const code = apolloKotlin.printTyped(typedCreate, target);
    expect(code).toContain(`import com.apollographql.apollo.ApolloClient
import com.apollographql.apollo.api.Optional
import com.example.CreateMutation
import com.example.type.CreateSpaceInput
import com.example.type.LocationInput
`);
    expect(code).toContain(`
        language = Optional.present(null),
        location = Optional.present(LocationInput(placeId = Optional.present("plc-1f7a20"))),
`);
    expect(code).toContain('    .addHttpHeader("Authorization", "Bearer <access token>")\n');
  });

  it('writes enums by name and scalars as JSON has them', () => {
    const code = apolloKotlin.printTyped(typedNear, { endpoint: 'https://api.test' });
    expect(code).toContain(`
      filter = Optional.present(SpacesFilterInput(
        near = Optional.present(GeoRadiusInput(
          center = mapOf("type" to "Point", "coordinates" to listOf(13, 52.5)),
        )),
        visibility = Optional.present(listOf(VisibilityType.OPEN)),
      )),
`);
  });

  it('quotes what the language reads in strings', async () => {
    const code = apolloKotlin.printTyped(typedCreate, target);
    expect(code).toContain(
      '"It\'s \\"quoted\\" \\$HOME \\${id} \\\\(id) \\\\f \\\\n \\u000c\\n\\ttwo – lines 🌱 ',
    );
    expect((await loadParser('kotlin'))(code)).toBeUndefined();
  });
});

describe('Apollo iOS', () => {
  it('sends a mutation with its variables as who has the token', () => {
    const code = apolloIos.printTyped(typedCreate, target);
    expect(code).toContain('await client.perform(\n  mutation: CreateMutation(\n');
    expect(code).toContain(`
      language: .null,
      location: .some(LocationInput.placeId("plc-1f7a20")),
`);
    expect(code).toContain('    additionalHeaders: ["Authorization": "Bearer <access token>"]\n');
  });

  it.each([
    ['OPEN', 'open'],
    ['ONE_TO_THREE', 'oneToThree'],
    ['created_at', 'createdAt'],
    ['createdAt', 'createdAt'],
    ['CreatedAt', 'createdAt'],
  ])('calls a case %s of an enum %s, as its generator does', (value, name) => {
    const order = { kind: 'enum', type: 'Order', value } as const;
    const request = {
      query: 'query Books($order: Order!) { books(order: $order) { id } }',
      inputs: [{ name: 'order', isOptional: false, value: order }],
    };
    expect(apolloIos.printTyped(request, target)).toContain(`BooksQuery(order: .case(.${name}))`);
  });

  it('sends a query as a guest', () => {
    expect(apolloIos.printTyped(typedNear, { endpoint: 'https://api.test' })).toBe(`\
// Apollo iOS 2.4, with "schemaNamespace": "API" in apollo-codegen-config.json
// Give the scalar GeoJsonPoint a Swift type that is made from a dictionary literal.
import API
import Apollo
import Foundation

let client = ApolloClient(url: URL(string: "https://api.test")!)

let response = try await client.fetch(
  query: NearQuery(
    filter: .some(SpacesFilterInput(
      near: .some(GeoRadiusInput(center: ["type": "Point", "coordinates": [13, 52.5]])),
      visibility: .some([.case(.open)])
    ))
  )
)
for error in response.errors ?? [] {
  print(error)
}
print(response.data as Any)
`);
  });

  it('quotes what the language reads in strings', async () => {
    const code = apolloIos.printTyped(typedCreate, target);
    expect(code).toContain(
      '"It\'s \\"quoted\\" $HOME ${id} \\\\(id) \\\\f \\\\n \\u{000c}\\n\\ttwo – lines 🌱 ',
    );
    expect((await loadParser('swift'))(code)).toBeUndefined();
  });
});

describe('gql', () => {
  it('sends a query with its variables as who has the token', () => {
    const query = 'query Task($id: UUID!) {\n  # """\n  taskById(id: $id) { title }\n}';
    expect(gql.print({ query, variables: { id: 'one', no: [null, true] } }, target)).toBe(`\
# gql 4.0: pip install "gql[requests]"
import json

from gql import Client, gql
from gql.transport.exceptions import TransportQueryError
from gql.transport.requests import RequestsHTTPTransport

transport = RequestsHTTPTransport(
    url="https://api.test/graphql",
    headers={"Authorization": "Bearer <access token>"},
)
client = Client(transport=transport)

query = gql(
    """
    query Task($id: UUID!) {
      # \\"\\"\\"
      taskById(id: $id) { title }
    }
    """
)
query.variable_values = {"id": "one", "no": [None, True]}

try:
    data = client.execute(query)
except TransportQueryError as error:
    print(error.errors)
    data = error.data
print(json.dumps(data, indent=2))
`);
  });

  it('sends no token as a guest, and no variables where there are none', () => {
    const code = gql.print({ query: '{ a }' }, { endpoint: 'https://api.test' });
    expect(code).not.toContain('headers');
    expect(code).not.toContain('variable_values');
  });
});
