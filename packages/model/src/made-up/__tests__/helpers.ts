import { readFileSync } from 'node:fs';
import type { GraphQLObjectType } from 'graphql';
import { buildSchema, execute, isObjectType, parse } from 'graphql';
import { createMadeUp, Memory } from '../create-made-up';
import type { MadeUp } from '../create-made-up';

/** A schema that has every shape that another one may have. */
const schema = buildSchema(
  readFileSync('packages/model/src/made-up/__tests__/shapes.graphql', 'utf8'),
);

export const memory = new Memory();

export const createModel = (of: Memory = new Memory()): MadeUp =>
  createMadeUp(schema, '2026-05-17T18:30:00.000Z', of);

export const madeUp = createModel(memory);

export interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: unknown }[];
}

export async function run(query: string, model = madeUp): Promise<Answer> {
  const fieldResolver = model.resolve;
  const result = await execute({ schema, document: parse(query), fieldResolver });
  return JSON.parse(JSON.stringify(result)) as Answer;
}

export const dataOf = async (query: string): Promise<unknown> => (await run(query)).data;

export function typeNamed(name: string): GraphQLObjectType {
  const type = schema.getType(name);
  if (!isObjectType(type)) throw new Error(name);
  return type;
}
