import { readdirSync, readFileSync } from 'node:fs';
import { constantFrom, nat, oneof, record } from 'fast-check';
import { expect, it } from 'vitest';
import { buildSchemaFromFiles } from '../schema-source';
import { holdsForAll } from './holds-for-all';
import { hostileText } from './hostile-text';

const texts = readdirSync('schema')
  .filter((name) => name.endsWith('.graphql'))
  .map((name) => readFileSync(`schema/${name}`, 'utf8'));

const names = ['toString', 'constructor', '__proto__', 'hasOwnProperty', 'Query', 'String', 'é'];

it('answers any SDL with a schema, or with problems that have a place', async () => {
  const changes = record({
    text: constantFrom(...texts),
    start: nat(),
    length: nat(40),
    replacement: oneof(hostileText, constantFrom(...names)),
  });
  await holdsForAll(changes, ({ text, start, length, replacement }) => {
    const at = start % text.length;
    const changed = text.slice(0, at) + replacement + text.slice(at + length);
    const files = texts.map((each, index) => ({
      name: `${index}.graphql`,
      text: each === text ? changed : each,
    }));
    const { schema, problems } = buildSchemaFromFiles(files);
    if (schema) return;
    expect(problems.length).toBeGreaterThan(0);
    for (const { file, line, column, message } of problems) {
      expect(file).toMatch(/^\d+\.graphql$/);
      expect(Math.min(line, column)).toBeGreaterThan(0);
      expect(message).not.toBe('');
    }
  });
});
