import { describe, expect, it } from 'vitest';
import { checkEndings, checkUndeclared, findEndings, findUndeclared } from '../find-endings';
import {
  answer,
  asked,
  callers,
  contract,
  exampleOf,
  failed,
  lend,
  objects,
  schema,
} from './endings';

const settings = { schema, contract, callers, answer, objects, dir: 'schema/examples' };

const book = exampleOf('book', 'query Book { book(id: "1") { title } }', {});

describe('findEndings', () => {
  it('derives a request for each declared code from an example', async () => {
    const endings = await findEndings([lend], settings);
    const shown = endings.flatMap(({ code, example }) =>
      example ? [{ code, ...(asked(example) as object), before: example.before.length }] : [],
    );
    const { query } = lend;
    const input = { bookId: '1', notes: ['new'] };
    expect(shown).toEqual([
      { code: 'UNAUTHENTICATED', as: 'guest', query, input, before: 0 },
      { code: 'FORBIDDEN', as: 'member', query, input: { ...input, bookId: '2' }, before: 0 },
      {
        code: 'NOT_FOUND',
        as: 'admin',
        query,
        input: { ...input, bookId: '999999999' },
        before: 0,
      },
      {
        code: 'VALIDATION_FAILED',
        as: 'admin',
        query,
        input: { ...input, notes: ['xxxx'] },
        before: 0,
      },
      { code: 'CONFLICT', as: 'admin', query, input, before: 1 },
    ]);
  });

  it('says what differs from the example', async () => {
    const endings = await findEndings([lend], settings);
    expect(endings.map(({ example }) => example?.sentence).filter(Boolean)).toEqual([
      'The same request without an access token.',
      "The same request from somebody who isn't allowed to send it.",
      'The same request, but no object has this `input.bookId`.',
      'The same request, but `input.notes.0` is past its limit: at most 3 characters.',
      'The same request, sent a second time.',
    ]);
  });

  it('has what differs in the variables, also of values in the document and of what is left out', async () => {
    const endings = await findEndings([book], settings);
    expect(endings.slice(0, 2).map(({ example }) => example && asked(example))).toEqual([
      {
        as: 'admin',
        query: 'query Book($id: ID!) {\n  book(id: $id) {\n    title\n  }\n}',
        id: '999999999',
      },
      {
        as: 'admin',
        query: 'query Book($first: Int) {\n  book(id: "1", first: $first) {\n    title\n  }\n}',
        first: 51,
      },
    ]);
  });

  it('prefers an example that has the code', async () => {
    const written = { ...lend, name: 'lend.lent', answer: failed('CONFLICT') };
    const endings = await findEndings([lend, written], settings);
    expect(endings.find(({ code }) => code === 'CONFLICT')?.example).toBe(written);
  });
});

describe('checkEndings', () => {
  it('names the operation, the code and the fix where the model answers nothing so', async () => {
    const endings = await findEndings([lend], { ...settings, callers: callers.slice(0, 1) });
    expect(checkEndings(endings, settings)).toContainEqual({
      file: 'schema/books.graphql',
      line: 7,
      column: 5,
      message:
        'Mutation.lend declares FORBIDDEN, but the model never answers with it. Remove the code, give the model a rule that fails with it, or write an example such as schema/examples/books/lend.forbidden.graphql that shows it.',
    });
  });
});

describe('checkEndings of an operation without an example', () => {
  it('asks for one, and not for one of each code', async () => {
    const found = checkEndings(await findEndings([], settings), settings);
    expect(found.filter(({ message }) => message.startsWith('Mutation.lend'))).toMatchObject([
      {
        message:
          'Mutation.lend declares errors, and no example shows how to send it. Write one, as schema/examples/books/lend.graphql.',
      },
    ]);
  });
});

describe('checkUndeclared', () => {
  it('says how to cause a code that an operation does not declare', async () => {
    const found = await findUndeclared([book], {
      ...settings,
      answer: (requests) =>
        Promise.resolve(requests[0]?.as === 'guest' ? failed('UNAUTHENTICATED') : { data: {} }),
    });
    expect(checkUndeclared(found, settings)).toEqual([
      {
        file: 'schema/books.graphql',
        line: 4,
        column: 67,
        message:
          "Query.book answers with UNAUTHENTICATED as guest with the variables {}, but doesn't declare it. Add the code, or fix the rule of the model.",
      },
    ]);
  });

  it('finds nothing where all codes are declared', async () => {
    expect(await findUndeclared([lend], settings)).toEqual([]);
  });
});
