import * as z from 'zod';
import type { GraphQLArgument } from 'graphql';
import { isRequiredArgument } from 'graphql';
import type { AnsweredExample } from '../examples/example';
import { groupByOperation } from '../examples/example';
import { constraintOf } from '../graphql/constraint';
import {
  accessOf,
  accessTypesOf,
  errorCodesOf,
  removalOf,
  replacementOf,
} from '../graphql/contract';
import { printDefault } from '../graphql/print-definition';
import type { OperationSymbol } from '../graphql/symbols';
import { isOperation } from '../graphql/symbols';
import type { Contract } from '../options/contract';
import type { Product } from '../options/product';
import type { ReferenceContext } from '../reference/context';
import { summarize } from '../reference/description';
import { listDomains } from '../reference/domains';
import { downloadPath } from './collection';

type Contents = Pick<ReferenceContext, 'schema' | 'symbols' | 'examples' | 'contract' | 'groupBy'>;

/** All operations with what introspection cannot carry: roles, error codes and examples. */
export function makeOperations(context: Contents, siteUrl: Product['siteUrl']): string {
  const domains = new Map(
    listDomains(context).flatMap(({ label, operations }) =>
      operations.map((symbol) => [symbol, label] as const),
    ),
  );
  const examplesOf = groupByOperation(context.examples);
  const file: OperationsFile = {
    $schema: siteUrl(downloadPath('operations.schema.json')),
    commonErrorCodes: [...(context.contract.errors?.common ?? [])],
    operations: context.symbols.filter(isOperation).map((symbol) => ({
      ...describeOperation(context, symbol, domains.get(symbol) ?? null),
      url: siteUrl(symbol.path),
      markdown: siteUrl(`${symbol.path}.md`),
      examples: examplesOf(symbol).map(describeExample),
    })),
  };
  return `${JSON.stringify(file)}\n`;
}

/** The JSON Schema of that file. */
export function makeOperationsFormat({ schema, contract }: Contents): string {
  const names: Readonly<Record<string, string | undefined>> = {
    ...accessTypesOf(schema, contract),
    access: contract.access?.directive,
    errors: contract.errors?.enum,
  };
  const text = JSON.stringify(z.toJSONSchema(operationsFormat), undefined, 2);
  return `${text.replace(/\{(\w+)\}/g, (_all, name: string) => names[name] ?? name)}\n`;
}

function describeOperation(
  { schema, contract }: Contents,
  { kind, coordinate, definition }: OperationSymbol,
  domain: string | null,
): Omit<OperationEntry, 'examples' | 'url' | 'markdown'> {
  const access = accessOf(schema, definition, contract);
  const codes = errorCodesOf(schema, definition, contract);
  return {
    coordinate,
    kind,
    domain,
    summary: summarize(definition.description),
    access: access
      ? {
          ...access,
          connections: [...access.connections],
          permission: access.permission ?? null,
          scopes: [...access.scopes],
        }
      : null,
    errorCodes: codes ? [...codes] : null,
    arguments: definition.args.map((argument) => describeArgument(argument, coordinate, contract)),
    type: definition.type.toString(),
    deprecation: deprecationOf(definition, contract),
  };
}

function describeArgument(
  argument: GraphQLArgument,
  operation: string,
  contract: Contract,
): OperationEntry['arguments'][number] {
  const { name, type, description } = argument;
  const constraint = constraintOf(argument);
  return {
    name,
    coordinate: `${operation}(${name}:)`,
    type: type.toString(),
    isRequired: isRequiredArgument(argument),
    default: printDefault(argument) ?? null,
    summary: summarize(description),
    limits: Object.keys(constraint).length > 0 ? constraint : null,
    deprecation: deprecationOf(argument, contract),
  };
}

function describeExample(example: AnsweredExample): OperationEntry['examples'][number] {
  const { name, sentence, as, before, query, variables, answer } = example;
  return {
    name,
    sentence,
    as,
    after: before.map((earlier) => earlier.name),
    document: query.trim(),
    variables: variables?.values ?? null,
    response: answer,
  };
}

function deprecationOf(
  { deprecationReason: reason }: Pick<GraphQLArgument, 'deprecationReason'>,
  contract: Contract,
): DeprecationEntry | null {
  if (reason == null) return null;
  return {
    reason,
    replacement: replacementOf(reason, contract) ?? null,
    removal: removalOf(reason, contract) ?? null,
  };
}

const deprecation = z
  .strictObject({
    reason: z.string().describe('As the schema gives it, in CommonMark'),
    replacement: z.string().nullable().describe('Coordinate of what to use, or null'),
    removal: z.string().nullable().describe('Earliest day of the removal as YYYY-MM-DD, or null'),
  })
  .describe('What the schema says of something that will be removed');

const limits = z
  .record(z.string(), z.union([z.number(), z.string(), z.boolean()]))
  .describe('Arguments of @constraint: of a list those of items, and the others of each entry');

const argument = z.strictObject({
  name: z.string(),
  coordinate: z.string().describe('Schema coordinate'),
  type: z.string().describe('As SDL writes it, for example [UUID!]'),
  isRequired: z.boolean().describe('Whether a request without it is invalid'),
  default: z.string().nullable().describe('As SDL writes it, or null if there is none'),
  summary: z.string(),
  limits: limits.nullable().describe('Null if there are none'),
  deprecation: deprecation.nullable(),
});

const access = z
  .strictObject({
    role: z.string().describe('Lowest value of {role} that may call'),
    connections: z
      .array(z.string())
      .describe('Values of {connections}, of which the caller needs one; or none'),
    permission: z.string().nullable().describe('Value of {permission}, or null'),
    scopes: z
      .array(z.string())
      .describe('Values of {scopes}, all of which the access token of a client needs; or none'),
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

type OperationsFile = z.infer<typeof operationsFormat>;
type OperationEntry = z.infer<typeof operation>;
type DeprecationEntry = z.infer<typeof deprecation>;
