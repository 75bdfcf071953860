import { describe, expect, it } from 'vitest';
import type { Groups, MenuFile } from '../symbols';
import { holdsWords, listSymbols, nearby } from '../symbols';

const groups: Groups = {
  domain: [
    { id: 'domain-spaces', label: 'Spaces', href: '/docs/graphql#domain-spaces', count: 2 },
    { id: 'domain-tasks', label: 'Tasks', href: '/docs/graphql#domain-tasks', count: 21 },
    { id: 'domain-polls', label: 'Polls', href: '/docs/graphql#domain-polls', count: 20 },
  ],
  kind: [
    { id: 'query', label: 'Queries', href: '/docs/graphql/operations/queries', count: 22 },
    { id: 'object', label: 'Objects', href: '/docs/graphql/types/objects', count: 1 },
  ],
};

const file: MenuFile = {
  object: [['Space', 0]],
  query: [['z', 0, 1], ...Array.from('abcdefghijklmnopqrstu', (name) => [name, 1] as const)],
  mutation: Array.from('abcdefghijklmnopqrst', (name) => [name, 2] as const),
};

const lists = listSymbols(file, groups);

function names(order: 'domain' | 'kind', path: string): string | undefined {
  const found = nearby(lists, groups, `/docs/graphql/${path}`)[order];
  if (!found) return undefined;
  const { group, entries, cut } = found;
  const shown = entries.map((entry) => entry.name).join('');
  return `${group}: ${cut.before ? '…' : ''}${shown}${cut.after ? '…' : ''}`;
}

describe('listSymbols', () => {
  it('lists the symbols of each group, operations first, with their pages', () => {
    expect(lists.get('domain-spaces')).toEqual([
      { name: 'z', path: '/docs/graphql/operations/queries/z', isDeprecated: true },
      { name: 'Space', path: '/docs/graphql/types/objects/space', isDeprecated: false },
    ]);
    expect(lists.get('object')?.map(({ name }) => name)).toEqual(['Space']);
  });

  it('has no domains where there are none', () => {
    const kinds = listSymbols({ object: [['Space', -1]] }, { domain: [], kind: groups.kind });
    expect([...kinds.keys()]).toEqual(['object']);
  });
});

describe('nearby', () => {
  it('gives two entries on either side, by domain and by kind', () => {
    expect(names('domain', 'operations/queries/f')).toBe('domain-tasks: …defgh…');
    expect(names('kind', 'operations/queries/f')).toBe('query: …defgh…');
  });

  it('gives as many at either end', () => {
    expect(names('domain', 'operations/queries/a')).toBe('domain-tasks: abcde…');
    expect(names('domain', 'operations/queries/u')).toBe('domain-tasks: …qrstu');
  });

  it('gives a list of twenty whole', () => {
    expect(names('domain', 'types/objects/space')).toBe('domain-spaces: zSpace');
    expect(names('domain', 'operations/mutations/f')).toBe('domain-polls: abcdefghijklmnopqrst');
  });

  it('gives nothing for a page that is no symbol', () => {
    expect(nearby(lists, groups, '/docs/graphql')).toEqual({});
  });
});

describe('holdsWords', () => {
  it.each(['', '  ', 'task', 'TASK', 'create task', 'eTa', 'int! crea'])('finds %j', (words) => {
    expect(holdsWords('createTask Int!', words)).toBe(true);
  });

  it.each(['task space', '.*'])('does not find %j', (words) => {
    expect(holdsWords('createTask Int!', words)).toBe(false);
  });
});
