import { expect, it } from 'vitest';
import { checkSample } from '../../src/graphql/check-sample';
import { readSchema } from '../../src/plugins/graphql-reference/read-schema';
import { readFences } from './fences';

const { schema } = await readSchema(process.cwd(), 'schema/**/*.graphql');

/** GraphQL requests in shell samples: the JSON that curl sends. */
const requests = (await readFences())
  .filter(({ language }) => language === 'bash')
  .flatMap(({ file, line, code }) =>
    [...code.matchAll(/--data '(\{"query"[^']*\})'/g)].map(([, body = '']): [string, string] => [
      `${file}:${line}`,
      body,
    ]),
  );

it('finds the requests of the guides', () => {
  expect(requests.length).toBeGreaterThan(3);
});

it.each(requests)('sends a valid document in %s', (_place, body) => {
  const { query } = JSON.parse(body) as { readonly query: string };
  expect(checkSample(query, schema)).toEqual([]);
});
