import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import type { AnsweredExample } from '../../examples/example';
import { listPages } from '../all-pages';
import { createContext } from '../context';

/** How often the names of examples and the subjects of operations are read for all pages of so many. */
function countReads(operations: number): number {
  let reads = 0;
  const names = Array.from({ length: operations }, (_, index) => `task${index}`);
  const schema = buildSchema(
    `type Task { id: ID! } type Query { ${names.map((name) => `${name}: Task`).join(' ')} }`,
  );
  const examples = names.map(
    (name): AnsweredExample => ({
      get name() {
        reads += 1;
        return name;
      },
      get query() {
        reads += 1;
        return `query A { ${name} { id } }`;
      },
      file: '',
      sentence: 'A task.',
      as: 'guest',
      errors: [],
      deprecated: undefined,
      after: [],
      linesAbove: 0,
      variables: undefined,
      before: [],
      answer: { data: { [name]: null } },
    }),
  );
  const context = createContext(schema, {
    examples,
    sourceUrl: () => undefined,
    endpoint: undefined,
  });
  const subjects = new Map(context.subjects);
  subjects.get = (coordinate) => {
    reads += 1;
    return context.subjects.get(coordinate);
  };
  const pages = listPages({ ...context, subjects });
  for (const path of pages.paths) pages.get(path);
  return reads;
}

it('reads what pages are made from as often as there are pages, whatever their number', () => {
  expect(countReads(400) / countReads(100)).toBeLessThan(6);
});
