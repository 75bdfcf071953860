import * as z from 'zod';

export const coordinateSchema = z
  .string()
  .min(1)
  .max(200)
  .describe('Schema coordinate, as "Query.spaces", "Space.members" or "ErrorCode.NOT_FOUND".');
