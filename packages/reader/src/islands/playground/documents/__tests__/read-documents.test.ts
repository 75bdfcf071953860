import { describe, expect, it } from 'vitest';
import type { Documents, PlaygroundDocument } from '../documents';
import { mergeDocuments, readDocuments, readDraft, writeDocuments } from '../read-documents';

const one = (id: string, query = ''): PlaygroundDocument => ({
  id,
  query,
  variables: '',
  headers: [],
  as: 'guest',
  target: '',
});
const documents = (...list: PlaygroundDocument[]): Documents => ({ list, active: 'a' });

describe('readDocuments', () => {
  it('reads what was written', () => {
    const two = { list: [one('a'), one('b', '{ topics }')], active: 'b' };
    expect(readDocuments(writeDocuments(two))).toEqual(two);
  });

  it('is undefined if nothing was', () => {
    for (const text of [null, '{', 'null', '[]', '{}', '{"list":[]}', '{"list":[{"id":"a"}]}'])
      expect(readDocuments(text)).toBeUndefined();
  });

  it('leaves out what is none of ours', () => {
    const text = JSON.stringify({
      list: [
        one('a'),
        { ...one('b'), as: 'king' },
        { ...one('c'), headers: [1] },
        { ...one('d'), target: undefined },
        null,
      ],
      active: 'd',
    });
    expect(readDocuments(text)).toEqual(documents(one('a')));
  });

  it('takes over the request that was stored before there were tabs', () => {
    const draft = JSON.stringify([{ query: '{ a }', variables: '{}', as: 'member' }]);
    expect(readDraft(draft, 'a')).toEqual(
      documents({ ...one('a', '{ a }'), variables: '{}', as: 'member' }),
    );
    expect(readDraft(null, 'a')).toBeUndefined();
  });
});

describe('writeDocuments', () => {
  it('stores no secret', () => {
    const headers = [
      { name: 'Authorization', value: 'Bearer top-secret' },
      { name: 'Accept-Language', value: 'de' },
    ];
    const text = writeDocuments(documents({ ...one('a'), headers }));
    expect(text).not.toContain('top-secret');
    expect(readDocuments(text)?.list[0]?.headers).toEqual([
      { name: 'Authorization', value: '' },
      { name: 'Accept-Language', value: 'de' },
    ]);
  });
});

describe('mergeDocuments', () => {
  const untouched = { changed: new Set<string>(), closed: new Set<string>() };

  it('keeps what another window has added and changed', () => {
    const stored = documents(one('a', 'theirs'), one('b'));
    expect(mergeDocuments(documents(one('a', 'old')), stored, untouched)).toEqual(stored);
  });

  it('prefers what this window has changed, and leaves out what it has closed', () => {
    const own = documents(one('a', 'ours'));
    const stored = documents(one('a', 'theirs'), one('b'));
    expect(
      mergeDocuments(own, stored, { changed: new Set(['a']), closed: new Set(['b']) }),
    ).toEqual(own);
  });

  it('is what this window has where nothing is stored', () => {
    const own = documents(one('a'));
    expect(mergeDocuments(own, undefined, untouched)).toEqual(own);
  });
});
