import { describe, expect, it } from 'vitest';
import { packRows, unpackRows } from 'graphql-docs-model';
import { town } from './helpers';

const row = (id: string, columns: object) => ({ __typename: 'Thing', id, ...columns });

/** As after the way to a browser. */
const arrived = (value: ReturnType<typeof packRows>) =>
  unpackRows(JSON.parse(JSON.stringify(value)) as typeof value);

describe('packRows', () => {
  it('is undone by unpackRows', () => {
    expect(arrived(packRows(town))).toEqual(town);
  });

  it('writes identifiers, names of columns and what all rows have once', () => {
    const [a, b] = ['018f3c2a-0d52-7c11-8e2f-9b64a7d01c38', '018f2b11-5c3e-7d90-8a47-c6e1f0b92d35'];
    const packed = packRows({
      things: [row(a, { of: [b], at: null }), row(b, { of: [], at: null })],
    });
    expect(packed).toEqual({
      ids: `${a}${b}`.replaceAll('-', ''),
      tables: { things: [2, { __typename: 'Thing', at: null }] },
      columns: [
        ['things', 'id', ['$0', '$1']],
        ['things', 'of', [['$1'], []]],
      ],
    });
  });

  it('keeps what looks like its marks, columns that a row lacks, and tables without rows', () => {
    const odd = {
      things: [row('a', { text: '$0', no: '$' }), row('b', { text: '$$1', list: [{ in: '$x' }] })],
      none: [],
    };
    expect(arrived(packRows(odd))).toEqual(odd);
  });
});
