import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GuideRecord } from '../find-guides';
import { createSearch } from '../search';
import { makeSymbolFile } from '../symbol-file';

const schema = buildSchema(`
  type Query { "Poll that a caller may see." pollById(id: ID): Poll }
  "Question with answers to choose from."
  type Poll { question: String token: String }
  enum Level { LOW }
`);
const guides: GuideRecord[] = [
  {
    kind: 'guide',
    title: 'Access',
    description: 'Tokens and roles.',
    path: '/docs/access',
    sections: [['Refresh', 'refresh']],
  },
  { kind: 'guide', title: 'Chat', description: 'Rooms.', path: '/docs/chat', sections: [] },
  { kind: 'post', title: 'Tokens', description: 'News.', path: '/blog/tokens', sections: [] },
];
const search = createSearch(
  makeSymbolFile(schema, (description) => description ?? ''),
  guides,
);
const found = (...query: Parameters<typeof search.find>): string[] =>
  search
    .find(...query)
    .groups.flatMap(({ label, results }) => results.map(({ path }) => `${label} ${path}`));

describe('createSearch', () => {
  it('puts symbols first, then guides, then the blog', () => {
    expect(found('token', 'all')).toEqual([
      'Reference /docs/graphql/types/objects/poll#token',
      'Guides /docs/access',
      'Blog /blog/tokens',
    ]);
  });

  it('limits the results to a filter', () => {
    expect(found('token', 'guides')).toEqual(['Guides /docs/access', 'Blog /blog/tokens']);
    expect(found('poll', 'queries')).toEqual([
      'Reference /docs/graphql/operations/queries/poll-by-id',
    ]);
  });

  it('looks into descriptions where no name is meant', () => {
    expect(found('question to choose', 'all')).toEqual([
      'Reference, by description /docs/graphql/types/objects/poll',
    ]);
  });

  it('adds the full text behind what headings say, one result a page', () => {
    const hits = [
      { path: '/docs/access#refresh', section: 'Refresh', excerpt: 'A token …' },
      { path: '/docs/chat#rooms', section: 'Rooms', excerpt: 'A token …' },
      { path: '/docs/unknown', section: '', excerpt: '' },
    ];
    expect(found('token', 'guides', hits)).toEqual([
      'Guides /docs/access',
      'Guides /docs/chat#rooms',
      'Blog /blog/tokens',
    ]);
  });

  it('says whether the full text can wait', () => {
    expect(search.find('token', 'all').isComplete).toBe(true);
    expect(search.find('cookie', 'all').isComplete).toBe(false);
  });

  it('shows the filters that have something', () => {
    expect(search.filters.map(({ name }) => name)).toEqual([
      'all',
      'guides',
      'queries',
      'types',
      'members',
    ]);
  });

  it('takes examples and figures from the schema', () => {
    expect(search.examples).toEqual(['pollById', 'Poll.question', 'Level.LOW']);
    expect(search.size.pages).toBe(3);
  });
});
