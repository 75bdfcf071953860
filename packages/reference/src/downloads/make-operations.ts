import type { GraphQLArgument } from 'graphql';
import { isRequiredArgument } from 'graphql';
import * as z from 'zod';
import type { AnsweredExample } from '../examples/example';
import { groupByOperation } from '../examples/example';
import {
  accessOf,
  accessTypesOf,
  errorCodesOf,
  removalOf,
  replacementOf,
} from '../graphql/contract';
import { printDefault } from '../graphql/print-definition';
import type { Contract } from '../options/contract';
import type { OperationSymbol } from '../graphql/symbols';
import { isOperation } from '../graphql/symbols';
import type { ReferenceContext } from '../reference/context';
import { summarize } from '../reference/description';
import { listDomains } from '../reference/domains';
import type { Product } from '../options/product';
import { downloadPath } from './list-downloads';
import type { DeprecationEntry, OperationEntry, OperationsFile } from './operations-format';
import { operationsFormat } from './operations-format';

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
  return `${JSON.stringify(file, undefined, 1)}\n`;
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
          role: access.role,
          connections: [...access.connections],
          permission: access.permission ?? null,
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
  return {
    name,
    coordinate: `${operation}(${name}:)`,
    type: type.toString(),
    isRequired: isRequiredArgument(argument),
    default: printDefault(argument) ?? null,
    summary: summarize(description),
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
