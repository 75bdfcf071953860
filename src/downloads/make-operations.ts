import type { GraphQLArgument } from 'graphql';
import { isRequiredArgument } from 'graphql';
import * as z from 'zod';
import { removalOf } from '../changelog/compare-deprecations';
import type { AnsweredExample } from '../examples/example';
import { isOf } from '../examples/example';
import { accessOf, commonErrorCodes, errorCodesOf, replacementOf } from '../graphql/contract';
import { printDefault } from '../graphql/print-definition';
import type { OperationSymbol } from '../graphql/symbols';
import { isOperation } from '../graphql/symbols';
import type { ReferenceContext } from '../reference/context';
import { summarize } from '../reference/description';
import { listDomains } from '../reference/domains';
import { siteUrl } from '../product';
import { downloadPath } from './list-downloads';
import type { DeprecationEntry, OperationEntry, OperationsFile } from './operations-format';
import { operationsFormat } from './operations-format';

type Contents = Pick<ReferenceContext, 'schema' | 'symbols' | 'examples'>;

/** All operations with what introspection cannot carry: roles, error codes and examples. */
export function makeOperations(context: Contents): string {
  const domains = listDomains(context);
  const file: OperationsFile = {
    $schema: siteUrl(downloadPath('operations.schema.json')),
    commonErrorCodes: [...commonErrorCodes],
    operations: context.symbols.filter(isOperation).map((symbol) => {
      const domain = domains.find(({ operations }) => operations.includes(symbol));
      return describeOperation(context, symbol, domain?.label ?? null);
    }),
  };
  return `${JSON.stringify(file, undefined, 1)}\n`;
}

/** The JSON Schema of that file. */
export function makeOperationsFormat(): string {
  return `${JSON.stringify(z.toJSONSchema(operationsFormat), undefined, 2)}\n`;
}

function describeOperation(
  { schema, examples }: Contents,
  { name, kind, coordinate, definition, path }: OperationSymbol,
  domain: string | null,
): OperationEntry {
  const access = accessOf(schema, definition);
  const codes = errorCodesOf(schema, definition);
  return {
    coordinate,
    kind,
    domain,
    summary: summarize(definition.description),
    access: access
      ? { ...access, space: [...access.space], permission: access.permission ?? null }
      : null,
    errorCodes: codes ? [...codes] : null,
    arguments: definition.args.map((argument) => describeArgument(argument, coordinate)),
    type: definition.type.toString(),
    deprecation: deprecationOf(definition),
    url: siteUrl(path),
    markdown: siteUrl(`${path}.md`),
    examples: examples.filter((example) => isOf(example, { name, kind })).map(describeExample),
  };
}

function describeArgument(
  argument: GraphQLArgument,
  operation: string,
): OperationEntry['arguments'][number] {
  const { name, type, description } = argument;
  return {
    name,
    coordinate: `${operation}(${name}:)`,
    type: type.toString(),
    isRequired: isRequiredArgument(argument),
    default: printDefault(argument) ?? null,
    summary: summarize(description),
    deprecation: deprecationOf(argument),
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

function deprecationOf({
  deprecationReason: reason,
}: Pick<GraphQLArgument, 'deprecationReason'>): DeprecationEntry | null {
  if (reason == null) return null;
  return {
    reason,
    replacement: replacementOf(reason) ?? null,
    removal: removalOf(reason) ?? null,
  };
}
