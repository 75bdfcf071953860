import * as z from 'zod';
import type { Limits } from 'graphql-docs-model';
import { conditions, isCondition, variablesFailure } from 'graphql-docs-model';
import type { PersonaRequest } from 'graphql-docs-reference/graphql';
import { printPath, sayCircumstances, suggest } from 'graphql-docs-reference/graphql';
import type { Circumstances } from 'graphql-docs-reference/options';
import type { RunRequests } from '../run/create-worker-runner';
import type { Site, SiteExample } from '../site';
import { limitsOf } from '../site';
import type { Tool } from '../tool';
import { documentSchema, variablesSchema, defineTool, ToolError } from '../tool';

const errorsSchema = z.array(
  z.looseObject({ message: z.string(), extensions: z.looseObject({}).optional() }),
);

const outputSchema = z.strictObject({
  data: z.unknown().optional(),
  errors: errorsSchema.optional(),
  circumstances: z.looseObject({ note: z.string() }).optional(),
  earlierErrors: z
    .array(z.strictObject({ request: z.number(), errors: errorsSchema }))
    .optional()
    .describe('Of requests of "after", which count from 1.'),
});

const most = { earlier: 10, characters: 20_000 };

const underSchema = z.enum(Object.keys(conditions).filter(isCondition));

interface OwnRequest extends Omit<PersonaRequest, 'query'> {
  readonly document: string;
}

export function createRunOperation(site: Site, run: RunRequests): Tool {
  const { callers } = site.data;
  const callerSchema =
    callers.length > 0 ? z.enum(callers.map(({ id }) => id)) : z.literal('').default('');
  const list = callers.map(({ id, description }) => `${id}: ${description}`).join(' ');
  const requestSchema = z.strictObject({
    document: documentSchema,
    variables: variablesSchema,
    as: callerSchema,
  });
  return defineTool({
    name: 'run_operation',
    title: 'Run a document',
    description: `Runs a GraphQL document on a model of the API with test data, on this machine, and returns what the API would: data, and errors with codes. Nothing is sent anywhere and nothing is kept: each call starts with the same fresh world, so mutations are safe to try. To run something that depends on an earlier change, put that into "after": names of examples (as get_examples lists them), or requests of your own, which run first in the same world; what fails of them is in earlierErrors. Ids of the test data are those of the examples. Use it to see real answers, to find out why an operation fails, and to see with "under" or "failAt" what a client gets when something goes wrong.`,
    inputSchema: requestSchema.extend({
      as: callerSchema.describe(list || 'All get the same answers.'),
      after: z
        .array(z.union([z.string().max(200).describe('Name of an example.'), requestSchema]))
        .max(most.earlier)
        .default([]),
      under: underSchema.optional(),
      failAt: z
        .array(z.union([z.string(), z.number()]))
        .optional()
        .describe('Path of a field that fails.'),
    }),
    outputSchema,
    run: async ({ document, variables, as, after, under, failAt }) => {
      const earlier = after.flatMap((one) =>
        typeof one === 'string' ? requestsOf(site, one) : [toRequest(one)],
      );
      const requests = [...earlier, toRequest({ document, variables, as, under, failAt })];
      for (const request of requests) checkVariables(request, limitsOf(site));
      const answers = await run(requests);
      const { data, errors, circumstances } = answers.at(-1) ?? {};
      if (failAt && !circumstances?.loss)
        throw new ToolError(
          `There is no ${printPath(failAt)} in the response, so nothing has failed there.`,
        );
      const earlierErrors = answers
        .slice(0, -1)
        .flatMap((answer, index) =>
          answer.errors ? [{ request: index + 1, errors: answer.errors.map(toError) }] : [],
        );
      const output = {
        ...(data !== undefined && { data }),
        ...(errors && { errors: errors.map(toError) }),
        ...(circumstances && { circumstances: toCircumstances(circumstances) }),
        ...(earlierErrors.length > 0 && { earlierErrors }),
      };
      checkSize(output);
      return output;
    },
  });
}

function toRequest({ document, ...request }: OwnRequest): PersonaRequest {
  return { query: document, ...request };
}

function toCircumstances(
  circumstances: Circumstances,
): NonNullable<z.input<typeof outputSchema>['circumstances']> {
  const { http, loss } = circumstances;
  return {
    note: sayCircumstances(circumstances) ?? '',
    ...(http && { http: { status: http.status, headers: [...http.headers] } }),
    ...(loss && { nullAt: printPath(loss.nullAt) }),
  };
}

/** @throws ToolError where there is no such example. */
function requestsOf(site: Site, name: string): PersonaRequest[] {
  const examples = site.examples();
  const example = examples.get(name);
  if (!example) {
    const near = suggest(name, examples.keys());
    throw new ToolError(`There is no example "${name}" to run first.${near}`);
  }
  return [...example.before.flatMap((one) => examples.get(one) ?? []), example].map(
    ({ query, variables, as }: SiteExample) => ({ query, variables, as }),
  );
}

/** Before they are copied for the thread, which takes long for what is too much. */
function checkVariables({ variables }: PersonaRequest, most: Limits): void {
  const failure = variablesFailure(variables, most);
  if (failure) throw new ToolError(failure.message);
}

function checkSize(output: object): void {
  const { length } = JSON.stringify(output);
  if (length <= most.characters) return;
  const message = `The answer has ${length} characters, more than the ${most.characters} that this tool returns. Select fewer fields, or pass a smaller limit.`;
  throw new ToolError(message);
}

const toError = (error: { readonly message: string }): z.input<typeof errorsSchema>[number] => ({
  ...error,
});
