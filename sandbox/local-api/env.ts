import type { HttpBindings } from '@hono/node-server';
import type { Caller } from '..';
import type { Standing } from './rate-limits/rate-limits';

/** What the parts of the server say to each other about a request. */
export interface Env {
  /** Those of Node; a test that sends no HTTP has none. */
  readonly Bindings: Partial<HttpBindings>;
  readonly Variables: {
    readonly caller: Caller;
    /** Absent where requests aren't counted. */
    readonly standing?: Standing;
  };
}
