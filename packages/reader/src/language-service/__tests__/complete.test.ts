import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { complete } from '../complete';
import { marked, schema } from './schema';

function names(text: string): string[] | undefined {
  return complete(...marked(text), schema)?.suggestions.map(({ name }) => name);
}

describe('complete', () => {
  it('begins a document with what can be defined', () => {
    expect(names('|')).toEqual(['query', 'mutation', 'fragment']);
    expect(names('{ spaces { id } } |')).toEqual(['query', 'mutation', 'fragment']);
  });

  it('reads on past a name that begins no definition', () => {
    expect(names('constructor { | }')).toContain('spaces');
  });

  it('offers the fields of the type at hand', () => {
    expect(names('{ | }')).toEqual(['spaces', 'search', '__typename', 'members']);
    expect(names('mutation { | }')).toEqual(['createSpace', '__typename']);
    expect(names('{ spaces { id | } }')).toEqual(['id', 'name', 'parent', '__typename']);
    expect(names('{ all: spaces { parent { | } } }')).toEqual([
      'id',
      'name',
      'parent',
      '__typename',
    ]);
    expect(names('{ search(text: "a") { | } }')).toEqual(['__typename']);
  });

  it('offers fields after a part that has been closed', () => {
    expect(names('{ spaces(limit: 1) @include(if: true) { id } | }')).toEqual([
      'spaces',
      'search',
      '__typename',
      'members',
    ]);
    expect(names('query A { search(text: "}") { ... on Space { id } | } }')).toEqual([
      '__typename',
    ]);
    expect(names('{ search(text: """ "} """) { | } }')).toEqual(['__typename']);
    expect(names('{ search(text: "a") { ... on Person @skip(if: true) { | } } }')).toEqual([
      'id',
      '__typename',
    ]);
  });

  it('takes the place of the word that has been begun', () => {
    expect(complete(...marked('{ spa| }'), schema)?.from).toBe(2);
    expect(complete(...marked('{ spaces { | } }'), schema)?.from).toBe(11);
  });

  it('gives types, and why something is deprecated', () => {
    expect(complete(...marked('{ mem| }'), schema)?.suggestions).toContainEqual({
      name: 'members',
      type: '[Space!]',
      deprecated: 'Use `Query.spaces`.',
      coordinate: 'Query.members',
      snippet: 'members {\n\t${1:}\n}',
    });
  });

  it('writes the colon behind an argument, and behind a field of an input', () => {
    const first = complete(...marked('{ spaces(|) }'), schema)?.suggestions[0];
    const inner = complete(...marked('{ spaces(filter: { | }) }'), schema)?.suggestions[0];
    expect([first?.snippet, inner?.snippet]).toEqual(['filter: ${1:}', 'open: ${1:}']);
  });

  it('offers arguments, of directives too', () => {
    expect(names('{ spaces(|')).toEqual(['filter', 'limit', 'sort']);
    expect(names('{ spaces(limit: 1, |) { id } }')).toEqual(['filter', 'sort']);
    expect(names('{ spaces(|, sort: OLDEST, filter: { open: true }) { id } }')).toEqual(['limit']);
    expect(names('{ spaces @include(|) }')).toEqual(['if']);
  });

  it('offers directives where they may stand', () => {
    expect(names('{ spaces @| }')).toEqual(['include', 'skip']);
    expect(names('{ ...Some @| }')).toEqual(['include', 'skip']);
    expect(names('{ ... @| { spaces } }')).toEqual(['include', 'skip']);
    expect(names('{ ... on Query @| { spaces } }')).toEqual(['include', 'skip']);
    expect(names('query A @| { spaces }')).toEqual(['cached']);
    expect(names('query A($n: Int @|) { spaces }')).toEqual(['cached']);
    expect(names('mutation A @| { createSpace }')).toBeUndefined();
    expect(names('fragment Some on Space @| { id }')).toBeUndefined();
  });

  it('offers the values of an enum and of a flag', () => {
    expect(names('{ spaces(sort: |) { id } }')).toEqual(['NEWEST', 'OLDEST']);
    expect(names('{ spaces(filter: { open: |')).toEqual(['true', 'false']);
  });

  it('offers the fields of inputs, within lists too', () => {
    expect(names('{ spaces(filter: { | }) { id } }')).toEqual(['open', 'tags', 'and']);
    expect(names('{ spaces(filter: { and: [{ open: true }, { | }] }) { id } }')).toEqual([
      'open',
      'tags',
      'and',
    ]);
  });

  it('offers what is required and missing first, and what is deprecated last', () => {
    const demanding = buildSchema(`
      type Query {
        old: Int @deprecated(reason: "Gone.")
        task(at: Int, id: ID!, limit: Int! = 20, in: Where!): Task
      }
      type Task { id: ID! }
      input Where { near: JSON = { any: 1 }, space: ID!, kind: Kind! = OPEN }
      enum Kind { OPEN } scalar JSON
    `);
    const found = (text: string): string[] | undefined =>
      complete(...marked(text), demanding)?.suggestions.map(({ name, type, isRequired }) =>
        [name, type, isRequired && 'required'].filter(Boolean).join(' '),
      );
    expect(found('{ task(|) }')).toEqual([
      'id ID! required',
      'in Where! required',
      'at Int',
      'limit Int = 20',
    ]);
    expect(found('{ task(id: 1, |) }')?.[0]).toBe('in Where! required');
    expect(found('{ task(in: { | }) }')).toEqual([
      'space ID! required',
      'near JSON = {any: 1}',
      'kind Kind = OPEN',
    ]);
    expect(found('{ | }')).toEqual(['task Task', '__typename String!', 'old Int']);
    expect(complete(...marked('{ ta| }'), demanding)?.suggestions[0]?.snippet).toBe(
      'task(id: ${1:id}, in: { space: ${2:space} }) {\n\t${3:}\n}',
    );
  });

  it('fills in a variable of the same name, what there is, or a value that is valid', () => {
    const tasks = buildSchema(`
      type Query { tasks(spaceId: ID!, word: String!, sort: Sort!, limit: Int!): [Int] }
      enum Sort { NEWEST OLDEST }
    `);
    const idFor = (name: string, owner: string): string | undefined =>
      name === 'spaceId' && owner === 'tasks' ? '018f' : undefined;
    const [text, offset] = marked('query A($limit: Int!) { ta| }');
    expect(complete(text, offset, tasks, idFor)?.suggestions[0]?.snippet).toBe(
      'tasks(spaceId: ${1:"018f"}, word: ${2:"word"}, sort: ${3:NEWEST}, limit: ${4:$limit})',
    );
  });

  it('offers variables of the operation that have the type', () => {
    const document =
      'query A($n: Int!, $s: Sort) { spaces(limit: |) { id } } query B($m: Int) { a }';
    expect(names(document)).toEqual(['$n']);
    expect(names('query A($n: Int, $s: Sort) { spaces(sort: $|) { id } }')).toEqual(['s']);
    expect(
      names('query A($all: [String], $one: String) { spaces(filter: { tags: [$|] }) { id } }'),
    ).toEqual(['one']);
  });

  it('offers input types for variables', () => {
    expect(names('query A($n: |) { spaces { id } }')).toEqual(
      expect.arrayContaining(['Int', 'Sort', 'CreateSpaceInput']),
    );
    expect(names('query A($n: |) { spaces { id } }')).not.toContain('Space');
  });

  it('offers values as the default of a variable', () => {
    expect(names('query A($s: Sort = |) { spaces { id } }')).toEqual(['NEWEST', 'OLDEST']);
    expect(names('query A($s: Sort = $|) { spaces { id } }')).toBeUndefined();
    const nested = 'query A($b: Boolean, $f: SpaceFilterInput = { and: [{ open: | }] }) { a }';
    expect(names(nested)).toEqual(['true', 'false']);
  });

  it('offers types and fragments that can be within a type', () => {
    const fragment = ' fragment Names on Space { name } fragment Hits on Query { __typename }';
    expect(names('{ search(text: "a") { ... on | } }')).toEqual(['Space', 'Person', 'Hit']);
    expect(names(`{ search(text: "a") { ...| } }${fragment}`)).toEqual(['on', 'Names']);
    expect(names('fragment Names on | { name }')).toEqual(
      expect.arrayContaining(['Space', 'Hit', 'Query']),
    );
  });

  it('offers nothing in comments, strings and numbers', () => {
    expect(names('{ # spa|')).toBeUndefined();
    expect(names('{ search(text: "spa|") }')).toBeUndefined();
    expect(names('{ spaces(limit: 1|) }')).toBeUndefined();
  });

  it('offers nothing below what it does not know', () => {
    expect(names('{ nothing { | } }')).toBeUndefined();
    expect(names('{ nothing { a { b } } | }')).toEqual([
      'spaces',
      'search',
      '__typename',
      'members',
    ]);
  });

  it('goes on where a parenthesis is missing', () => {
    expect(names('{ spaces(limit: 1 { | } }')).toEqual(['id', 'name', 'parent', '__typename']);
  });
});
