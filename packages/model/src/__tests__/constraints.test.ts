import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { enforceConstraints, reporting } from '../resolvers';
import { executableSdl } from '../packed';

const sdl = `
  directive @constraint(
    minLength: Int, maxLength: Int, minItems: Int, maxItems: Int, format: String, nullable: Boolean
  ) on ARGUMENT_DEFINITION | INPUT_FIELD_DEFINITION
  type Query {
    "Finds things."
    find(
      search: String @constraint(minLength: 2, maxLength: 100)
      languages: [String!] @constraint(format: "language-tag", maxItems: 2)
    ): Boolean
  }
  type Mutation { update(input: UpdateInput!): Boolean }
  input UpdateInput {
    title: String @constraint(minLength: 3, maxLength: 5, nullable: false)
    text: String @constraint(format: "plain")
    parts: [UpdateInput!] @constraint(minItems: 1)
  }
`;
const formats = {
  plain: (text: string) => (text.includes('<') ? 'The text must be plain.' : undefined),
};

/** The field that an operation refuses and why, or undefined if it takes the arguments. */
function refusal(text: string, name: 'find' | 'update', args: object): unknown {
  const schema = buildSchema(text);
  const type = name === 'find' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[name];
  if (!field) throw new Error(`There is no ${name}.`);
  field.resolve = () => null;
  enforceConstraints(schema, formats);
  try {
    field.resolve(undefined, args, {}, {} as never);
  } catch (error) {
    const { message, extensions } = error as { message: string; extensions: object };
    return [message, extensions];
  }
  return undefined;
}

const failed = (field: string, message: string): unknown => [
  message,
  { code: 'VALIDATION_FAILED', field },
];

describe.each([
  ['the schema', sdl],
  ['the schema without its descriptions', executableSdl(sdl)],
])('a constraint of %s', (_of, text) => {
  it.each([
    [{ title: 'ab' }, failed('input.title', 'This must have 3 to 5 characters.')],
    [{ title: null }, failed('input.title', 'This cannot be null.')],
    [{ text: '<b>' }, failed('input.text', 'The text must be plain.')],
    [{ parts: [] }, failed('input.parts', 'The list must have at least 1 entry.')],
    [
      { parts: [{}, { title: 'longer' }] },
      failed('input.parts.1.title', 'This must have 3 to 5 characters.'),
    ],
    [{ title: 'abc', text: null, parts: null }, undefined],
    [{}, undefined],
  ])('is kept by an input of %o', (input, expected) => {
    expect(refusal(text, 'update', { input })).toEqual(expected);
  });

  it.each([
    [{ languages: ['de', 'x'] }, failed('languages.1', 'This must be a BCP 47 tag.')],
    [{ search: 'a' }, failed('search', 'This must have 2 to 100 characters.')],
    [{ search: null, languages: null }, undefined],
  ])('is kept by arguments of %o', (args, expected) => {
    expect(refusal(text, 'find', args)).toEqual(expected);
  });
});

it('is left to a resolver that reports what is wrong', () => {
  const schema = buildSchema(sdl);
  const update = schema.getMutationType()?.getFields()['update'];
  const seen: unknown[] = [];
  if (update) update.resolve = reporting((_root, args) => seen.push(args));
  enforceConstraints(schema);
  update?.resolve?.(undefined, { input: { title: 'ab' } }, {}, {} as never);
  expect(seen).toEqual([{ input: { title: 'ab' } }]);
});
