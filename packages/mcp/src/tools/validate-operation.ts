import type { DocumentNode, GraphQLError, GraphQLSchema } from 'graphql';
import {
  Kind,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
  getLocation,
  getNamedType,
  isInputObjectType,
  validate,
} from 'graphql';
import * as z from 'zod';
import { prepareDocument, variablesFailure } from 'graphql-docs-model';
import {
  checkSample,
  checkVariableConstraints,
  checkVariables,
  keepConstraints,
} from 'graphql-docs-reference/graphql';
import type { Contract } from 'graphql-docs-reference/options';
import type { Site } from '../site';
import type { Tool } from '../tool';
import { accessIn, accessSchema, documentSchema, variablesSchema, defineTool } from '../tool';

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
      const prepared = prepareDocument(document, schema);
      if ('errors' in prepared) {
        const faults = prepared.errors.map((error) => toFault(error, document, schema));
        return { valid: false, faults, access: [] };
      }
      const wrong = [
        ...validate(schema, prepared.document, [keepConstraints]).map((error) =>
          toFault(error, document, schema),
        ),
        ...variableFaults(prepared.document, variables, schema),
      ];
      const warnings = checkSample(document, schema).map((fault) => ({
        ...fault,
        ...coordinateAt(prepared.document, schema, fault),
      }));
      return {
        valid: wrong.length === 0,
        faults: [...wrong, ...warnings],
        access: accessOfFields(prepared.document, schema, site.data.contract),
      };
    },
  });
}

function toFault(error: GraphQLError, text: string, schema: GraphQLSchema): Fault {
  const { message, extensions, locations } = error;
  const { line, column } = locations?.[0] ?? { line: 1, column: 1 };
  if (extensions['code'] === 'RATE_LIMITED') return { line, column, rule: 'limit', message };
  if (!error.nodes) return { line, column, rule: 'parse', message };
  const at = coordinateAt(parse(text), schema, { line, column });
  return { line, column, rule: 'validate', message, ...at };
}

function variableFaults(
  { definitions }: DocumentNode,
  variables: Readonly<Record<string, unknown>> | undefined,
  schema: GraphQLSchema,
): Fault[] {
  const operations = definitions.filter((node) => node.kind === Kind.OPERATION_DEFINITION);
  const [operation, another] = operations;
  if (!variables || !operation || another) return [];
  const start = operation.loc?.startToken;
  const place = { line: start?.line ?? 1, column: start?.column ?? 1, rule: 'variables' as const };
  const excess = variablesFailure(variables);
  if (excess) return [{ ...place, message: excess.message }];
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const faults = checkVariables(variables, operation, schema).map(({ message }) => message);
  const beyond = checkVariableConstraints(variables, [operation, ...fragments], schema).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
  return (faults.length > 0 ? faults : beyond).map((message) => ({ ...place, message }));
}

function accessOfFields(
  document: DocumentNode,
  schema: GraphQLSchema,
  contract: Contract,
): z.input<typeof outputSchema>['access'] {
  const found = new Map<string, z.input<typeof outputSchema>['access'][number]>();
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      Field: () => {
        const [field, parent] = [typeInfo.getFieldDef(), typeInfo.getParentType()];
        const access = field && accessIn(schema, field, contract);
        if (!access || !parent || isOpen(access, contract)) return;
        const coordinate = `${parent.name}.${field.name}`;
        found.set(coordinate, { coordinate, ...access });
      },
    }),
  );
  return [...found.values()];
}

function isOpen(
  { role, connections, permission, scopes }: z.output<typeof accessSchema>,
  contract: Contract,
): boolean {
  return role === contract.access?.everyone && !connections && permission === undefined && !scopes;
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** What the schema has at a place of a document: a member, or the type that lacks it. */
function coordinateAt(
  document: DocumentNode,
  schema: GraphQLSchema,
  place: Place,
): { readonly coordinate?: string } {
  let coordinate: string | undefined;
  const typeInfo = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(typeInfo, {
      enter: (node) => {
        if (!node.loc) return;
        const { line, column } = getLocation(node.loc.source, node.loc.start);
        // The innermost that begins there and that the schema knows.
        if (line === place.line && column === place.column)
          coordinate = coordinateOf(typeInfo, node.kind) ?? coordinate;
      },
    }),
  );
  return coordinate === undefined ? {} : { coordinate };
}

function coordinateOf(typeInfo: TypeInfo, kind: string): string | undefined {
  const [parent, field] = [typeInfo.getParentType(), typeInfo.getFieldDef()];
  switch (kind) {
    case 'Field':
      return parent ? `${parent.name}${field ? `.${field.name}` : ''}` : undefined;
    case 'Argument': {
      const argument = typeInfo.getArgument();
      const suffix = argument ? `(${argument.name}:)` : '';
      const directive = typeInfo.getDirective();
      if (directive) return `@${directive.name}${suffix}`;
      return parent && field ? `${parent.name}.${field.name}${suffix}` : undefined;
    }
    case 'ObjectField': {
      const owner = getNamedType(typeInfo.getParentInputType() ?? undefined);
      return isInputObjectType(owner) ? owner.name : undefined;
    }
    case 'EnumValue':
    case 'StringValue':
    case 'IntValue':
    case 'FloatValue':
    case 'BooleanValue':
    case 'NullValue':
    case 'ObjectValue':
      return getNamedType(typeInfo.getInputType() ?? undefined)?.name;
    default:
      return undefined;
  }
}
