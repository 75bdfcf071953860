import * as z from 'zod';

/** Its size is a matter of the limits of the API. */
export const documentSchema = z.string().min(1).describe('GraphQL document with one operation.');

export const variablesSchema = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('Values by name, without "$".');

export const coordinateSchema = z
  .string()
  .min(1)
  .max(200)
  .describe('Schema coordinate: a type, a field, an argument, an enum value or a directive.');
