import type { GraphQLSchema, OperationDefinitionNode } from 'graphql';
import { Kind, parse } from 'graphql';
import { checkResponse } from '../graphql/check-response';
import { allErrorCodes, errorCodesOf } from '../graphql/contract';
import { suggest } from '../graphql/problem';
import type { Answer, AnswerError } from '../graphql/requests';
import type { Contract } from '../options/contract';
import type { AnsweredExample } from './example';

/** Something in which an API differs from what its documentation shows. */
export interface Difference {
  /**
   * `shape`: fields, nullability, values of enums and scalars. `code`: an error code that the schema
   * doesn't have, or that the operation doesn't list. `access`: somebody is refused who is not here, or
   * the other way round.
   */
  readonly kind: 'shape' | 'code' | 'access';
  readonly message: string;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** Whether the API doesn't have the object that is asked for, so that little could be compared. */
  readonly hasOtherData: boolean;
}

/** Compares what an API answers to an example with what the documentation shows, but for the data. */
export function compareWithApi(
  { query, answer }: Pick<AnsweredExample, 'answer' | 'query'>,
  actual: Answer,
  schema: GraphQLSchema,
  contract: Contract,
): Comparison {
  const { definitions } = parse(query);
  const operation = definitions.find((node) => node.kind === Kind.OPERATION_DEFINITION);
  if (!operation) return { differences: [], hasOtherData: false };
  const fragments = definitions.filter((node) => node.kind === Kind.FRAGMENT_DEFINITION);
  const notThere = contract.errors?.causes?.notThere;
  const [shown, found] = [codesOf(answer), codesOf(actual)];
  return {
    differences: [
      ...(actual.data == null
        ? []
        : checkResponse(actual.data, operation, fragments, schema).map(
            ({ path, message }): Difference => ({
              kind: 'shape',
              message: `${path.join('.')}: ${message}`,
            }),
          )),
      ...codeDifferences(operation, actual, schema, contract),
      ...accessDifferences(shown, found, contract),
    ],
    hasOtherData: notThere !== undefined && found.includes(notThere) && !shown.includes(notThere),
  };
}

function codesOf({ errors = [] }: Answer): readonly string[] {
  return [...new Set(errors.map(codeOf))];
}

function codeOf({ extensions }: AnswerError): string {
  const code = extensions?.['code'];
  return typeof code === 'string' ? code : 'no code';
}

/** Codes that no operation has, and those that the field of the root doesn't list. */
function codeDifferences(
  operation: OperationDefinitionNode,
  { errors = [] }: Answer,
  schema: GraphQLSchema,
  contract: Contract,
): Difference[] {
  const all = allErrorCodes(schema, contract);
  if (all.length === 0) return [];
  const listed = codesByKey(operation, schema, contract);
  return errors.flatMap((error): Difference[] => {
    const { path, message } = error;
    const code = codeOf(error);
    if (!all.includes(code)) {
      const answer = `Unexpected error with ${code}: ${message}`;
      return [{ kind: 'code', message: `${answer}${suggest(code, all)}` }];
    }
    const codes = path?.length === 1 ? listed.get(String(path[0])) : undefined;
    if (!codes || codes.includes(code)) return [];
    const expected = codes.join(', ');
    return [
      { kind: 'code', message: `Unexpected ${code} of "${path?.[0]}", which lists ${expected}.` },
    ];
  });
}

/** Codes that each field of the root can fail with, by its name in the answer. */
function codesByKey(
  { operation, selectionSet }: OperationDefinitionNode,
  schema: GraphQLSchema,
  contract: Contract,
): ReadonlyMap<string, readonly string[]> {
  const fields = schema.getRootType(operation)?.getFields() ?? {};
  return new Map(
    selectionSet.selections.flatMap((node): [string, readonly string[]][] => {
      const field = node.kind === Kind.FIELD ? fields[node.name.value] : undefined;
      const codes = field && errorCodesOf(schema, field, contract);
      if (node.kind !== Kind.FIELD || !codes) return [];
      const common = contract.errors?.common ?? [];
      return [[(node.alias ?? node.name).value, [...codes, ...common]]];
    }),
  );
}

function accessDifferences(
  shown: readonly string[],
  found: readonly string[],
  { errors }: Contract,
): Difference[] {
  const { signedOut, notAllowed } = errors?.causes ?? {};
  const refusals = (codes: readonly string[]): string =>
    codes.filter((code) => code === signedOut || code === notAllowed).join(', ');
  const [expected, actual] = [refusals(shown), refusals(found)];
  if (expected === actual) return [];
  const [was, is] = [expected || 'an answer', actual || 'an answer'];
  return [{ kind: 'access', message: `Unexpected ${is}, expected ${was}.` }];
}
