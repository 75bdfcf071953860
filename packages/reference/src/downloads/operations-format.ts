import * as z from 'zod';

const deprecation = z
  .strictObject({
    reason: z.string().describe('As the schema gives it, in CommonMark'),
    replacement: z.string().nullable().describe('Coordinate of what to use, or null'),
    removal: z.string().nullable().describe('Earliest day of the removal as YYYY-MM-DD, or null'),
  })
  .describe('What the schema says of something that will be removed');

const argument = z.strictObject({
  name: z.string(),
  coordinate: z.string().describe('Schema coordinate'),
  type: z.string().describe('As SDL writes it, for example [UUID!]'),
  isRequired: z.boolean().describe('Whether a request without it is invalid'),
  default: z.string().nullable().describe('As SDL writes it, or null if there is none'),
  summary: z.string(),
  deprecation: deprecation.nullable(),
});

const access = z
  .strictObject({
    role: z.string().describe('Lowest value of {role} that may call'),
    connections: z
      .array(z.string())
      .describe('Values of {connections}, of which the caller needs one; or none'),
    permission: z.string().nullable().describe('Value of {permission}, or null'),
  })
  .describe('Conditions that must all hold, from @{access}');

const example = z.strictObject({
  name: z.string().describe('Unique'),
  sentence: z.string().describe('What it does, in CommonMark'),
  as: z.string().describe('Id of the caller who asks'),
  after: z.array(z.string()).describe('Names of the examples to send first, in this order'),
  document: z.string(),
  variables: z.record(z.string(), z.unknown()).nullable(),
  response: z.unknown().describe('What the model of the API answers first'),
});

const operation = z.strictObject({
  coordinate: z.string().describe('Schema coordinate'),
  kind: z.enum(['query', 'mutation', 'subscription']),
  domain: z.string().nullable().describe('Part of the API that it belongs to'),
  summary: z.string().describe('First sentence of its description, as plain text'),
  access: access.nullable().describe('Null if the schema does not say'),
  errorCodes: z
    .array(z.string())
    .nullable()
    .describe('Values of {errors} besides the common ones, or null if the schema does not say'),
  arguments: z.array(argument),
  type: z.string().describe('What it returns, as SDL writes it'),
  deprecation: deprecation.nullable(),
  url: z.url().describe('Its page of the reference'),
  markdown: z.url().describe('The same page as Markdown'),
  examples: z.array(example),
});

/** What `operations.json` holds; the names in braces are those that the schema has for it. */
export const operationsFormat = z.strictObject({
  $schema: z.url(),
  commonErrorCodes: z.array(z.string()).describe('Codes with which every operation can fail'),
  operations: z.array(operation),
});

export type OperationsFile = z.infer<typeof operationsFormat>;
export type OperationEntry = z.infer<typeof operation>;
export type DeprecationEntry = z.infer<typeof deprecation>;
