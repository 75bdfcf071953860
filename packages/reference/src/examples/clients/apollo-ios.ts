import type { ClientTarget, GeneratingClient, Input, InputValue } from './client';
import { headersOf, objectScalarsOf } from './client';
import type { Code, Notation } from './layout';
import { codeOf, layOut, wrap } from './layout';
import { nameOperation } from './operation';

/** The version whose documentation the code follows: https://www.apollographql.com/docs/ios */
const version = '2.4';

export const apolloIos = {
  id: 'apollo-ios',
  label: 'Swift (Apollo iOS)',
  language: 'swift',
  fileName: 'main.swift',
  printTyped: ({ inputs, ...request }, target) => {
    const { kind, className } = nameOperation(request);
    const method = kind === 'query' ? 'fetch' : 'perform';
    const start = `  ${kind}: `;
    const code = layOut(initializerCall(className, inputs), { end: '' }, '  ', start.length);
    return `// Apollo iOS ${version}, with "schemaNamespace": "API" in apollo-codegen-config.json
${objectScalarsOf(inputs)
  .map(
    (type) => `// Give the scalar ${type} a Swift type that is made from a dictionary literal.\n`,
  )
  .join('')}\
import API
import Apollo
import Foundation

${clientOf(target)}

let response = try await client.${method}(
${start}${code}
)
for error in response.errors ?? [] {
  print(error)
}
print(response.data as Any)
`;
  },
} as const satisfies GeneratingClient;

function clientOf(target: ClientTarget): string {
  const url = `URL(string: ${quote(target.endpoint)})!`;
  const headers = Object.entries(headersOf(target));
  if (headers.length === 0) return `let client = ApolloClient(url: ${url})`;
  return `let store = ApolloStore()
let client = ApolloClient(
  networkTransport: RequestChainNetworkTransport(
    urlSession: URLSession(configuration: .default),
    interceptorProvider: DefaultInterceptorProvider.shared,
    store: store,
    endpointURL: ${url},
    additionalHeaders: [${headers.map((header) => header.map(quote).join(': ')).join(', ')}]
  ),
  store: store
)`;
}

function initializerCall(name: string, inputs: readonly Input[]): Code {
  return {
    open: `${name}(`,
    entries: inputs.map((input) => [`${input.name}: `, argument(input)]),
    close: ')',
  };
}

function argument({ isOptional, value }: Input): Code {
  if (!isOptional) return codeOfInput(value);
  return value.kind === 'null' ? '.null' : wrap('.some(', codeOfInput(value));
}

function codeOfInput(input: InputValue): Code {
  if (input.kind === 'null') return 'nil';
  if (input.kind === 'enum') return `.case(.${toCamelCase(input.value)})`;
  if (input.kind === 'list') {
    return { ...notation.list, entries: input.items.map((item) => ['', codeOfInput(item)]) };
  }
  if (input.kind === 'scalar') return codeOf(input.value, notation);
  const [only] = input.fields;
  // Such an object is an enum for Swift.
  if (input.isOneOf && only) return wrap(`${input.type}.${only.name}(`, codeOfInput(only.value));
  return initializerCall(input.type, input.fields);
}

/** As the names of cases are generated: `ONE_TO_THREE` is `oneToThree`, and `createdAt` stays. */
function toCamelCase(name: string): string {
  if (/[a-z]/.test(name) && !name.includes('_'))
    return name.charAt(0).toLowerCase() + name.slice(1);
  return name.toLowerCase().replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

const notation: Notation = {
  text: quote,
  key: (name) => `${quote(name)}: `,
  constant: (value) => (value === null ? 'nil' : JSON.stringify(value)),
  list: { open: '[', close: ']' },
  object: { open: '[', close: ']' },
  empty: '[:]',
};

/** JSON with those of its escapes that Swift writes differently. */
function quote(text: string): string {
  return JSON.stringify(text).replace(/\\(?:u([\da-f]{4})|.)/g, (escape, code?: string) =>
    code === undefined ? (others.get(escape) ?? escape) : `\\u{${code}}`,
  );
}

const others: ReadonlyMap<string, string> = new Map([
  ['\\b', String.raw`\u{0008}`],
  ['\\f', String.raw`\u{000c}`],
]);
