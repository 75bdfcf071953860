import { getIntrospectionQuery } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '../sandbox';
import { callers, sdl, town } from './helpers';

const sandbox = createSandbox(sdl, town);

/** Message and extensions of each error, or none where the document is answered. */
async function errorsOf(query: string): Promise<readonly unknown[]> {
  const { errors = [] } = await sandbox.run({ query, caller: callers.neighbour });
  return errors.map(({ message, extensions }) => ({ message, ...extensions }));
}

const refusal = (message: string): unknown[] => [{ message, code: 'RATE_LIMITED', retryAfter: 0 }];

describe('depth', () => {
  const ofDepth = (levels: number): string =>
    `{ topics { data ${'{ parent '.repeat(levels - 3)} { id } ${'}'.repeat(levels - 3)} } }`;

  it('answers 12 levels and refuses 13', async () => {
    expect(await errorsOf(ofDepth(12))).toEqual([]);
    expect(await errorsOf(ofDepth(13))).toEqual(
      refusal('The document is more than 12 levels deep.'),
    );
  });

  it('counts the levels of fragments', async () => {
    const fragment = 'fragment Three on Topic { parent { parent { parent { id } } } }';
    const query = `{ topics { data { ${'parent { '.repeat(7)} ...Three ${'}'.repeat(7)} } } } ${fragment}`;
    expect(await errorsOf(query)).toEqual(refusal('The document is more than 12 levels deep.'));
  });
});

describe('aliases', () => {
  const aliases = (from: number, to: number): string =>
    Array.from({ length: to - from + 1 }, (_, index) => `a${from + index}: name`).join(' ');

  it('answers 10 of one field and refuses 11', async () => {
    expect(await errorsOf(`{ topics { data { ${aliases(1, 10)} } } }`)).toEqual([]);
    expect(await errorsOf(`{ topics { data { ${aliases(1, 11)} } } }`)).toEqual(
      refusal('The document gives the field name more than 10 aliases.'),
    );
  });

  it('counts those of fragments with those beside them', async () => {
    const query = `{ topics { data { ...A ${aliases(7, 11)} } } } fragment A on Topic { ${aliases(1, 6)} }`;
    expect(await errorsOf(query)).toEqual(
      refusal('The document gives the field name more than 10 aliases.'),
    );
  });
});

describe('fields', () => {
  const fields = (count: number): string => `{ topics { data { ${'id '.repeat(count - 2)} } } }`;
  const tooMany = refusal('The document has more than 500 fields after fragments are spread.');

  it('answers 500 and refuses 501', async () => {
    expect(await errorsOf(fields(500))).toEqual([]);
    expect(await errorsOf(fields(501))).toEqual(tooMany);
  });

  it('counts a fragment each time that it is spread', async () => {
    const fragments = `fragment A on Topic { ${'...B '.repeat(10)} } fragment B on Topic { ${'id '.repeat(50)} }`;
    expect(await errorsOf(`{ topics { data { ...A } } } ${fragments}`)).toEqual(tooMany);
  });

  it('counts all operations of a document', async () => {
    const query = `query A ${fields(300)} query B ${fields(300)}`;
    expect(await errorsOf(query)).toEqual(tooMany);
  });

  it('counts fragments that nothing spreads', async () => {
    const rest = ['A', 'B'].map((name) => `fragment ${name} on Topic { ${'id '.repeat(250)} }`);
    expect(await errorsOf(`{ sdgs { id } } ${rest.join(' ')}`)).toEqual(tooMany);
  });

  it.each(['Topic', '__Type'])('ends on fragments of %s that double 200 times', async (type) => {
    const fragments = Array.from(
      { length: 200 },
      (_, index) => `fragment F${index} on ${type} { ...F${index + 1} ...F${index + 1} }`,
    );
    const query = `{ topics { data { ...F0 } } __schema { types { ...F0 } } } ${fragments.join(' ')}`;
    const ends = [`${query} fragment F200 on ${type} { name }`, query];
    for (const document of ends) expect(await errorsOf(document)).toEqual(tooMany);
  });
});

describe('what would take for ever', () => {
  it('ends on fragments that all spread each other', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `...F${index}`).join(' ');
    const fragments = Array.from(
      { length: 40 },
      (_, index) => `fragment F${index} on __Type { ${names} }`,
    );
    const errors = await errorsOf(`{ __schema { types { ...F0 } } } ${fragments.join(' ')}`);
    expect(errors[0]).toEqual({
      message: 'Cannot spread fragment "F0" within itself.',
      code: 'VALIDATION_FAILED',
    });
  });

  it('refuses a document of more than 10,000 tokens or 100,000 characters', async () => {
    expect(await errorsOf(`{ ${'a '.repeat(10_001)} }`)).toEqual(
      refusal('The document has more than 10000 tokens.'),
    );
    expect(await errorsOf(`{ sdgs { id } } #${'a'.repeat(100_000)}`)).toEqual(
      refusal('The document has more than 100000 characters.'),
    );
  });

  it.each(['{ a '.repeat(201), `{ a(b: ${'['.repeat(199)}`])(
    'refuses levels upon levels: %.9s',
    async (query) => {
      expect(await errorsOf(query)).toEqual(refusal('The document is nested too deeply.'));
    },
  );

  const tooMuch = refusal(
    'The answer would cost more than 10000 points. A field costs 1, a list 20 and an error 20.',
  );

  it('refuses lists within lists whose answer would have no end', async () => {
    const query = `{ sdgs { ${'topics { sdgs { '.repeat(5)} id ${'} } '.repeat(5)} } }`;
    expect(await errorsOf(query)).toEqual(tooMuch);
  });

  it.each([
    ['lists', 'images { url }'],
    ['pages of lists', 'comments(limit: 1) { totalResults }'],
    ['errors', 'publishAt'],
  ])('refuses hundreds of %s', async (_what, field) => {
    const toPosts = 'posts(limit: 100) { data { space { '.repeat(2);
    const each = (fields: string): string =>
      `{ spaces(limit: 100) { data { ${toPosts} posts(limit: 100) { data { ${fields} } } ${'} } } '.repeat(3)}`;
    const five = [1, 2, 3, 4, 5].map((index) => `a${index}: ${field}`).join(' ');
    expect(await errorsOf(each('id title'))).toEqual([]);
    expect(await errorsOf(each(five))).toEqual(tooMuch);
  });
});

describe('introspection', () => {
  it('is answered, though it is deeper than 12', async () => {
    const query = getIntrospectionQuery({
      schemaDescription: true,
      specifiedByUrl: true,
      directiveIsRepeatable: true,
      inputValueDeprecation: true,
      oneOf: true,
    });
    expect(await errorsOf(query)).toEqual([]);
  });

  it('is refused where its lists are nested without end', async () => {
    const query = `{ __schema { types { ${'fields { type { '.repeat(4)} name ${'} } '.repeat(4)} } } }`;
    expect(await errorsOf(query)).toEqual([
      { message: 'Maximum introspection depth exceeded', code: 'VALIDATION_FAILED' },
    ]);
  });
});
