import { buildASTSchema, concatAST, parse } from 'graphql';
import { expect, it } from 'vitest';
import { readSdl } from '../read-sdl';

const files = [
  'type Query { spaces: [Space!]! } type Space { id: ID! }',
  'extend type Query { now: Time! }',
  'scalar Time directive @access(role: String) on FIELD_DEFINITION',
];

it('gives each file once, those of extensions too', () => {
  const schema = buildASTSchema(concatAST(files.map((file) => parse(file))));
  expect(readSdl(schema).split('\n').sort()).toEqual([...files].sort());
});
