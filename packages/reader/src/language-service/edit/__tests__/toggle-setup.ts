import { buildSchema } from 'graphql';
import { marked } from '../../__tests__/schema';
import type { IdFor } from '../../id-for';
import { toggle } from '../toggle';

export const schema = buildSchema(`
  type Query {
    version: String
    spaces(limit: Int! = 20, sort: Sort): Spaces!
    spaceById(id: ID!, at: String!): Space
    hits: [Hit!]!
    tagged(with: JSON = { any: [1] }): Int
  }
  type Mutation {
    createSpace(input: CreateInput!): Space
    deleteSpace(id: ID!): Boolean
  }
  type Spaces { data: [Space!]!, total: Int! }
  type Space { old: Int @deprecated, name(in: String!, short: Boolean): String, motto: String, id: ID!, parent: Space }
  type Person { name(in: String!): String, space: Space }
  scalar JSON
  union Hit = Space | Person
  enum Sort { NEWEST OLDEST }
  input CreateInput { name: String!, tags: [String!]!, place: PlaceInput!, sort: Sort, size: Int = 3 }
  input PlaceInput { lat: Float! lng: Float! }
`);

/** The request after it, with its cursor, and the variables in one line. */
export function toggled(
  source: string,
  coordinate: string,
  values = '',
  idFor?: IdFor,
): readonly string[] {
  const [text, cursor] = marked(source);
  const change = toggle({ text, variables: values, cursor }, coordinate, schema, idFor);
  const written = `${change.text.slice(0, change.cursor)}|${change.text.slice(change.cursor)}`;
  return [written, change.variables.replace(/\s+/g, ' ')];
}
