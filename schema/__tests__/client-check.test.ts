import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { measureRequest } from 'graphql-docs-model';
import { computeChangelog } from 'graphql-docs-reference/changelog';
import { allFindings, checkClient } from 'graphql-docs-reference/client-check';
import { readSchema } from 'docusaurus-preset-graphql-docs/content';
import { contract } from '../../src/contract';

it('finds ten faults of ten in a client, and invents none', async () => {
  const read = (name: string) => ({ name, text: readFileSync(name, 'utf8') });
  const { schema } = await readSchema(process.cwd(), 'schema/**/*.graphql');
  const present = { date: undefined, schema, notes: new Map() };
  const changelog = computeChangelog([], present, contract);
  const folder = 'schema/__tests__/client/';
  const files = ['Search.kt', 'Spaces.swift', 'profile.graphql', 'tasks.ts'].map((name) => ({
    ...read(`${folder}${name}.txt`),
    name,
  }));
  const report = checkClient(files, { schema, contract, ...changelog, measure: measureRequest });
  const found = allFindings(report).map(
    ({ file, line, level, text }) => `${file}:${line} ${level}: ${text.slice(0, 40)}`,
  );
  expect(found).toEqual([
    'Search.kt:7 error: Syntax Error: Expected Name, found <EOF>',
    'Search.kt:11 error: Variable "$limit" is never used in opera',
    'Spaces.swift:15 error: Value "FINISHED_EARLY" does not exist in',
    'profile.graphql:3 deprecated: `Query.authenticatedUser` is deprecated.',
    'profile.graphql:9 error: Variable "$id" of type "String!" used in',
    'profile.graphql:12 error: Unknown fragment "SpaceHeader".',
    'tasks.ts:26 error: limit: This must be from 1 to 100.',
    'tasks.ts:29 error: Cannot query field "titel" on type "Task',
    'tasks.ts:38 error: Field "taskById" argument "id" of type "',
    'tasks.ts:42 error: Field "data" of type "[Space!]!" must ha',
  ]);
  expect(report.operations).toHaveLength(9);
});
