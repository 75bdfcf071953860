import { readdirSync, readFileSync } from 'node:fs';
import {
  buildSchema,
  isInterfaceType,
  isObjectType,
  NoUnusedFragmentsRule,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import { expect, it } from 'vitest';
import { write } from '../write';

const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'));
const schema = buildSchema(files.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('\n'));
const rules = specifiedRules.filter((rule) => rule !== NoUnusedFragmentsRule);

const fields = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'))
  .flatMap((type) => Object.keys(type.getFields()).map((field) => [type.name, field] as const));

it('finds the fields of the schema', () => {
  expect(fields.length).toBeGreaterThan(500);
});

it('writes for every field of the schema what is valid once the arguments have values', () => {
  const messages = fields.flatMap(([type, field]) => {
    const selection = write(`${type}.${field}`, schema).replace(/: (?=[,)])/g, ': $value');
    const fragment = parse(`fragment Written on ${type} { ${selection} }`);
    return validate(schema, fragment, rules).map(({ message }) => message);
  });
  expect(messages).toEqual([]);
});
