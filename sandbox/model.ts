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
import { createSandbox } from './sandbox';
import { callerById, expiredToken } from './shared/personas';
import { enforceScalars } from './shared/scalars';

/** The model of our schema, with its rules. */
export const model = {
  createModel: (sdl, rows) => createSandbox(sdl, unpackRows(rows as PackedRows)),
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
