import { buildSchema, isObjectType } from 'graphql';
import { createMadeUp, Memory } from './made-up/create-made-up';
import type { Model, ModelModule } from 'graphql-docs-reference/options';
import { createAnswer } from './answer';
import { guards } from './limits';
import { enforceConstraints, describeSchema, enforceBudget, wrapResolvers } from './resolvers';
import { createClock, Journal } from './world';

export interface MadeUpModel extends Required<Omit<Model, 'takeEvents'>> {
  /** Arguments that a field of a type requires, with values for which the model finds something. */
  readonly argumentsFor: (type: string, field: string) => Readonly<Record<string, unknown>>;
}

/** What answers where a site has no model of its own. */
export const model: ModelModule = { createModel: createMadeUpModel };

/** A model of any API, without a rule of what it means or a limit of what it takes: see `made-up`. */
export function createMadeUpModel(sdl: string): MadeUpModel {
  const schema = buildSchema(sdl, { assumeValid: true });
  const journal = new Journal();
  const memory = new Memory((undo) => journal.note(undo));
  const { resolve, argumentsFor } = createMadeUp(schema, createClock(journal).now(), memory);
  wrapResolvers(schema, () => resolve);
  enforceConstraints(schema);
  enforceBudget(schema);
  return {
    run: createAnswer(schema, { most: guards })({
      contextOf: () => ({}),
      journalOf: () => journal,
    }),
    describe: (texts) => describeSchema(schema, texts),
    reset: () => memory.reset(),
    argumentsFor: (name, field) => {
      const type = schema.getType(name);
      return isObjectType(type) ? argumentsFor(type, field) : {};
    },
  };
}
