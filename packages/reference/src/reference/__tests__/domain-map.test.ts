import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { render } from '../../document/html';
import { toMarkdown } from '../../document/markdown';
import type { Block } from '../../document/tree';
import { createContext } from '../context';
import type { DomainUse, Domain } from '../domains';
import { domainMap, listDomainUses, listDomains } from '../domains';

const domain = (id: string): Domain => ({
  key: `schema/${id}.graphql`,
  id: `domain-${id}`,
  label: id,
  operations: [],
  types: 2,
});

const [app, geo, spaces, users] = [domain('app'), domain('geo'), domain('spaces'), domain('users')];

function mapOf(uses: readonly DomainUse[]): Block[] {
  return domainMap([app, geo, spaces, users], uses);
}

describe('listDomainUses', () => {
  it('counts each field, operation and union once, whatever it takes and returns', () => {
    const files = {
      'schema/spaces.graphql': `type Query { spaces(near: Near): [Space] host(id: ID): User }
        type Space { host: User deputy(since: Since): User at: Day } union Found = User | Place`,
      'schema/users.graphql':
        'extend type Query { user: User } type User { home: Place } enum Since { EVER }',
      'schema/geo.graphql':
        'extend type Query { place: Place } type Place { id: ID } input Near { metres: Int }',
      'schema/common.graphql': 'scalar Day',
    };
    const sources = Object.entries(files).map(([name, text]) => parse(new Source(text, name)));
    const context = createContext(buildASTSchema(concatAST(sources)), {
      sourceUrl: () => undefined,
      endpoint: undefined,
    });
    expect(
      listDomainUses(context, listDomains(context)).map(({ from, to, count }) => [
        from.label,
        to.label,
        count,
      ]),
    ).toEqual([
      ['Spaces', 'Geo', 2],
      ['Users', 'Geo', 1],
      ['Spaces', 'Users', 4],
    ]);
  });
});

describe('domainMap', () => {
  it('lists the domains with links and counts, and gives the arcs by position', () => {
    const children = mapOf([{ from: spaces, to: geo, count: 3 }]);
    expect(render({ type: 'root', children }).html).toMatch(
      /^<p>Each line leads down to a domain .* says the same in words\.\n<div class=domainMap data-island=domain-map><ul><li><a href=#domain-spaces>spaces<\/a> 0 operations, 2 types<li><a href=#domain-geo>geo<\/a> 0 operations, 2 types<li><a href=#domain-app>app<\/a> 0 operations, 2 types<li><a href=#domain-users>users<\/a> 0 operations, 2 types<\/ul><svg viewBox="0 0 60 8" preserveAspectRatio=none aria-hidden=true><path data-ends="0 1" d="M0 1C72 1 72 3 0 3" stroke-width=2><\/path><\/svg><\/div>$/,
    );
    expect(toMarkdown({ title: '', description: '', tree: { type: 'root', children } })).toContain(
      `
- [spaces](#domain-spaces) 0 operations, 2 types
- [geo](#domain-geo) 0 operations, 2 types
- [app](#domain-app) 0 operations, 2 types
- [users](#domain-users) 0 operations, 2 types
`,
    );
  });

  it('puts a domain above what it uses, and near it', () => {
    const children = mapOf([
      { from: users, to: app, count: 2 },
      { from: app, to: geo, count: 2 },
      { from: spaces, to: geo, count: 9 },
      { from: geo, to: spaces, count: 2 },
    ]);
    expect(children[1]).toMatchObject({
      entries: [
        [{ url: '#domain-users' }, {}],
        [{ url: '#domain-app' }, {}],
        [{ url: '#domain-spaces' }, {}],
        [{ url: '#domain-geo' }, {}],
      ],
      arcs: [
        [0, 1, 2],
        [1, 3, 2],
        [2, 3, 9],
        [3, 2, 2],
      ],
    });
  });

  it('draws a single field only where a domain has no more to do with others', () => {
    const children = mapOf([
      { from: spaces, to: geo, count: 2 },
      { from: spaces, to: users, count: 1 },
      { from: app, to: users, count: 1 },
    ]);
    expect(children[1]).toMatchObject({
      type: 'domainMap',
      arcs: [
        [0, 1, 2],
        [2, 3, 1],
      ],
    });
  });

  it('is left out where no domain uses another', () => {
    expect(domainMap([app, geo], [])).toEqual([]);
  });
});
