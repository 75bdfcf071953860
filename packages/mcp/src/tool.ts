import * as z from 'zod';
import type { Access } from 'graphql-docs-reference/options';

/** What a call gives, in the form of the protocol. */
export interface ToolResult {
  readonly content: { readonly type: 'text'; readonly text: string }[];
  readonly structuredContent?: Record<string, unknown>;
  readonly isError?: true;
  /** The protocol lets a result carry more. */
  [key: string]: unknown;
}

/** What an agent can call. */
export interface Tool {
  readonly name: string;
  readonly title: string;
  /** When to call it, with what, and what comes back. */
  readonly description: string;
  readonly inputSchema: z.ZodObject;
  readonly outputSchema: z.ZodObject;
  /** Never throws: what is wrong with the arguments is a result as well. */
  readonly call: (args: unknown) => Promise<ToolResult>;
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject> extends Pick<
  Tool,
  'name' | 'title' | 'description'
> {
  readonly inputSchema: Input;
  readonly outputSchema: Output;
  /** @throws ToolError for what the caller can fix. */
  readonly run: (input: z.output<Input>) => z.input<Output> | Promise<z.input<Output>>;
}

/** A fault of a call, with its fix: the model reads it. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}

export function defineTool<Input extends z.ZodObject, Output extends z.ZodObject>({
  run,
  ...tool
}: Definition<Input, Output>): Tool {
  return {
    ...tool,
    call: async (args) => {
      const input = tool.inputSchema.safeParse(args);
      if (!input.success) return failed(`Unexpected arguments.\n${z.prettifyError(input.error)}`);
      try {
        const output = tool.outputSchema.parse(await run(input.data));
        // Clients show a model the one or the other, so both say the same.
        return { content: [text(JSON.stringify(output))], structuredContent: output };
      } catch (error) {
        if (error instanceof ToolError) return failed(error.message);
        console.error(error);
        return failed('The server failed, which is an error of its own. Try other arguments.');
      }
    },
  };
}

function failed(message: string): ToolResult {
  return { content: [text(message)], isError: true };
}

const text = (value: string): ToolResult['content'][number] => ({ type: 'text', text: value });

/** Its size is a matter of the limits of the API. */
export const documentSchema = z.string().min(1).describe('GraphQL document with one operation.');

export const variablesSchema = z
  .record(z.string(), z.unknown())
  .optional()
  .describe('Values by name, without "$".');

/** With the pattern of `z.iso.date()` the tools' schemas would be a twentieth longer. */
export const daySchema = z
  .string()
  .refine((day) => z.iso.date().safeParse(day).success, 'Expected a day, as "2026-11-21".');

export const coordinateSchema = z
  .string()
  .min(1)
  .max(200)
  .describe('Schema coordinate: a type, a field, an argument, an enum value or a directive.');

export const accessSchema = z.strictObject({
  role: z.string().describe('The least role of the caller.'),
  connections: z
    .array(z.string())
    .optional()
    .describe('One of these, to what the operation is about.'),
  permission: z.string().optional(),
  scopes: z
    .array(z.string())
    .optional()
    .describe('All of these, in the access token of a client. Without a token, none is needed.'),
});

/** The conditions of a field, of which all must hold. */
export function conditionsOf({
  role,
  connections,
  permission,
  scopes,
}: Access): z.output<typeof accessSchema> {
  return {
    role,
    ...(connections.length > 0 && { connections: [...connections] }),
    ...(permission !== undefined && { permission }),
    ...(scopes.length > 0 && { scopes: [...scopes] }),
  };
}
