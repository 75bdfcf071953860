import { assertNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Neighbours } from '../neighbours';
import { findNeighbours } from '../neighbours';
import { contextOf, print } from './print';

const sdl = `
type Query { spaces(sort: Sort, filter: Filter): [Space!]! now: Int old(sort: Sort): Space @deprecated(reason: "Gone.") }
type Mutation { open(sort: Sort, was: Sort @deprecated(reason: "Gone.")): Space }
interface Place { host: User }
type Space implements Place {
  name: String! level: Level tasks(sort: Sort): [Task!]! host: User deputy: User
  boss: Boss @deprecated(reason: "Gone.")
}
type Task { space: Space author: User helpers: [User!] }
type User { favorites: [Favorite!] home: Space next: Space }
type Boss { id: ID }
union Favorite = Space | Task
input Filter { sort: Sort near: Near }
input Near { metres: Int }
enum Sort { NAME }
enum Level { LOW }
directive @sorted(by: Sort) on FIELD
`;

const context = contextOf(sdl);

function neighboursOf(name: string): Neighbours {
  return findNeighbours(context, assertNamedType(context.schema.getType(name)));
}

describe('findNeighbours', () => {
  it('goes from operations and fields to an object, and on to what its fields hold', () => {
    expect(neighboursOf('Space')).toEqual({
      waysIn: [
        { name: 'Query', via: ['Query.spaces'] },
        { name: 'Mutation', via: ['Mutation.open'] },
        { name: 'User', via: ['User.home', 'User.next'] },
        { name: 'Task', via: ['Task.space'] },
        { name: 'Favorite', via: [] },
        { name: 'Place', via: [] },
      ],
      waysOut: [
        { name: 'User', via: ['Space.host', 'Space.deputy'] },
        { name: 'Task', via: ['Space.tasks'] },
        { name: 'Level', via: ['Space.level'] },
      ],
    });
  });

  it('goes from an interface to the objects that implement it', () => {
    expect(neighboursOf('Place').waysOut).toEqual([
      { name: 'User', via: ['Place.host'] },
      { name: 'Space', via: [] },
    ]);
  });

  it('goes from a union to its members', () => {
    expect(neighboursOf('Favorite')).toEqual({
      waysIn: [{ name: 'User', via: ['User.favorites'] }],
      waysOut: [
        { name: 'Space', via: [] },
        { name: 'Task', via: [] },
      ],
    });
  });

  it('goes from arguments to an input, and on to what its fields take', () => {
    expect(neighboursOf('Filter')).toEqual({
      waysIn: [{ name: 'Query', via: ['Query.spaces(filter:)'] }],
      waysOut: [
        { name: 'Near', via: ['Filter.near'] },
        { name: 'Sort', via: ['Filter.sort'] },
      ],
    });
  });

  it('ends at an enum, and leaves out directives and what is deprecated', () => {
    expect(neighboursOf('Sort')).toEqual({
      waysIn: [
        { name: 'Query', via: ['Query.spaces(sort:)'] },
        { name: 'Mutation', via: ['Mutation.open(sort:)'] },
        { name: 'Filter', via: ['Filter.sort'] },
        { name: 'Space', via: ['Space.tasks(sort:)'] },
      ],
      waysOut: [],
    });
  });
});

describe('the section of neighbours', () => {
  it('shows each side as a list of links', () => {
    expect(print(sdl, 'Filter')).toContain(`## Neighbours {/* #near-types */}

<Neighbours of="Filter">
  <Ways direction="in" rows="1">
    - [\`Query\`](/docs/graphql/operations/queries) [spaces(filter:)](/docs/graphql/operations/queries/spaces#filter)
  </Ways>

  <Ways direction="out" rows="2">
    - [\`Near\`](/docs/graphql/types/inputs/near) [near](#near)
    - [\`Sort\`](/docs/graphql/types/enums/sort) [sort](#sort)
  </Ways>
</Neighbours>
`);
  });

  it('has one side where nothing leads on', () => {
    expect(print(sdl, 'Level')).toContain('<Ways direction="in"');
    expect(print(sdl, 'Level')).not.toContain('<Ways direction="out"');
  });

  it('is left out where nothing leads to a type or on', () => {
    expect(print(sdl, 'Boss')).not.toContain('Neighbours');
  });

  it('shows six rows a side, of which the last leads to all', () => {
    const types = ['A', 'B', 'C', 'D', 'E', 'F', 'G'];
    const many = (count: number): string =>
      print(
        `type Query { a: A } ${types.map((name) => `type ${name} { it: Hub }`).join('\n')}
         type Hub { ${types.slice(0, count).join(': Int ')}: Int }`,
        'Hub',
      );
    expect(many(7)).toContain(
      '  <Ways direction="in" rows="6">\n    - [`A`](/docs/graphql/types/objects/a) [it](/docs/graphql/types/objects/a#it)\n',
    );
    expect(many(7)).toContain('#it)\n    - [and 2 more types](#field-of)\n  </Ways>');
    expect(many(7)).not.toContain('[`F`](/docs/graphql/types/objects/f) [it]');
  });

  it('names the members that fit a line, and counts the others', () => {
    const page = print(
      'type Query { a: Hub anotherOperation: Hub thirdOperation: Hub fourth: Hub } type Hub { id: ID }',
      'Hub',
    );
    expect(page).toContain(
      '- [`Query`](/docs/graphql/operations/queries) [a](/docs/graphql/operations/queries/a), [anotherOperation](/docs/graphql/operations/queries/another-operation), [fourth](/docs/graphql/operations/queries/fourth), 1 more\n',
    );
  });
});
