import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import { Kind, parse, validate } from 'graphql';
import * as z from 'zod';
import type { Limits } from 'graphql-docs-model';
import { prepareDocument, variablesFailure } from 'graphql-docs-model';
import {
  checkSample,
  checkVariableConstraints,
  checkVariables,
  coordinateAt,
  findAccess,
  keepConstraints,
} from 'graphql-docs-reference/graphql';
import type { Site } from '../site';
import { limitsOf } from '../site';
import type { Tool } from '../tool';
import { accessSchema, conditionsOf, documentSchema, variablesSchema, defineTool } from '../tool';

const rules = ['parse', 'limit', 'validate', 'variables', 'deprecated', 'unnamed'] as const;

const faultSchema = z.strictObject({
  line: z.number().int(),
  column: z.number().int(),
  rule: z.enum(rules),
  message: z.string(),
  coordinate: z.string().optional().describe('What the schema has at this place, for get_symbol.'),
});

type Fault = z.output<typeof faultSchema>;

const outputSchema = z.strictObject({
  valid: z.boolean().describe('Whether the API takes it; "deprecated" and "unnamed" are warnings.'),
  faults: z.array(faultSchema),
  access: z
    .array(accessSchema.extend({ coordinate: z.string() }))
    .describe(
      'What the caller, and the access token if there is one, need for each field that asks for something; all must hold.',
    ),
});

export function createValidateOperation(site: Site): Tool {
  return defineTool({
    name: 'validate_operation',
    title: 'Check a document',
    description: `Checks a GraphQL document, and its variables if you pass them, against the schema and the limits of the API, without running it. Faults have line, column, the rule, a message that often names the fix, and the coordinate at that place. Also says what is deprecated in it, and which roles, permissions and scopes its fields need. Call it for every document that you write, before you hand it over.`,
    inputSchema: z.strictObject({ document: documentSchema, variables: variablesSchema }),
    outputSchema,
    run: ({ document, variables }) => {
      const schema = site.schema();
      const { contract } = site.data;
      const most = limitsOf(site);
      const prepared = prepareDocument(document, schema, { most });
      if ('errors' in prepared) {
        const faults = prepared.errors.map((error) => toFault(error, document, schema));
        return { valid: false, faults, access: [] };
      }
      const wrong = [
        ...validate(schema, prepared.document, [keepConstraints]).map((error) =>
          toFault(error, document, schema),
        ),
        ...variableFaults(prepared.document, variables, { schema, most }),
      ];
      const warnings = checkSample(document, schema).map((fault) => ({
        ...fault,
        ...coordinateAt(prepared.document, schema, fault),
      }));
      return {
        valid: wrong.length === 0,
        faults: [...wrong, ...warnings],
        access: findAccess(prepared.document, schema, contract).map(({ coordinate, access }) => ({
          coordinate,
          ...conditionsOf(access),
        })),
      };
    },
  });
}

function toFault(error: GraphQLError, text: string, schema: GraphQLSchema): Fault {
  const { message, extensions, locations } = error;
  const { line, column } = locations?.[0] ?? { line: 1, column: 1 };
  if (['RATE_LIMITED', 'MODEL_LIMIT'].includes(String(extensions['code'])))
    return { line, column, rule: 'limit', message };
  if (!error.nodes) return { line, column, rule: 'parse', message };
  const at = coordinateAt(parse(text), schema, { line, column });
  return { line, column, rule: 'validate', message, ...at };
}

function variableFaults(
  { definitions }: DocumentNode,
  variables: Readonly<Record<string, unknown>> | undefined,
  { schema, most }: { readonly schema: GraphQLSchema; readonly most: Limits },
): Fault[] {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation, another] = operations;
  if (!variables || !operation || another) return [];
  const start = operation.loc?.startToken;
  const place = { line: start?.line ?? 1, column: start?.column ?? 1, rule: 'variables' as const };
  const excess = variablesFailure(variables, most);
  if (excess) return [{ ...place, message: excess.message }];
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const faults = checkVariables(variables, operation, schema).map(({ message }) => message);
  const beyond = checkVariableConstraints(variables, [operation, ...fragments], schema).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  return (faults.length > 0 ? faults : beyond).map((message) => ({ ...place, message }));
}
