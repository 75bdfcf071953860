import { assertNamedType } from 'graphql';
import { describe, expect, it } from 'vitest';
import type { Neighbours } from '../neighbours';
import { findNeighbours } from '../neighbours';
import { heading } from './expected';
import { contextOf, markdown, page } from './page';

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
    expect(page(sdl, 'Filter')).toMatch(
      new RegExp(`${heading(2, 'near-types', 'Neighbours')}
<div class=neighbours><div class=neighboursPicture>\
<div class="ways in"><p class=waysLabel>Ways in<div class=waysRows><ul>\
<li><a href=/docs/graphql/operations/queries><code>Query</code></a> <a href=/docs/graphql/operations/queries/spaces#filter>spaces\\(filter:\\)</a></ul><svg .*</div></div>\
<div class="ways out"><p class=waysLabel>Ways out<div class=waysRows><ul>\
<li><a href=/docs/graphql/types/inputs/near><code>Near</code></a> <a href=#near>near</a>\
<li><a href=/docs/graphql/types/enums/sort><code>Sort</code></a> <a href=#sort>sort</a></ul><svg .*</div></div>\
<code class=neighboursSelf>Filter</code></div></div>
`),
    );
    // What it shows is in the lists of the page, too.
    expect(markdown(sdl, 'Filter')).not.toContain('Neighbours');
  });

  it('has one side where nothing leads on', () => {
    expect(page(sdl, 'Level')).toContain('<div class="ways in">');
    expect(page(sdl, 'Level')).not.toContain('<div class="ways out">');
  });

  it('is left out where nothing leads to a type or on', () => {
    expect(page(sdl, 'Boss')).not.toMatch(/neighbours/i);
  });

  it('shows six rows a side, of which the last leads to all', () => {
    const many = `type Query { a: A } type Hub { A: Int }
      type A { it: Hub } type B { it: Hub } type C { it: Hub } type D { it: Hub }
      type E { it: Hub } type F { it: Hub } type G { it: Hub }`;
    expect(page(many, 'Hub')).toContain(
      '<ul><li><a href=/docs/graphql/types/objects/a><code>A</code></a> <a href=/docs/graphql/types/objects/a#it>it</a><li>',
    );
    expect(page(many, 'Hub')).toContain(
      '#it>it</a><li><a href=#field-of>and 2 more types</a></ul><svg viewBox="0 0 2 12"',
    );
    expect(page(many, 'Hub')).not.toContain('<code>F</code></a> <a');
  });

  it('names the members that fit a line, and counts the others', () => {
    const hub =
      'type Query { a: Hub anotherOperation: Hub thirdOperation: Hub fourth: Hub } type Hub { id: ID }';
    expect(page(hub, 'Hub')).toContain(
      '<li><a href=/docs/graphql/operations/queries><code>Query</code></a> <a href=/docs/graphql/operations/queries/a>a</a>, <a href=/docs/graphql/operations/queries/another-operation>anotherOperation</a>, <a href=/docs/graphql/operations/queries/fourth>fourth</a>, 1 more</ul>',
    );
  });
});
