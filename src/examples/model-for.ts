import type { Sandbox } from '../sandbox';
import { createMadeUpSandbox, createSandbox } from '../sandbox';

/** A schema, and whether it is the one that the rules of the model are for. */
export interface Modelled {
  readonly sdl: string;
  /** False where `SCHEMA` names another schema. */
  readonly isOwn: boolean;
}

/** What answers requests: our schema by its rules, and any other by what its types and names say. */
export function modelFor({ sdl, isOwn }: Modelled): Sandbox {
  return isOwn ? createSandbox(sdl) : createMadeUpSandbox(sdl);
}
