import { buildSchema, graphql } from 'graphql';
import { describe, expect, it } from 'vitest';
import { measureRequest } from '../measure';
import { attachResolvers, enforceBudget } from '../resolvers';

const sdl = `
  directive @constraint(maxItems: Int, max: Float) on FIELD_DEFINITION | ARGUMENT_DEFINITION
  type Query {
    books(limit: Int = 20): Books!
    shelves(first: Int @constraint(max: 50)): [Shelf!]!
    tags: [Tag!]!
    names: [String!]!
  }
  type Books { data: [Book!]! total: Int! }
  type Book { title: String! authors: [Author!]! @constraint(maxItems: 5) }
  type Author { name: String! }
  type Shelf { label: String! books(limit: Int): Books! }
  type Tag { name: String! }
`;
const schema = buildSchema(sdl);

const costOf = (...[query, variables]: Parameters<typeof costFor>) => costFor(query, variables).has;

function costFor(query: string, variables?: Readonly<Record<string, unknown>>) {
  const cost = measureRequest(query, schema, variables)?.cost;
  if (!cost) throw new Error('not measured');
  return cost;
}

describe('measureRequest', () => {
  it('counts depth, fields and aliases as the limits do', () => {
    const query = '{ a: tags { name } b: tags { name } ...More } fragment More on Query { names }';
    expect(measureRequest(query, schema)).toMatchObject({
      depth: { has: 2, of: 12 },
      fields: { has: 5, of: 500 },
      aliases: { has: 2, of: 10 },
    });
  });

  it('takes the entries of a page from the argument, its default, or what it allows', () => {
    expect(costOf('{ books(limit: 3) { data { title } } }')).toBe(20 + 20 + 3);
    expect(costOf('{ books { data { title } total } }')).toBe(20 + 20 + 20 + 1);
    expect(costOf('{ shelves { label } }')).toBe(20 + 50);
  });

  it('reads a variable, and its default', () => {
    const query = 'query ($n: Int = 4) { books(limit: $n) { data { title } } }';
    expect(costOf(query)).toBe(44);
    expect(costOf(query, { n: 7 })).toBe(47);
  });

  it('multiplies lists within lists, and names the one that costs most', () => {
    const query =
      '{ shelves(first: 10) { label books(limit: 9) { data { title authors { name } } } } }';
    const each = 20 + 20 + 9 * (1 + 20 + 5);
    expect(costFor(query)).toMatchObject({ has: 20 + 10 * (1 + each), most: 'shelves.books.data' });
  });

  it('says of which lists it does not know the length', () => {
    expect(costFor('{ tags { name } }')).toMatchObject({ has: 21, endless: ['tags'] });
  });

  it('measures a request that is still written, and none that spreads without end', () => {
    expect(costOf('{ books { data { title nothing } } }')).toBe(60);
    expect(measureRequest('{ books {', schema)).toBeUndefined();
    expect(measureRequest('{ ...A } fragment A on Query { ...A }', schema)).toBeUndefined();
  });

  it('is what the model counts where lists are as long as they can be', async () => {
    const source =
      '{ shelves(first: 5) { label books(limit: 7) { data { title authors { name } } } } }';
    const executable = buildSchema(sdl);
    attachResolvers(
      executable,
      {
        books: [
          { Query: { shelves: () => entries(5) } },
          { Shelf: { label: () => 'A', books: () => ({ data: entries(7) }) } },
          { Book: { title: () => 'B', authors: () => entries(5) }, Author: { name: () => 'C' } },
        ],
      },
      () => undefined,
    );
    enforceBudget(executable);
    let spent = 0;
    const budget = { spend: (cost: number) => (spent += cost) };
    const result = await graphql({ schema: executable, source, contextValue: { budget } });
    expect(result.errors).toBeUndefined();
    expect(costOf(source)).toBe(spent);
  });
});

function entries(length: number): readonly object[] {
  return Array.from({ length }, () => ({}));
}
