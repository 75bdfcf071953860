import { buildSchema, isIntrospectionType, isObjectType } from 'graphql';
import { createMadeUp } from '../made-up';
import { createAnswer } from './answer';
import { enforceBudget } from './kit/budget';
import { createClock } from './kit/clock';
import { describeSchema } from './kit/describe-schema';
import type { Sandbox } from './sandbox';

/** A model of any API, without a rule of what it means: see `src/made-up`. */
export function createMadeUpSandbox(sdl: string): Sandbox {
  const schema = buildSchema(sdl, { assumeValid: true });
  const { resolve, reset } = createMadeUp(schema, createClock().now());
  for (const type of Object.values(schema.getTypeMap()).filter(isObjectType)) {
    if (isIntrospectionType(type)) continue;
    for (const field of Object.values(type.getFields())) field.resolve = resolve;
  }
  enforceBudget(schema);
  return {
    run: createAnswer(schema, () => ({})),
    describe: (texts) => describeSchema(schema, texts),
    reset,
  };
}
