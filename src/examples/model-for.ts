import type { Sandbox, Town } from '../sandbox';
import { createMadeUpSandbox, createSandbox } from '../sandbox';

/** What a model is made of. */
export interface Modelled {
  readonly sdl: string;
  /** First rows of the schema that the rules are for; another one has none. */
  readonly town?: Town | undefined;
}

/** What answers requests: our schema by its rules, and any other by what its types and names say. */
export function modelFor({ sdl, town }: Modelled): Sandbox {
  return town ? createSandbox(sdl, town) : createMadeUpSandbox(sdl);
}
