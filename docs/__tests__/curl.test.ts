import { expect, it } from 'vitest';
import { checkSample } from 'graphql-docs-reference/graphql';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { documentsOfCurl } from './curl';
import { readFences } from './fences';

const { schema } = await readSchema(process.cwd(), 'schema/**/*.graphql');

const documents = (await readFences())
  .filter(({ language }) => language === 'bash')
  .flatMap(({ file, line, code }) =>
    documentsOfCurl(code).map((document): [string, string] => [`${file}:${line}`, document]),
  );

it('finds the requests of the guides', () => {
  expect(documents.length).toBeGreaterThan(3);
});

it.each(documents)('sends a valid document in %s', (_place, document) => {
  expect(checkSample(document, schema)).toEqual([]);
});
