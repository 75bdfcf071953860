import type { GraphQLSchema } from 'graphql';
import type { Town } from '../../../sandbox/kit/world';
import type { Sandbox } from '../../../sandbox/answer';

/** What runs requests in the page. A build has one of two: see `src/plugins/sandbox`. */
export interface BrowserModel {
  readonly createSandbox: (sdl: string, town: Town) => Sandbox;
  /** Has the schema that editors check requests against refuse what the model refuses. */
  readonly prepare: (schema: GraphQLSchema) => void;
}
