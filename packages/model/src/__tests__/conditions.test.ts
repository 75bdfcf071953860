import { describe, expect, it } from 'vitest';
import type { Condition, ModelModule } from 'graphql-docs-reference/options';
import { conditions, isCondition, withConditions } from '..';
import { createMadeUpModel } from '../made-up-model';

const sdl = `
  type Query { book: Book! word: String }
  type Mutation { addBook(title: String!): Book! }
  type Book { id: ID! genre: Genre! moods: [Mood!]! }
  enum Genre { NOVEL CUSTOM }
  enum Mood { calm custom }
`;

async function ask(under: Condition | undefined, query: string, options: Options = {}) {
  const model = withConditions(createMadeUpModel(sdl), options);
  return model.run({ query, under });
}

type Options = Pick<ModelModule, 'expiredCaller' | 'limitReached'>;

const book = '{ book { genre moods } }';

describe('a request under a condition', () => {
  it('is answered as ever without one', async () => {
    expect(await ask(undefined, '{ word }')).toEqual({
      data: { word: expect.any(String) as string },
    });
  });

  it('gets the status 429 once the limit is reached', async () => {
    expect(await ask('limit', book)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED', retryAfter: 5 } }],
      circumstances: {
        http: {
          status: '429 Too Many Requests',
          headers: [{ name: 'Retry-After', value: '5' }],
        },
      },
    });
  });

  it('gets what the API says of the limit to the caller', async () => {
    const limitReached = (as: string) => ({
      status: '200 OK',
      headers: { 'X-Left': `0 for ${as || 'nobody'}` },
    });
    const { circumstances } = await ask('limit', book, { limitReached });
    expect(circumstances?.http).toEqual({
      status: '200 OK',
      headers: [{ name: 'X-Left', value: '0 for nobody' }],
    });
  });

  it('has changed data although its response is lost', async () => {
    const model = withConditions(createMadeUpModel(sdl), {});
    const query = 'mutation { addBook(title: "Roots") { id } }';
    const lost = await model.run({ query, under: 'lost' });
    expect(lost).toEqual({ circumstances: { under: 'lost' } });
    const fresh = withConditions(createMadeUpModel(sdl), {});
    expect((await model.run({ query })).data).not.toEqual((await fresh.run({ query })).data);
  });

  it('takes longer when it is slow', async () => {
    expect(await ask('slow', '{ word }')).toMatchObject({
      data: { word: expect.any(String) as string },
      circumstances: { http: { status: '200 OK', headers: [] }, delay: 5_000 },
    });
  });

  it('is sent by the caller whose token has expired', async () => {
    const run = ({ as }: { readonly as?: string | undefined }) => Promise.resolve({ data: { as } });
    const model = withConditions({ run }, { expiredCaller: 'late' });
    const request = { query: '{ as }', as: 'member' };
    expect(await model.run({ ...request, under: 'expired-token' })).toMatchObject({
      data: { as: 'late' },
    });
    expect(await model.run(request)).toEqual({ data: { as: 'member' } });
  });

  it('gets a value that its enum does not have', async () => {
    const { data, circumstances } = await ask('unknown-value', book);
    expect(data?.['book']).toMatchObject({ genre: 'EXTENDED' });
    expect(circumstances?.unknown).toEqual({
      path: ['book', 'genre'],
      value: 'EXTENDED',
      type: 'Genre',
    });
  });

  it('gets an unknown value in a list, in the case of its enum', async () => {
    const { circumstances } = await ask('unknown-value', '{ book { moods } }');
    expect(circumstances?.unknown).toEqual({
      path: ['book', 'moods', 0],
      value: 'extended',
      type: 'Mood',
    });
  });

  it('keeps its response where no value is of an enum', async () => {
    expect((await ask('unknown-value', '{ word }')).circumstances?.unknown).toBeUndefined();
  });
});

it('knows the conditions by their names', () => {
  expect(Object.keys(conditions).every(isCondition)).toBe(true);
  expect(isCondition('toString')).toBe(false);
});
