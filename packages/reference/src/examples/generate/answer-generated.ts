import type { GraphQLSchema } from 'graphql';
import { getNamedType, isEnumType, isObjectType, Kind, parse, print } from 'graphql';
import { accessOf, accessTypesOf } from '../../graphql/contract';
import type { Place, Problem } from '../../graphql/problem';
import { placeOf } from '../../graphql/problem';
import type { OperationField, OperationSymbol } from '../../graphql/symbols';
import { isOperation, listSymbols } from '../../graphql/symbols';
import { printJson } from '../../json';
import type { Caller, ModelObject } from '../../options/model';
import { checkExample, exampleFile } from '../check-example';
import type { AnsweredExample, Example, ExampleSettings } from '../example';
import { defaultCaller, findCaller, groupByOperation, isAnswered, requestOf } from '../example';
import type { ArgumentsFor } from './generate-request';
import { generateRequest } from './generate-request';
import { t } from '../../i18n/t';

export interface GeneratedExamples {
  readonly examples: readonly AnsweredExample[];
  /**
   * Shown as requests alone: of subscriptions, written ones as well, since nothing pushes their
   * answers, and what nobody is known to be allowed to send.
   */
  readonly unanswered: readonly Example[];
  /** Where to write an example in the place of those; no errors, for the pages have one. */
  readonly toWrite: readonly Problem[];
  /** Why an operation has none. */
  readonly faults: readonly Problem[];
}

/** Generates an example of each operation that has no other, and answers it. */
export async function answerGenerated(
  written: readonly Example[],
  settings: ExampleSettings,
  argumentsFor: ArgumentsFor,
): Promise<GeneratedExamples> {
  const { answer, callers, isMadeUp = false } = settings;
  const examples: AnsweredExample[] = [];
  const unanswered: Example[] = [];
  const toWrite: ToWrite[] = [];
  const faults: Problem[] = [];
  const nobody: OperationSymbol[] = [];
  const writtenOf = groupByOperation(written);
  for (const operation of listSymbols(settings.schema).filter(isOperation)) {
    const own = writtenOf(operation);
    unanswered.push(...own.filter((example) => !isAnswered(example)));
    if (own.length > 0) continue;
    const caller = callerOf(operation.definition, settings);
    const isUnknown = callers.length > 0 && caller === undefined;
    const isRefused = isMadeUp && isUnknown && operation.kind !== 'subscription';
    const as = (caller ?? defaultCaller(callers))?.id ?? '';
    const example = {
      ...generateExample(operation, settings, argumentsFor),
      as,
      ...(isRefused && { sentence: t('example.generated.nobody') }),
    };
    const leaveOut = (fault: string): void => {
      const place = placeOf(operation.definition.astNode?.name);
      faults.push({ ...place, message: `No example of ${operation.coordinate}: ${fault}` });
    };
    const [fault] = checkExample(example, { ...settings, isGenerated: true });
    if (fault) {
      leaveOut(fault.message);
      continue;
    }
    if (isRefused) nobody.push(operation);
    if (isRefused || !isAnswered(example)) {
      unanswered.push(example);
      continue;
    }
    const answered = await answer([requestOf(example)]);
    const { errors: failures = [] } = answered;
    // No request causes it, and its message is for whoever writes the model.
    const failure = failures.find(({ extensions }) => extensions?.['code'] === 'INTERNAL');
    if (failure) {
      leaveOut(failure.message);
      continue;
    }
    const codes = failures.map(({ extensions }) => String(extensions?.['code']));
    const errors = [...new Set(codes)].map((value) => ({ value, line: 1 }));
    examples.push({ ...example, errors, before: [], answer: answered });
    toWrite.push({ operation, file: example.file });
  }
  return {
    examples,
    unanswered,
    toWrite: missing(toWrite),
    faults: [...faults, ...callerFaults(nobody)],
  };
}

interface ToWrite {
  readonly operation: OperationSymbol;
  readonly file: string;
}

/** One for all where there are many, as in a schema whose first example has just been written. */
function missing(toWrite: readonly ToWrite[]): Problem[] {
  const [first] = toWrite;
  const place = (of: ToWrite): Place => placeOf(of.operation.definition.astNode?.name);
  if (!first || toWrite.length <= 5)
    return toWrite.map((one) => ({
      ...place(one),
      message: `${one.operation.coordinate} has a generated example. Write ${one.file} to show a real use.`,
    }));
  const names = toWrite.slice(0, 3).map(({ operation }) => operation.coordinate);
  const message = `${names.join(', ')} and ${toWrite.length - 3} more have generated examples. Write ${first.file}, for example, to show a real use.`;
  return [{ ...place(first), message }];
}

/**
 * Who sends an example: whom the contract says, or else somebody with the role, the default caller
 * before others. A caller whose id is the name of a role has it. Undefined where nobody is known to.
 */
function callerOf(
  field: OperationField,
  { schema, callers, contract = {} }: ExampleSettings,
): Caller | undefined {
  const access = accessOf(schema, field, contract);
  const usual = defaultCaller(callers);
  const { callerFor, everyone, signedIn } = contract.access ?? {};
  if (callerFor) return findCaller(callers, callerFor(access)) ?? usual;
  if (access === undefined || access.role === everyone) return usual;
  const type = schema.getType(accessTypesOf(schema, contract).role ?? '');
  const roles = isEnumType(type) ? type.getValues().map(({ name }) => name.toLowerCase()) : [];
  const needed = roles.indexOf(access.role.toLowerCase());
  return [...(usual ? [usual] : []), ...callers].find(
    (caller) =>
      (access.role === signedIn && caller !== callers[0]) ||
      roles.indexOf(caller.id.toLowerCase().replaceAll('-', '_')) >= Math.max(needed, 0),
  );
}

/** One for all: the fix is in the options. */
function callerFaults([first, ...others]: readonly OperationSymbol[]): Problem[] {
  if (!first) return [];
  const what = `${first.coordinate}${others.length > 0 ? ` and ${others.length} more` : ''}`;
  const message = `No caller is known who may send ${what}, so that examples have no answers. Give each caller the id of its role, or set contract.access.callerFor.`;
  return [{ ...placeOf(first.definition.astNode?.name), message }];
}

/** An example of an operation that nobody has written one for, as if a file had it. */
function generateExample(
  operation: OperationSymbol,
  { schema, dir }: Pick<ExampleSettings, 'schema' | 'dir'>,
  argumentsFor: ArgumentsFor,
): Omit<Example, 'as'> {
  const { name, kind, definition } = operation;
  const { query, variables } = generateRequest(operation, schema, argumentsFor);
  const isTaken = kind !== 'query' && Boolean(schema.getQueryType()?.getFields()[name]);
  const place = { name: isTaken ? `${name}.${kind}` : name };
  const file = exampleFile(place, definition, dir);
  const reason = definition.deprecationReason;
  return {
    ...place,
    file,
    sentence:
      kind === 'subscription' ? t('example.generated.subscription') : t('example.generated'),
    errors: [],
    deprecated: reason == null ? undefined : { value: reason, line: 1 },
    after: [],
    query,
    linesAbove: 0,
    variables: variables && {
      file: file.replace(/graphql$/, 'json'),
      text: printJson(variables),
      values: variables,
    },
  };
}

/**
 * Gives arguments the values that variables of their name and type have in written examples, which
 * name what there is in the model. An `id` is that of an object of the type that is returned, if the
 * model says of one.
 */
export function writtenArguments(
  examples: readonly Example[],
  schema: GraphQLSchema,
  argumentsFor: ArgumentsFor,
  objects: readonly ModelObject[] = [],
): ArgumentsFor {
  const known = new Map(examples.flatMap(variablesOf));
  return (typeName, fieldName) => {
    const type = schema.getType(typeName);
    const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
    const { args = [] } = field ?? {};
    const returned = getNamedType(field?.type)?.name;
    const object = objects.find(({ __typename }) => __typename === returned);
    const written = args.flatMap(({ name, type: of }): [string, unknown][] => {
      const key = `${name}: ${String(of)}`;
      return known.has(key) ? [[name, known.get(key)]] : [];
    });
    return {
      ...argumentsFor(typeName, fieldName),
      ...Object.fromEntries(written),
      ...(object && args.some(({ name }) => name === 'id') && { id: object.id }),
    };
  };
}

function variablesOf({ query, variables }: Example): [string, unknown][] {
  return parse(query).definitions.flatMap((node) => {
    if (node.kind !== Kind.OPERATION_DEFINITION) return [];
    return (node.variableDefinitions ?? []).map(({ variable, type }): [string, unknown] => {
      const name = variable.name.value;
      return [`${name}: ${print(type)}`, variables?.values[name]];
    });
  });
}
