import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { makeBruno } from 'graphql-docs-reference/downloads';
import type { Answer } from 'graphql-docs-reference/graphql';
import { described, expected, fill, folders, send, tokenIn, withoutOwn } from '../collections';
import { product } from '../../../src/product';

interface Request {
  readonly meta: { readonly name: string; readonly type: string };
  readonly http: { readonly method: string; readonly url: string; readonly auth: string };
  readonly auth?: { readonly bearer?: { readonly token: string } };
  readonly body: { readonly graphql: { readonly query: string; readonly variables?: string } };
  readonly script?: { readonly req: string };
  readonly assertions: readonly { readonly name: string; readonly value: string }[];
}
const { bruToJsonV2, bruToEnvJsonV2, collectionBruToJson } = createRequire(import.meta.url)(
  '@usebruno/lang',
) as {
  readonly bruToJsonV2: (text: string) => Request;
  readonly bruToEnvJsonV2: (text: string) => {
    readonly variables: readonly { readonly name: string; readonly value: string }[];
  };
  readonly collectionBruToJson: (text: string) => Pick<Request, 'auth' | 'script'>;
};
const files = makeBruno(folders, described);
const read = (name: string): string => files.get(`api-examples/${name}`) ?? '';
const collection = collectionBruToJson(read('collection.bru'));
const local = bruToEnvJsonV2(read('environments/local.bru'));
const variables = Object.fromEntries(local.variables.map(({ name, value }) => [name, value]));
const requests = [...files.keys()]
  .filter((path) => /^api-examples\/(?!environments)[\w-]+\/(?!folder\.bru)/.test(path))
  .map((path) => bruToJsonV2(files.get(path) ?? ''));

const AsyncFunction = send.constructor as new (
  ...text: string[]
) => (bru: unknown) => Promise<void>;
const bru = {
  getEnvVar: (name: string) => variables[name],
  sendRequest: ({ url, headers, data }: ScriptedRequest) =>
    send({ url, token: tokenIn(headers?.Authorization), body: data }),
};
interface ScriptedRequest {
  readonly url: string;
  readonly headers?: { readonly Authorization?: string };
  readonly data?: unknown;
}

it('is read by its language, and answers as the reference shows', async () => {
  const answers = new Map<string, Answer>();
  for (const { meta, http, auth, body, script } of requests) {
    expect(meta.type).toBe('graphql');
    for (const code of [collection.script?.req, script?.req])
      if (code) await new AsyncFunction('bru', code)(bru);
    const inherited = http.auth === 'inherit' ? collection.auth : auth;
    const token = inherited?.bearer?.token;
    const { query, variables: values } = body.graphql;
    const answer = await send({
      url: fill(http.url, variables),
      token: token && fill(token, variables),
      body: { query, ...(values && { variables: JSON.parse(values) as unknown }) },
    });
    answers.set(meta.name, answer);
  }
  expect(withoutOwn(answers)).toEqual(expected);
});

it('expects no errors, or the codes of the reference', () => {
  const assertionsOf = (name: string) =>
    requests
      .find(({ meta }) => meta.name === name)
      ?.assertions.map((one) => `${one.name}: ${one.value}`);
  expect(assertionsOf('voteOnPoll')).toEqual(['res.body.errors: isUndefined']);
  expect(assertionsOf('voteOnPoll.again')).toEqual([
    'res.body.errors[0].extensions.code: eq CONFLICT',
  ]);
});

it('has no token in the environment of staging', () => {
  expect(read('environments/staging.bru')).toBe(
    `vars {\n  endpoint: ${product.urls.staging}\n}\n\nvars:secret [\n  token,\n  adminToken,\n  moderatorToken\n]\n`,
  );
});
