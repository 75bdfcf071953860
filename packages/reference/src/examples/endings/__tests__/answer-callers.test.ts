import { expect, it } from 'vitest';
import type { Answer } from '../../../graphql/requests';
import { answerCallers } from '../answer-callers';
import { callers, exampleOf, failed, schema } from './endings';

const own: Answer = {
  data: {
    book: {
      id: '1',
      loans: [
        { to: 'Ada', on: 'Monday' },
        { to: null, on: null },
      ],
      tags: ['a', 'b'],
    },
  },
};
const book = exampleOf('book', 'query Book { book { id } }', {}, own);

const outcomesWith = async (theirs: Answer): Promise<unknown> => {
  const answer = (): Promise<Answer> => Promise.resolve(theirs);
  const outcomes = await answerCallers([book], { schema, callers, answer });
  return outcomes.get('book')?.map(({ caller, ...rest }) => ({ caller: caller.id, ...rest }))[1];
};

const nothing = { caller: 'member', code: undefined, lost: [], empty: [], shorter: [] };

it('has nothing to say of the same answer', async () => {
  expect(await outcomesWith(own)).toEqual(nothing);
});

it('names the code that comes in the place of an answer', async () => {
  expect(await outcomesWith(failed('FORBIDDEN'))).toEqual({ ...nothing, code: 'FORBIDDEN' });
});

it('names the outermost fields that a caller does not get, also without an error', async () => {
  expect(
    await outcomesWith({ data: { book: { id: '1', loans: null, tags: ['a', 'b'] } } }),
  ).toEqual({ ...nothing, lost: ['book.loans'] });
});

it('tells a list without entries from one that does not come', async () => {
  expect(await outcomesWith({ data: { book: { id: '1', loans: [], tags: ['a', 'b'] } } })).toEqual({
    ...nothing,
    empty: ['book.loans'],
  });
});

it('names the lists that are shorter', async () => {
  expect(
    await outcomesWith({
      data: { book: { id: '1', loans: [{ to: 'Ada', on: 'Monday' }], tags: ['a', 'b'] } },
    }),
  ).toEqual({ ...nothing, shorter: ['book.loans'] });
});

it('compares nothing with an example that fails', async () => {
  const answer = (): Promise<Answer> => Promise.resolve(own);
  const failing = { ...book, answer: failed('NOT_FOUND') };
  expect(await answerCallers([failing], { schema, callers, answer })).toEqual(new Map());
});
