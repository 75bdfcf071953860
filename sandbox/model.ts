import type { PackedRows } from 'graphql-docs-model';
import { unpackRows } from 'graphql-docs-model';
import type { ModelModule } from 'graphql-docs-reference/options';
import {
  addressPolicy,
  overQuota,
  rateLimitHeaders,
  tooManyRequests,
  userPolicy,
} from './local-api/rate-limits';
import type { TownSandbox } from './sandbox';
import { createSandboxes } from './sandbox';
import { callerById, expiredToken } from './shared/personas';
import { enforceScalars } from './shared/enforce';
import type { CloudEvent, Watch } from './webhooks/catalogue';

/** The model of our schema, with its rules. */
export const model = {
  createModel: (sdl, rows) => {
    if (last?.sdl !== sdl) last = { sdl, create: createSandboxes(sdl) };
    const sandbox = last.create(unpackRows(rows as PackedRows));
    return { ...sandbox, takeEvents: createTakeEvents(sandbox) };
  },
  prepare: enforceScalars,
  objects: (rows) => Object.values(unpackRows(rows as PackedRows)).flat(),
  hasLimitsOfApi: true,
  expiredCaller: expiredToken,
  limitReached: (as) => {
    const standing = overQuota(callerById(as).userId === undefined ? addressPolicy : userPolicy);
    return {
      status: '200 OK',
      headers: rateLimitHeaders(standing),
      errors: [tooManyRequests(standing)],
    };
  },
} satisfies ModelModule;

/** In the dev server it is most often a row that was saved, and the schema is the same. */
let last: { readonly sdl: string; readonly create: ReturnType<typeof createSandboxes> } | undefined;

function createTakeEvents({ world }: TownSandbox): () => Promise<readonly CloudEvent[]> {
  let watch: Watch | undefined;
  return async () => {
    // Only a page about events loads this.
    const { watchWorld } = await import('./webhooks/catalogue');
    if (watch?.world !== world()) {
      watch = watchWorld(world());
      return [];
    }
    return watch.changes().map(watch.eventOf);
  };
}
