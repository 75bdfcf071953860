import { expect, it } from 'vitest';
import type { Answer } from '../../../graphql/requests';
import { answerCallers } from '../answer-callers';
import { callers, exampleOf, failed, schema } from './endings';

const ada = { id: 'a', to: 'Ada', on: 'Monday' };
const ben = { id: 'b', to: null, on: null };
const cleo = { id: 'c', to: 'Cleo', on: 'Friday' };
const own = { id: '1', loans: [ada, ben], tags: ['a', 'b'], owner: { name: 'Ada' } };
const book = exampleOf('book', 'query Book { book { id } }', {}, { data: { book: own } });

const outcomesWith = async (theirs: Answer): Promise<unknown> => {
  const answer = (): Promise<Answer> => Promise.resolve(theirs);
  const outcomes = await answerCallers([book], { schema, callers, answer });
  return outcomes.get('book')?.map(({ caller, ...rest }) => ({ caller: caller.id, ...rest }))[1];
};

const none = { null: [], type: [], empty: [], fewer: [], other: [] };

it.each([
  ['has nothing to say of the same answer', {}, {}],
  ['has nothing to say of the same entries in another order', { loans: [ben, ada] }, {}],
  ['has nothing to say of further entries', { tags: ['a', 'b', 'c'], loans: [ada, ben, cleo] }, {}],
  ['names the outermost field that is null', { loans: null }, { null: ['book.loans'] }],
  [
    'names a field that is null in an entry, wherever the entry stands',
    { loans: [ben, { ...ada, to: null }] },
    { null: ['book.loans[].to'] },
  ],
  [
    'names an object of another type, which has other fields',
    { owner: { title: 'Library' } },
    { type: ['book.owner'] },
  ],
  ['tells a list without entries from null', { loans: [] }, { empty: ['book.loans'] }],
  [
    'names the lists that have fewer entries',
    { loans: [ada], tags: ['b'] },
    { fewer: ['book.loans', 'book.tags'] },
  ],
  [
    'takes no value for lost whose entry is another',
    { loans: [{ ...cleo, to: null }] },
    { other: ['book.loans'] },
  ],
])('%s', async (_, changed, differences) => {
  expect(await outcomesWith({ data: { book: { ...own, ...changed } } })).toEqual({
    caller: 'member',
    differences: { ...none, ...differences },
  });
});

it('knows entries by what they begin with', async () => {
  const loans = [
    { user: ada, since: 1 },
    { user: ben, since: 2 },
  ];
  const listed = { ...book, answer: { data: { loans } } };
  const answer = (): Promise<Answer> =>
    Promise.resolve({
      data: {
        loans: [
          { user: cleo, since: null },
          { user: ben, since: 2 },
        ],
      },
    });
  const outcomes = await answerCallers([listed], { schema, callers, answer });
  expect(outcomes.get('book')?.[1]?.differences).toEqual({ ...none, other: ['loans'] });
});

it('names the code that comes in the place of an answer', async () => {
  expect(await outcomesWith(failed('FORBIDDEN'))).toEqual({
    caller: 'member',
    code: 'FORBIDDEN',
    differences: none,
  });
});

it('compares nothing with an example that fails', async () => {
  const answer = (): Promise<Answer> => Promise.resolve({ data: { book: own } });
  const failing = { ...book, answer: failed('NOT_FOUND') };
  expect(await answerCallers([failing], { schema, callers, answer })).toEqual(new Map());
});
