import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildSchema, introspectionFromSchema } from 'graphql';
import type { InputError } from 'graphql-docs-reference/graphql';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSchema } from '../read-schema';

describe('readSchema', () => {
  let dir: string;

  beforeEach(async () => {
    dir = await mkdtemp(join(tmpdir(), 'read-schema-'));
    await writeFile(join(dir, 'b.graphql'), 'type Query {\n  a: A\n}\n');
  });

  afterEach(() => rm(dir, { recursive: true }));

  it('reads the files of a glob in the order of their names', async () => {
    await writeFile(join(dir, 'a.graphql'), 'type A {\n  id: ID\n}\n');
    const { schema, sdl } = await readSchema(dir, '*.graphql');
    expect(sdl).toBe('type A {\n  id: ID\n}\n\ntype Query {\n  a: A\n}\n');
    expect(schema.getType('A')?.astNode?.loc?.source.name).toBe('a.graphql');
  });

  it('reads a file by its absolute path', async () => {
    await writeFile(join(dir, 'one.graphql'), 'type Query { id: ID }');
    const { sdl } = await readSchema('/', join(dir, 'one.graphql'));
    expect(sdl).toBe('type Query { id: ID }');
  });

  it.each([
    [
      'with',
      { data: introspectionFromSchema(buildSchema('"Says hello." type Query { a: [Int!] }')) },
    ],
    ['without', introspectionFromSchema(buildSchema('"Says hello." type Query { a: [Int!] }'))],
  ])('reads an introspection %s a response around it', async (_with, json) => {
    await writeFile(join(dir, 'api.json'), JSON.stringify(json));
    const { schema, sdl } = await readSchema(dir, 'api.json');
    expect(sdl).toBe('"""Says hello."""\ntype Query {\n  a: [Int!]\n}');
    expect(schema.getQueryType()?.astNode?.loc?.source.name).toBe('api.json');
  });

  it('reads an introspection with an object of a custom scalar for a default', async () => {
    const sdl = 'type Query {\n  a(b: JSON = [{c: "d\\"", e: null}]): Int\n}\n\nscalar JSON';
    const { __schema } = introspectionFromSchema(buildSchema(sdl.replace(/ = .*(?=\))/, '')));
    const json = JSON.stringify({ __schema }, (key, value: unknown) =>
      key === 'defaultValue' ? (value ?? '[{c: "d\\"", e: null}]') : value,
    );
    await writeFile(join(dir, 'api.json'), json);
    expect((await readSchema(dir, 'api.json')).sdl).toBe(sdl);
  });

  it.each(['null', '""'])(
    'gives what an introspection deprecates for %s a reason',
    async (none) => {
      const introspection = introspectionFromSchema(
        buildSchema('type Query { a: Int @deprecated(reason: "gone") b: Int }'),
      );
      const json = JSON.stringify(introspection).replace('"gone"', none);
      await writeFile(join(dir, 'api.json'), json);
      expect((await readSchema(dir, 'api.json')).sdl).toBe(
        'type Query {\n  a: Int @deprecated\n  b: Int\n}',
      );
    },
  );

  it.each(['{"data": 1}', '{"data": null}', 'null', '{"types": [{}], "queryType": {}}'])(
    'says that JSON is no introspection: %s',
    async (json) => {
      await writeFile(join(dir, 'api.json'), json);
      await expect(readSchema(dir, 'api.json')).rejects.toThrow(
        'api.json:1:1 Unexpected JSON, expected the response to an introspection: it has no "__schema". Save the whole response, or leave the file out with the option schema, as \'api/*.graphql\'.',
      );
    },
  );

  it('names the place in an introspection of what its SDL would show', async () => {
    const sdl = `type Query { "See [x](/x)." x_a(b: Int): Int c: E @deprecated(reason: "old") }
      enum E { A x_B } input I { x_c: Int } directive @x_d on FIELD`;
    const json = { data: introspectionFromSchema(buildSchema(sdl)) };
    const lines = JSON.stringify(json, null, 1).replaceAll('x_', '__');
    await writeFile(join(dir, 'api.json'), lines);
    const found: unknown = await readSchema(dir, 'api.json').catch((error: unknown) => error);
    const { problems } = found as InputError;
    expect(
      problems.map(({ line, column }) => lines.split('\n')[line - 1]?.slice(column - 1)),
    ).toEqual(['"__d",', '"See [x](/x).",', '"__B",', '"__c",']);
  });

  it('names the place at which a file is no JSON', async () => {
    await writeFile(join(dir, 'api.json'), '{\n  "data": {,}\n}');
    await expect(readSchema(dir, 'api.json')).rejects.toThrow(
      'api.json:2:12 Unexpected JSON, expected the response to an introspection: Unexpected ",", expected',
    );
  });

  it('leaves out what a directive hides, also in the SDL', async () => {
    const text = 'directive @internal on FIELD_DEFINITION\ntype Query { a: Int b: Int @internal }';
    await writeFile(join(dir, 'one.graphql'), text);
    const { schema, sdl } = await readSchema(dir, 'one.graphql', {
      directives: { internal: 'hide' },
    });
    expect(Object.keys(schema.getQueryType()?.getFields() ?? {})).toEqual(['a']);
    expect(sdl).not.toContain('b: Int');
  });

  it('says that no file matches', async () => {
    await expect(readSchema(dir, 'none/*.graphql')).rejects.toThrow(
      '1 problem in the input:\nnone/*.graphql:1:1 No such file. Set the option schema to a file or a glob of SDL files.',
    );
  });

  it('places a byte that is not UTF-8', async () => {
    await writeFile(join(dir, 'a.graphql'), Buffer.from('# Caf\xe9\n', 'latin1'));
    await expect(readSchema(dir, '*.graphql')).rejects.toThrow(
      '1 problem in the input:\na.graphql:1:6 Unexpected byte that is not UTF-8. Save the file as UTF-8.',
    );
  });

  it('says every problem of the SDL at once', async () => {
    await writeFile(join(dir, 'a.graphql'), 'type A {\n  id: Strin\n  at: Time\n}\n');
    await expect(readSchema(dir, '*.graphql')).rejects.toThrow(
      [
        '2 problems in the input:',
        'a.graphql:2:7 Unknown type "Strin". Did you mean "String"?',
        'a.graphql:3:7 Unknown type "Time". Define it in the schema, or correct the name.',
      ].join('\n'),
    );
  });

  it('refuses an empty file', async () => {
    await writeFile(join(dir, 'a.graphql'), '');
    await expect(readSchema(dir, '*.graphql')).rejects.toThrow(
      'a.graphql:1:1 Unexpected empty file. Add a definition or delete the file.',
    );
  });
});
