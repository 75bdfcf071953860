import { readdirSync, readFileSync } from 'node:fs';
import { buildSchema, isInterfaceType, isObjectType, parse, validate } from 'graphql';
import { describe, expect, it } from 'vitest';
import { prettify } from '../prettify';
import { selectedAt } from '../selected-at';
import { toggle } from '../toggle';

const files = readdirSync('schema').filter((name) => name.endsWith('.graphql'));
const schema = buildSchema(files.map((name) => readFileSync(`schema/${name}`, 'utf8')).join('\n'));
const blank = { text: '', variables: '', cursor: 0 };

const types = Object.values(schema.getTypeMap())
  .filter((type) => isObjectType(type) || isInterfaceType(type))
  .filter(({ name }) => !name.startsWith('__'));
const fields = types.flatMap((type) =>
  Object.values(type.getFields()).map((field) => [type.name, field] as const),
);
const roots: readonly string[] = ['Query', 'Mutation'];

function faults(text: string): readonly string[] {
  return validate(schema, parse(text)).map(({ message }) => `${message} in ${text}`);
}

/** A request that holds a type, with the cursor among its fields. */
function requestOf(type: string): string {
  return roots.includes(type) ? '' : `fragment F on ${type} { __typename }`;
}

describe('with all fields of the schema', () => {
  it('finds them', () => {
    expect(fields.length).toBeGreaterThan(500);
  });

  it('puts each in, validly, and out again', () => {
    const left = fields.flatMap(([type, field]) => {
      const coordinate = `${type}.${field.name}`;
      const text = requestOf(type);
      const start = { text, variables: '', cursor: Math.max(0, text.length - 3) };
      const added = toggle(start, coordinate, schema);
      const wrong = roots.includes(type) ? faults(added.text) : [];
      parse(added.text);
      const selected = selectedAt(added, schema) ?? [];
      const missing = selected.includes(coordinate) ? [] : [`${coordinate} is not selected`];
      const removed = toggle(added, coordinate, schema);
      return [...wrong, ...missing, ...(removed.text === text ? [] : [removed.text])];
    });
    expect(left).toEqual([]);
  });

  it('adds each argument of an operation validly', () => {
    const operations = fields.filter(([type]) => roots.includes(type));
    const wrong = operations.flatMap(([type, { name, args }]) => {
      const last = args.reduce((request, arg) => {
        const coordinate = `${type}.${name}(${arg.name}:)`;
        const isIn = selectedAt(request, schema)?.includes(coordinate);
        return isIn ? request : toggle(request, coordinate, schema);
      }, blank);
      return last === blank ? [] : faults(last.text);
    });
    expect(wrong).toEqual([]);
  });
});

describe('with the examples of the schema', () => {
  const requests = readdirSync('schema/examples', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.graphql'))
    .map((name) => readFileSync(`schema/examples/${name}`, 'utf8'));
  const valid = requests.filter((text) => validate(schema, parse(text)).length === 0);

  it('finds them', () => {
    expect(valid.length).toBeGreaterThan(100);
  });

  it('prettifies them validly', () => {
    expect(valid.flatMap((text) => faults(pretty(text)))).toEqual([]);
  });

  it('prettifies what is pretty to the same, and keeps each comment', () => {
    const comments = (text: string): number => text.match(/^\s*#/gm)?.length ?? 0;
    for (const text of valid) {
      const once = pretty(text);
      expect(pretty(once)).toBe(once);
      expect(comments(once)).toBe(comments(text));
    }
  });
});

function pretty(text: string): string {
  return prettify({ ...blank, text }).text;
}
