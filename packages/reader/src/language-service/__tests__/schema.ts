import { buildSchema } from 'graphql';

export const schema = buildSchema(`
  directive @cached on QUERY | VARIABLE_DEFINITION
  directive @constraint(minLength: Int, maxLength: Int, max: Float, maxItems: Int)
    on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  type Query {
    spaces(filter: SpaceFilterInput, limit: Int = 20 @constraint(max: 100), sort: Sort): [Space!]!
    search(text: String!): [Hit!]!
    members: [Space!] @deprecated(reason: "Use \`Query.spaces\`.")
  }
  type Mutation {
    createSpace(input: CreateSpaceInput!): Space
  }
  type Space {
    id: ID!
    name: String!
    parent: Space
  }
  type Person {
    id: ID!
  }
  union Hit = Space | Person
  enum Sort {
    NEWEST
    OLDEST
  }
  input SpaceFilterInput {
    open: Boolean
    tags: [String!]
    and: [SpaceFilterInput!]
  }
  input CreateSpaceInput {
    name: String! @constraint(minLength: 3, maxLength: 10)
    tags: [String!] @constraint(maxItems: 2)
  }
`);

/** A text and the offset at which it holds the mark `|`. */
export function marked(text: string): readonly [text: string, offset: number] {
  return [text.replace('|', ''), text.indexOf('|')];
}
