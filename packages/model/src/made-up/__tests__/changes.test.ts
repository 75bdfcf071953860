import { beforeEach, describe, expect, it } from 'vitest';
import { Memory } from '../create-made-up';
import { Made } from '../made';
import { dataOf, madeUp, memory, run, typeNamed } from './helpers';

beforeEach(() => memory.reset());

describe('operations', () => {
  it('create what their input says, which lists show', async () => {
    const add = `mutation { addReader(input: { name: "Zoe" }) { clientMutationId errors { message } warnings { message } reader { name email books { totalCount } } query { readers(limit: 1) { totalResults data { name } } } } }`;
    expect(await dataOf(add)).toEqual({
      addReader: {
        clientMutationId: null,
        errors: [],
        warnings: [],
        reader: { name: 'Zoe', email: null, books: { totalCount: 0 } },
        query: { readers: { totalResults: 25, data: [{ name: 'Zoe' }] } },
      },
    });
  });

  it('change and remove what their arguments name', async () => {
    const { viewer } = (await dataOf('{ viewer { id login } }')) as {
      viewer: { id: string; login: string };
    };
    const { id, login } = viewer;
    expect(await dataOf(`mutation { updateReader(id: "${id}", city: "Bonn") { city } }`)).toEqual({
      updateReader: { city: 'Bonn' },
    });
    expect(await dataOf(`{ reader(login: "${login}") { city } }`)).toEqual({
      reader: { city: 'Bonn' },
    });
    expect(await dataOf(`mutation { deleteReader(id: "${id}") }`)).toEqual({ deleteReader: true });
    expect(await dataOf(`{ reader(login: "${login}") { city } readers { totalResults } }`)).toEqual(
      { reader: null, readers: { totalResults: 23 } },
    );
    memory.reset();
    expect(await dataOf('{ readers { totalResults } }')).toEqual({ readers: { totalResults: 24 } });
  });

  it('are found in groups of the root', async () => {
    const { id } = madeUp.argumentsFor(typeNamed('BookMutations'), 'close') as { id: string };
    expect(await dataOf(`mutation { books { close(id: "${id}") { state closedAt } } }`)).toEqual({
      books: { close: { state: 'CLOSED', closedAt: '2026-05-17T18:30:00.000Z' } },
    });
    expect(await dataOf(`mutation { books { delete(id: "${id}") } }`)).toEqual({
      books: { delete: id },
    });
    expect(await dataOf(`{ node(id: "${id}") { id } }`)).toEqual({ node: null });
  });

  it('are named after a type before their verb, or by what they find it', async () => {
    const { bookId } = madeUp.argumentsFor(typeNamed('Mutation'), 'bookClose');
    expect(await dataOf(`mutation { bookClose(bookId: "${String(bookId)}") { state } }`)).toEqual({
      bookClose: { state: 'CLOSED' },
    });
    const { id } = madeUp.argumentsFor(typeNamed('Mutation'), 'delete_reader_by_pk');
    await dataOf(`mutation { delete_reader_by_pk(id: "${String(id)}") { id } }`);
    expect(await dataOf('{ readers { totalResults } }')).toEqual({ readers: { totalResults: 23 } });
  });

  it('create as many as there are inputs', async () => {
    const create =
      'mutation { readersBulkCreate(city: "Bonn", readers: [{ name: "Zoe" }, { name: "Yan" }]) { affected_rows readers { name city } } }';
    const readers = ['Zoe', 'Yan'].map((name) => ({ name, city: 'Bonn' }));
    expect(await dataOf(create)).toEqual({ readersBulkCreate: { affected_rows: 2, readers } });
    expect(await dataOf('{ readers { totalResults } }')).toEqual({ readers: { totalResults: 26 } });
  });

  it('do not find what does not exist', async () => {
    const { errors } = await run('mutation { deleteReader(id: "x") }');
    expect(errors?.[0]?.message).toBe('There is no Reader with these arguments.');
  });

  it('end where too much has changed', async () => {
    const create = 'mutation { addReader(input: { name: "Zoe" }) { errors { message } } }';
    for (let count = 0; count < 1000; count += 1) await run(create);
    expect((await run(create)).errors?.[0]?.extensions).toEqual({
      code: 'RATE_LIMITED',
      retryAfter: 0,
    });
  });

  it('leave room for others once they are undone', () => {
    const undos: (() => void)[] = [];
    const undone = new Memory((undo) => undos.unshift(undo));
    const reader = new Made(typeNamed('Reader'), 'Reader:0', 0);
    for (let count = 0; count < 1000; count += 1) undone.remove(reader);
    expect(() => undone.remove(reader)).toThrow('it holds 1000 changes');
    for (const undo of undos) undo();
    expect(undone.isRemoved(reader)).toBe(false);
    undone.create(reader);
    expect(undone.created(reader.type)).toEqual([reader]);
  });
});

describe('sample arguments', () => {
  it.each([
    ['Query', 'reader', { login: 'ada-berg' }],
    ['Mutation', 'addReader', { input: { name: 'Elif Fischer' } }],
    ['Query', 'book', { id: 'b_dc602365f9' }],
    [
      'Mutation',
      'shelveBooks',
      {
        codes: ['station-book'],
        copyIds: ['b_cd8f613a9e'],
        page: 1,
        place: { room: 'Station room' },
      },
    ],
  ])('of %s.%s find something', (type, field, args) => {
    expect(madeUp.argumentsFor(typeNamed(type), field)).toEqual(args);
  });
});
