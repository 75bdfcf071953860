import { describe, expect, it } from 'vitest';
import type { Documents, PlaygroundDocument } from '../documents';
import {
  activeDocument,
  addDocument,
  changeActive,
  closeDocument,
  mergeDocuments,
  openRequest,
  readDocuments,
  takeOver,
  titleOf,
  writeDocuments,
} from '../documents';

const request = { query: '', variables: '', as: 'guest', target: '' } as const;
const one = (id: string, query = id): PlaygroundDocument => ({
  ...request,
  id,
  query,
  headers: [],
});
const three: Documents = { list: [one('a'), one('b'), one('c')], active: 'b' };
const idsOf = ({ list, active }: Documents): string =>
  list.map(({ id }) => (id === active ? id.toUpperCase() : id)).join('');

describe('documents', () => {
  it('shows the one that is added, behind all others', () => {
    expect(idsOf(addDocument(three, one('d')))).toBe('abcD');
  });

  it('changes the one that is shown', () => {
    const changed = changeActive(three, { query: '{ topics }' });
    expect(changed.list.map(({ query }) => query)).toEqual(['a', '{ topics }', 'c']);
    expect(activeDocument(changed)?.query).toBe('{ topics }');
  });

  it('shows the neighbour of the one that is closed', () => {
    expect(idsOf(closeDocument(three, 'b', one('z')))).toBe('aC');
    expect(idsOf(closeDocument({ ...three, active: 'c' }, 'c', one('z')))).toBe('aB');
    expect(idsOf(closeDocument(three, 'a', one('z')))).toBe('Bc');
  });

  it('leaves a blank where the only one is closed, and all if there is none to close', () => {
    expect(closeDocument({ list: [one('a')], active: 'a' }, 'a', one('z', ''))).toEqual({
      list: [one('z', '')],
      active: 'z',
    });
    expect(closeDocument(three, 'x', one('z'))).toBe(three);
  });

  it('opens a request in a tab of its own, once', () => {
    const opened = openRequest(three, 'd', { ...request, query: '{ topics }' });
    expect(idsOf(opened)).toBe('abcD');
    const again = openRequest({ ...opened, active: 'a' }, 'e', { ...request, query: '{ topics }' });
    expect(idsOf(again)).toBe('abcD');
    expect(idsOf(openRequest(opened, 'e', { ...request, query: '{ topics }', as: 'admin' }))).toBe(
      'abcdE',
    );
  });
});

describe('titleOf', () => {
  it('is the name of the first operation', () => {
    expect(titleOf({ query: 'fragment F on Space { id } query Spaces { a } query B { b }' })).toBe(
      'Spaces',
    );
  });

  it('is the first field where there is no name', () => {
    expect(titleOf({ query: '{ topics { name } }' })).toBe('topics');
    expect(titleOf({ query: 'query ($limit: Int) { spaces(limit: $limit) { id } }' })).toBe(
      'spaces',
    );
  });

  it('is cut where nobody would read all of it', () => {
    expect(titleOf({ query: `query ${'A'.repeat(100)} { a }` })).toBe('A'.repeat(100));
    expect(titleOf({ query: `query ${'A'.repeat(101)} { a }` })).toBe(`${'A'.repeat(100)}…`);
  });

  it('says that there is nothing yet', () => {
    for (const query of ['', '# Later.', '{', 'query {']) {
      expect(titleOf({ query })).toBe('New request');
    }
  });
});

const documents = (...list: PlaygroundDocument[]): Documents => ({ list, active: 'a' });

describe('readDocuments', () => {
  it('reads what was written', () => {
    const two = { list: [one('a', ''), one('b', '{ topics }')], active: 'b' };
    expect(readDocuments(writeDocuments(two))).toEqual(two);
  });

  it('is undefined if nothing was', () => {
    for (const text of [null, '{', 'null', '[]', '{}', '{"list":[]}', '{"list":[{"id":"a"}]}'])
      expect(readDocuments(text)).toBeUndefined();
  });

  it('leaves out what is none of ours', () => {
    const text = JSON.stringify({
      list: [
        one('a', ''),
        { ...one('b', ''), as: 'king' },
        { ...one('c', ''), headers: [1] },
        { ...one('d', ''), target: undefined },
        null,
      ],
      active: 'd',
    });
    expect(readDocuments(text)).toEqual(documents(one('a', '')));
  });
});

describe('writeDocuments', () => {
  it('stores no secret', () => {
    const headers = [
      { name: 'Authorization', value: 'Bearer top-secret' },
      { name: 'Accept-Language', value: 'de' },
    ];
    const text = writeDocuments(documents({ ...one('a', ''), headers }));
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
    const stored = documents(one('a', 'theirs'), one('b', ''));
    expect(mergeDocuments(documents(one('a', 'old')), stored, untouched)).toEqual(stored);
  });

  it('prefers what this window has changed, and leaves out what it has closed', () => {
    const own = documents(one('a', 'ours'));
    const stored = documents(one('a', 'theirs'), one('b', ''));
    expect(
      mergeDocuments(own, stored, { changed: new Set(['a']), closed: new Set(['b']) }),
    ).toEqual(own);
  });

  it('is what this window has where nothing is stored', () => {
    const own = documents(one('a', ''));
    expect(mergeDocuments(own, undefined, untouched)).toEqual(own);
  });
});

describe('takeOver', () => {
  it('has the request that another window wrote, and the headers and the answer of this one', () => {
    const headers = [{ name: 'Authorization', value: 'Bearer secret' }];
    const answer = { response: '{}', request: 'a' };
    const own = documents({ ...one('a', 'ours'), headers, answer }, one('b'));
    const stored = documents(one('a', 'theirs'), one('c'));
    expect(takeOver(own, stored).list).toEqual([
      { ...one('a', 'theirs'), headers, answer },
      one('b'),
    ]);
  });
});
