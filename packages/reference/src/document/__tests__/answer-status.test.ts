import { describe, expect, it } from 'vitest';
import { statusOf } from '../answer-status';

const error = (code?: string): object => ({ extensions: code === undefined ? {} : { code } });
const status = (answer: object, http?: string): unknown => statusOf(JSON.stringify(answer), http);

describe('the status of an answer', () => {
  it('is that of HTTP where nothing is refused', () => {
    expect(status({ data: { a: null } })).toEqual({ kind: 'good', words: '200' });
    expect(status({ data: { a: 1 } }, '200 OK')).toEqual({ kind: 'good', words: '200 OK' });
  });

  it('counts what is refused where the rest is there', () => {
    const data = { a: null, b: 1 };
    expect(status({ data, errors: [error('FORBIDDEN')] })).toEqual({
      kind: 'partial',
      words: 'partial: 1 field refused',
    });
    expect(status({ data, errors: [error('FORBIDDEN'), error()] })).toEqual({
      kind: 'partial',
      words: 'partial: 2 fields refused',
    });
  });

  it('names each error once where there is no data', () => {
    const errors = [error('FORBIDDEN'), error('NOT_FOUND'), error('FORBIDDEN')];
    const failed = { kind: 'failed', words: 'FORBIDDEN, NOT_FOUND' };
    expect(status({ errors })).toEqual(failed);
    expect(status({ data: null, errors })).toEqual(failed);
    expect(status({ data: { a: null, b: null }, errors })).toEqual(failed);
    expect(status({ errors: [error()] }, '400')).toEqual({ kind: 'failed', words: '400' });
  });

  it.each(['', 'Not found', '1', 'null', '[]', '{"message":"No"}'])('is none for %j', (text) => {
    expect(statusOf(text)).toBeUndefined();
  });
});
