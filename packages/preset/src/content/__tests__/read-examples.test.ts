import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ExampleSettings } from 'graphql-docs-reference/examples';
import type { AnswerRequests } from 'graphql-docs-reference/graphql';
import { readExamples } from '../read-model';
import type { SchemaSource } from '../read-schema';
import { readSchema } from '../read-schema';

const answer: AnswerRequests = (requests) =>
  Promise.resolve({ data: { a: requests[0]?.variables?.['id'] } });

const settingsOf = ({ schema }: Pick<SchemaSource, 'schema'>): ExampleSettings => ({
  schema,
  answer,
  callers: [],
  dir: 'schema/examples',
});

describe('readExamples', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'read-examples-'));
    await mkdir(join(dir, 'schema/examples/spaces'), { recursive: true });
    await writeFile(join(dir, 'schema/spaces.graphql'), 'type Query { a(id: ID): ID }');
  });

  afterEach(() => rm(dir, { recursive: true }));

  const write = (name: string, text: string): Promise<void> =>
    writeFile(join(dir, 'schema/examples/spaces', name), text);

  it('reads and answers the files of the folder, which are no part of the schema', async () => {
    await write('a.graphql', '# One.\nquery One($id: ID) {\n  a(id: $id)\n}\n');
    await write('a.json', '{ "id": "1" }\n');
    const { schema, sdl } = await readSchema(dir, 'schema/**/*.graphql');
    expect(sdl).toBe('type Query { a(id: ID): ID }');
    expect(await readExamples(dir, settingsOf({ schema }))).toMatchObject([
      { name: 'a', file: 'schema/examples/spaces/a.graphql', answer: { data: { a: '1' } } },
    ]);
  });

  it('says every problem at once', async () => {
    await write('a.graphql', 'query One {\n  b\n}\n');
    await write('b.json', '{}');
    const { schema } = await readSchema(dir, 'schema/**/*.graphql');
    await expect(readExamples(dir, settingsOf({ schema }))).rejects.toThrow(
      [
        '3 problems in the input:',
        'schema/examples/spaces/a.graphql:1:1 Unexpected start, expected a comment whose first line describes the request for the reader.',
        'schema/examples/spaces/a.graphql:2:3 Cannot query field "b" on type "Query". Did you mean "a"?',
        'schema/examples/spaces/b.json:1:1 Unexpected variables without an example, expected schema/examples/spaces/b.graphql. Rename or delete the file.',
      ].join('\n'),
    );
  });

  it('places a byte that is not UTF-8', async () => {
    await writeFile(join(dir, 'schema/examples/spaces/a.json'), Buffer.from('{\xe9', 'latin1'));
    const { schema } = await readSchema(dir, 'schema/**/*.graphql');
    await expect(readExamples(dir, settingsOf({ schema }))).rejects.toThrow(
      'schema/examples/spaces/a.json:1:2 Unexpected byte that is not UTF-8. Save the file as UTF-8.',
    );
  });
});
