import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { GuideRecord } from '../records';
import { createSearch } from '../search';
import { noWords } from '../search-words';
import { makeSymbolFile } from '../records';

const schema = buildSchema(`
  type Query { "Poll that a caller may see." pollById(id: ID): Poll }
  type Mutation { createPoll: Poll deletePoll: Poll old: Poll @deprecated(reason: "Gone.") }
  "Question with answers to choose from."
  type Poll { question: String token: String closesOn: Date }
  scalar Date
  enum Level { LOW RATE_LIMITED }
`);
const guides: GuideRecord[] = [
  {
    kind: 'guide',
    title: 'Access',
    description: 'Tokens and roles.',
    path: '/docs/access',
    sections: [['Refresh a token', 'refresh']],
  },
  {
    kind: 'guide',
    title: 'Rate limits',
    description: 'Requests per minute.',
    path: '/docs/limits',
    sections: [],
  },
  {
    kind: 'guide',
    title: 'Registration and login',
    description: 'Accounts.',
    path: '/docs/login',
    sections: [['In the browser', 'browser']],
  },
  { kind: 'post', title: 'Tokens', description: 'News.', path: '/blog/tokens', sections: [] },
];
const names = makeSymbolFile(schema, (description) => description ?? '');
const search = createSearch(names, guides);
const full = await createSearch(names, guides).withText({
  pages: {
    '/docs/login': ['Start here.', 'Open a window.\nSend the cookie · over TLS.\nThen close it.'],
  },
  descriptions: [],
});
const found = (query: string, filter: Parameters<typeof search.find>[1] = 'all'): string[] =>
  search.find(query, filter).results.map(({ path }) => path);

describe('createSearch', () => {
  it.each([
    [
      'a symbol before guides where it is spelt like one',
      'Poll.token',
      '/docs/graphql/types/objects/poll#token',
    ],
    ['a guide before a value for words', 'rate limit', '/docs/limits'],
    [
      'a value where it is spelt like one',
      'RATE_LIMITED',
      '/docs/graphql/types/enums/level#RATE_LIMITED',
    ],
    ['a section for a question', 'how do I refresh my tokens?', '/docs/access#refresh'],
    ['a synonym', 'sign in', '/docs/login'],
    ['a synonym in a name', 'remove a poll', '/docs/graphql/operations/mutations/delete-poll'],
    [
      'a field by its words and its type',
      'poll closes date',
      '/docs/graphql/types/objects/poll#closesOn',
    ],
    ['what is half typed', 'regist', '/docs/login'],
    ['a misspelt word', 'registratoin', '/docs/login'],
    ['a short word that lacks a letter', 'refresh a tokn', '/docs/access#refresh'],
    [
      'a name within a question',
      'what does createPoll do',
      '/docs/graphql/operations/mutations/create-poll',
    ],
    ['what the schema says of a symbol', 'question to choose', '/docs/graphql/types/objects/poll'],
  ])('puts %s first', (_, query, path) => {
    expect(found(query)[0]).toBe(path);
  });

  it.each(['xyzzy', 'kubernetes', 'Anmeldung', 'token kubernetes', 'ogin'])(
    'finds nothing for "%s" rather than something near it',
    (query) => {
      expect(search.find(query, 'guides').results).toEqual([]);
    },
  );

  it('finds by what is after a root type, its other titles too', () => {
    const aliased = createSearch(names, guides, {
      ...noWords,
      aliases: {
        '/docs/graphql/operations/queries/poll-by-id': ['survey'],
        '/docs/access': ['survey'],
      },
    });
    const first = (query: string): string | undefined =>
      aliased.find(query, 'all').results[0]?.path;
    expect(first('Query.survey')).toBe('/docs/graphql/operations/queries/poll-by-id');
    expect(first('Mutation.poll')).toBe('/docs/graphql/operations/mutations/create-poll');
  });

  it('puts what is deprecated below its like, unless it is spelt like that', () => {
    const sdl = `
      type Query { a: Way }
      type Way { distance: Int @deprecated(reason: "Kilometres.") }
      enum Sort { DISTANCE }
    `;
    const { find } = createSearch(
      makeSymbolFile(buildSchema(sdl), () => ''),
      [],
    );
    const titles = (query: string): string[] =>
      find(query, 'all').results.map(({ title }) => title);
    expect(titles('distance')).toEqual(['Sort.DISTANCE', 'Way.distance']);
    expect(titles('Way.distance')[0]).toBe('Way.distance');
  });

  it('limits the results to a filter', () => {
    expect(found('token', 'guides')).toEqual([
      '/docs/access#refresh',
      '/blog/tokens',
      '/docs/access',
    ]);
    expect(found('poll', 'queries')).toEqual(['/docs/graphql/operations/queries/poll-by-id']);
  });

  it('takes a word that is said somewhere for no error', () => {
    const path = '/docs/pool';
    const guide: GuideRecord = {
      kind: 'guide',
      title: 'Pool',
      description: '',
      path,
      sections: [],
    };
    expect(found('pool')[0]).toBe('/docs/graphql/types/objects/poll');
    expect(createSearch(names, [guide]).find('pool', 'all').total).toBe(1);
  });

  it('finds what the text says once it is there, and shows the line that says it', () => {
    expect(search.find('cookie', 'all').results).toEqual([]);
    expect(full.find('cookie', 'all').results).toEqual([
      {
        kind: 'guide',
        title: 'In the browser',
        context: 'Registration and login',
        detail: 'Send the cookie · over TLS.',
        path: '/docs/login#browser',
        isDeprecated: false,
      },
    ]);
  });

  it('reads no more of a query than anyone types', () => {
    const typed = 'poll'.padEnd(200);
    expect(search.find(`${typed}access`, 'all')).toEqual(search.find(typed, 'all'));
    expect(search.find(`${typed}${'zebra '.repeat(20_000)}`, 'all').total).toBeGreaterThan(0);
  });

  it('shows the filters that have something', () => {
    expect(search.filters.map(({ name }) => name)).toEqual([
      'all',
      'guides',
      'queries',
      'mutations',
      'types',
      'members',
    ]);
  });

  it('begins with what the schema is about, and says how much there is', () => {
    expect(search.start.map(({ title }) => title)).toEqual(['pollById', 'Poll']);
    expect(search.size.pages).toBe(4);
  });

  it.each([
    ['list polls', 'polls'],
    ['get the poll', 'Poll'],
  ])('finds a name in "%s"', (query, title) => {
    const file = makeSymbolFile(
      buildSchema('type Query { polls: [Poll] topPolls: [Poll] } type Poll { list: Int get: Int }'),
      () => 'A list.',
    );
    expect(createSearch(file, []).find(query, 'all').results[0]?.title).toBe(title);
  });

  it('shows few members of the same name before others, and as many as there is room for', () => {
    const find = (count: number): ReturnType<typeof search.find> => {
      const types = Array.from({ length: count }, (_, at) => `type T${at} { key: Int }`).join(' ');
      const file = makeSymbolFile(buildSchema(`type Query { keyring: T0 } ${types}`), () => '');
      return createSearch(file, []).find('key', 'all');
    };
    expect(find(7).results.findIndex(({ title }) => title === 'keyring')).toBe(5);
    expect([find(7).results.length, find(40).results.length, find(40).total]).toEqual([8, 20, 41]);
  });
});
