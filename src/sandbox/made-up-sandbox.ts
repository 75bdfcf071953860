import { buildSchema, isObjectType } from 'graphql';
import { createMadeUp, Memory } from '../made-up';
import type { Sandbox } from './answer';
import { createAnswer } from './answer';
import { enforceBudget } from './kit/budget';
import { createClock } from './kit/clock';
import { describeSchema } from './kit/describe-schema';
import { wrapResolvers } from './kit/resolvers';

export interface MadeUpSandbox extends Sandbox {
  /** Arguments that a field of a type requires, with values for which the model finds something. */
  readonly argumentsFor: (type: string, field: string) => Readonly<Record<string, unknown>>;
}

/** A model of any API, without a rule of what it means: see `src/made-up`. */
export function createMadeUpSandbox(sdl: string): MadeUpSandbox {
  const schema = buildSchema(sdl, { assumeValid: true });
  const memory = new Memory();
  const { resolve, argumentsFor } = createMadeUp(schema, createClock().now(), memory);
  wrapResolvers(schema, () => resolve);
  enforceBudget(schema);
  return {
    run: createAnswer(schema, () => ({})),
    describe: (texts) => describeSchema(schema, texts),
    reset: () => memory.reset(),
    argumentsFor: (name, field) => {
      const type = schema.getType(name);
      return isObjectType(type) ? argumentsFor(type, field) : {};
    },
  };
}
