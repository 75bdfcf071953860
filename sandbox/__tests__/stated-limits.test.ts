import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { executableSdl } from 'graphql-docs-model';
import { enforceStatedLimits, reporting, statedIn, statedLimits } from '../shared/stated-limits';
import { sdl } from './helpers';

const source = `
  type Query {
    find(
      "Words to search for, 2 to 100 characters."
      search: String
      "At least one of these, at most 2."
      topicIds: [ID!]
      "Languages as BCP 47 tags, at most 10."
      languages: [String!]
      "Goals, 1 to 17."
      goals: [Int!]
    ): Boolean
  }
  type Mutation { update(input: UpdateThingInput!, parts: [PartInput!]): Boolean }
  input UpdateThingInput {
    "Title, 3 to 5 characters."
    title: String
    "Text in CommonMark without HTML, at most 1,000 characters; null clears it."
    text: String
    "Note, 1 to 3 characters after trimming."
    note: String
    "Absolute https URL, at most 30 characters; null for none."
    link: String
    "Absolute https URL of a picture uploaded with the parameters of a mutation; null for none."
    picture: String
    "Language as a BCP 47 tag; null for any."
    language: String
    "Parts; null for none."
    part: PartInput
  }
  input PartInput {
    "Name, 1 to 3 characters."
    name: String!
    "Parts within, 1 to 2."
    parts: [PartInput!]
  }
`;

/** The field that an operation refuses and why, or undefined if it takes the arguments. */
function refusal(text: string, name: 'find' | 'update', args: object): unknown {
  const schema = buildSchema(text);
  const type = name === 'find' ? schema.getQueryType() : schema.getMutationType();
  const field = type?.getFields()[name];
  if (!field) throw new Error(`There is no ${name}.`);
  field.resolve = () => null;
  enforceStatedLimits(schema);
  try {
    field.resolve(undefined, args, {}, {} as never);
  } catch (error) {
    const { message, extensions } = error as { message: string; extensions: { field: string } };
    return [extensions.field, message];
  }
  return undefined;
}

const long = `https://a.example/${'x'.repeat(30)}`;

describe.each([
  ['the schema', source],
  ['the schema without its descriptions', executableSdl(source, statedLimits)],
])('a limit that %s states', (_of, text) => {
  it.each([
    [{ title: 'ab' }, ['input.title', 'This must have 3 to 5 characters.']],
    [{ title: null }, ['input.title', 'This cannot be null.']],
    [{ text: 'x'.repeat(1001) }, ['input.text', 'This must have 0 to 1000 characters.']],
    [{ text: '<b>x</b>' }, ['input.text', 'The text must not have HTML.']],
    [{ note: '  a  ' }, undefined],
    [{ note: ' ' }, ['input.note', 'This must have 1 to 3 characters.']],
    [{ link: 'http://a.example' }, ['input.link', expect.stringContaining('absolute https')]],
    [{ link: long }, ['input.link', expect.stringContaining('at most 30')]],
    [{ picture: 'https://a.example/1.jpg' }, ['input.picture', expect.stringContaining('upload')]],
    [{ language: 'English!' }, ['input.language', 'This must be a BCP 47 tag.']],
    [{ part: { name: 'long' } }, ['input.part.name', 'This must have 1 to 3 characters.']],
    [{ part: { name: 'a', parts: [] } }, ['input.part.parts', expect.stringContaining('1 to 2')]],
    [
      { part: { name: 'a', parts: [{ name: 'a' }, { name: 'long' }] } },
      ['input.part.parts.1.name', 'This must have 1 to 3 characters.'],
    ],
    [{ text: null, link: null, part: null }, undefined],
    [{}, undefined],
  ])('is kept by an input of %o', (input, expected) => {
    expect(refusal(text, 'update', { input })).toEqual(expected);
  });

  it.each([
    [{ topicIds: ['a', 'b', 'c'] }, ['topicIds', 'The list must have 0 to 2 entries.']],
    [{ languages: ['de', 'x'] }, ['languages.1', 'This must be a BCP 47 tag.']],
    [{ topicIds: null, languages: null, search: null }, undefined],
    [{ search: 'a', goals: [1, 18] }, undefined],
  ])('is kept by arguments of %o', (args, expected) => {
    expect(refusal(text, 'find', args)).toEqual(expected);
  });
});

it('is left to a resolver that reports what is wrong', () => {
  const schema = buildSchema(source);
  const update = schema.getMutationType()?.getFields()['update'];
  const seen: unknown[] = [];
  if (update) update.resolve = reporting((_root, args) => seen.push(args));
  enforceStatedLimits(schema);
  const args = { input: { title: 'ab' } };
  update?.resolve?.(undefined, args, {}, {} as never);
  expect(seen).toEqual([args]);
});

it('is found again in the words that are kept of a description', () => {
  const described = sdl.match(/"[^"\n]{20,}"/g) ?? [];
  expect(described.length).toBeGreaterThan(1000);
  for (const text of described) expect(statedIn(statedIn(text))).toBe(statedIn(text));
});
