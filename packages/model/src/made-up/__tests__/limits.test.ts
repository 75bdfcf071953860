import { buildSchema, isObjectType } from 'graphql';
import {
  constraintFault,
  constraintOf,
  findConstraintFaults,
} from 'graphql-docs-reference/graphql';
import { expect, it } from 'vitest';
import { createMadeUpModel } from '../../made-up-model';

const sdl = `
  directive @constraint(
    minLength: Int, maxLength: Int, min: Float, max: Float, exclusiveMin: Float, multipleOf: Float
    minItems: Int, maxItems: Int, format: String, pattern: String
  ) on ARGUMENT_DEFINITION | FIELD_DEFINITION | INPUT_FIELD_DEFINITION | SCALAR
  scalar Stamp @constraint(format: "date-time")
  type Query {
    parcel(id: ID!): Parcel
  }
  type Mutation {
    sendParcel(input: SendParcelInput!): Parcel!
  }
  type Parcel {
    id: ID!
    label: String! @constraint(minLength: 200, maxLength: 220)
    note: String! @constraint(maxLength: 4)
    colour: String! @constraint(pattern: "^#[0-9a-f]{6}$")
    hash: String! @constraint(pattern: "^[0-9a-f]+$", minLength: 12, maxLength: 12)
    sender: String! @constraint(format: "email")
    weight: Float! @constraint(exclusiveMin: 40, max: 42)
    step: Int! @constraint(min: 100, max: 200, multipleOf: 25)
    marks: [Int!]! @constraint(min: 7, max: 99, minItems: 4, maxItems: 5)
    sentAt: Stamp!
  }
  input SendParcelInput {
    label: String! @constraint(minLength: 200, maxLength: 220)
    step: Int! @constraint(min: 100, max: 200)
    tags: [String!]! @constraint(maxLength: 3, minItems: 2)
  }
`;

const schema = buildSchema(sdl);
const model = createMadeUpModel(sdl);

it('makes up values within the limits that the schema gives', async () => {
  const type = schema.getType('Parcel');
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  const { id } = model.argumentsFor('Query', 'parcel');
  const query = `{ parcel(id: "${String(id)}") { ${fields.map(({ name }) => name).join(' ')} } }`;
  const { data } = await model.run({ query, as: 'guest' });
  const parcel = (data?.['parcel'] ?? {}) as Readonly<Record<string, unknown>>;
  expect(Object.keys(parcel)).toEqual(fields.map(({ name }) => name));
  expect(fields.map((field) => constraintFault(parcel[field.name], constraintOf(field)))).toEqual(
    fields.map(() => undefined),
  );
  expect(parcel['sentAt']).toMatch(/^\d{4}-\d\d-\d\dT/);
});

it('makes up arguments that the model takes, and refuses others', async () => {
  const args = model.argumentsFor('Mutation', 'sendParcel');
  const field = schema.getMutationType()?.getFields()['sendParcel'];
  const [input] = field?.args ?? [];
  if (!input) throw new Error('There is no input.');
  expect(findConstraintFaults(input, args['input'], ['input'])).toEqual([]);
  const query = 'mutation A($input: SendParcelInput!) { sendParcel(input: $input) { id } }';
  const send = (variables: object) =>
    model.run({ query, variables: { ...variables }, as: 'guest' });
  expect((await send(args)).errors).toBeUndefined();
  const { errors } = await send({ input: { ...(args['input'] as object), step: 7 } });
  expect(errors?.map(({ message, extensions }) => [message, extensions])).toEqual([
    ['This must be from 100 to 200.', { code: 'VALIDATION_FAILED', field: 'input.step' }],
  ]);
});

it('makes up multiples of a fraction without more digits than it has', async () => {
  const { run } = createMadeUpModel(`
    directive @constraint(multipleOf: Float) on FIELD_DEFINITION
    type Query { scales(first: Int): [Scale!]! }
    type Scale { id: ID! ratio: Float! @constraint(multipleOf: 0.1) }
  `);
  const { data } = await run({ query: '{ scales(first: 24) { ratio } }', as: '' });
  const scales = data?.['scales'] as readonly { readonly ratio: number }[];
  const ratios = scales.map(({ ratio }) => String(ratio));
  expect(ratios).toHaveLength(24);
  expect(ratios.filter((ratio) => ratio.length > '0.1'.length)).toEqual([]);
});
