import { buildASTSchema, concatAST, parse, Source } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createContext } from '../context';
import type { Domain } from '../domains';
import { listDomains } from '../domains';
import { domainMap } from '../domain-map';
import type { DomainUse } from '../domain-uses';
import { listDomainUses } from '../domain-uses';
import { serializePage } from '../serialize';

const domain = (id: string): Domain => ({
  file: `schema/${id}.graphql`,
  id: `domain-${id}`,
  label: id,
  operations: [],
  types: 2,
});

const [app, geo, spaces, users] = [domain('app'), domain('geo'), domain('spaces'), domain('users')];

function mapOf(uses: readonly DomainUse[]): string {
  const children = domainMap([app, geo, spaces, users], uses);
  return serializePage({}, { type: 'root', children });
}

function namesIn(map: string): string[] {
  return [...map.matchAll(/- \[(\w+)\]/g)].map(([, name = '']) => name);
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
    expect(mapOf([{ from: spaces, to: geo, count: 3 }])).toContain(
      `<DomainMap rows="4" arcs="[[0,1,3]]">
  - [spaces](#domain-spaces) 0 operations, 2 types
  - [geo](#domain-geo) 0 operations, 2 types
  - [app](#domain-app) 0 operations, 2 types
  - [users](#domain-users) 0 operations, 2 types
</DomainMap>
`,
    );
  });

  it('puts a domain above what it uses, and near it', () => {
    const map = mapOf([
      { from: users, to: app, count: 2 },
      { from: app, to: geo, count: 2 },
      { from: spaces, to: geo, count: 9 },
      { from: geo, to: spaces, count: 2 },
    ]);
    expect(namesIn(map)).toEqual(['users', 'app', 'spaces', 'geo']);
    expect(map).toContain('arcs="[[0,1,2],[1,3,2],[2,3,9],[3,2,2]]"');
  });

  it('draws a single field only where a domain has no more to do with others', () => {
    const map = mapOf([
      { from: spaces, to: geo, count: 2 },
      { from: spaces, to: users, count: 1 },
      { from: app, to: users, count: 1 },
    ]);
    expect(map).toContain('arcs="[[0,1,2],[2,3,1]]"');
  });

  it('is left out where no domain uses another', () => {
    expect(domainMap([app, geo], [])).toEqual([]);
  });
});
