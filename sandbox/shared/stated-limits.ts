import type {
  GraphQLArgument,
  GraphQLInputField,
  GraphQLInputObjectType,
  GraphQLInputType,
  GraphQLSchema,
} from 'graphql';
import { getNullableType, isInputObjectType, isListType, isNonNullType, Kind } from 'graphql';
import type { ReadWords } from 'graphql-docs-model';
import {
  checkCount,
  checkHttps,
  checkLanguage,
  checkLength,
  checkNotNull,
  wrapResolvers,
} from 'graphql-docs-model';
import type { Context } from './context';
import { checkNoHtml } from './text';
import { checkUploaded } from './uploads';

/** @throws VALIDATION_FAILED, naming the path, for a value beyond a limit. */
type Check = (path: string, value: unknown) => void;

/** How descriptions state limits, and the words that tell them apart. */
const statements = {
  characters: /(?:([\d,]{1,9}) to |at most )([\d,]{1,9}) characters/,
  entries: /(?:([\d,]{1,9}) to |at most )([\d,]{1,9})\b(?!,\d| characters)/,
  trimmed: /after trimming/,
  search: /to search for/,
  https: /absolute https (?:URL|address)/i,
  uploaded: /uploaded with the parameters/,
  stored: /upload|ImageKit/,
  markdown: /CommonMark/,
  language: /as a BCP 47 tag|as BCP 47 tags|, a BCP 47 tag\./,
  null: /\bnull\b/i,
  neverNull: /\bcannot be null\b/,
};

/** What of descriptions the sandbox reads. */
export const statedLimits: ReadWords = { [Kind.INPUT_VALUE_DEFINITION]: statedIn };

/** The few words of a description in which the same limits are found again. */
export function statedIn(description: string): string {
  return Object.values(statements)
    .flatMap((statement) => statement.exec(description)?.[0] ?? [])
    .join('; ');
}

/** A resolver that itself reports what is wrong with its input, all at once or in its own words. */
export function reporting<Args, Result>(
  resolve: (root: unknown, args: Args, context: Context) => Result,
): typeof resolve {
  return Object.assign(resolve, { reportsProblems: true });
}

/**
 * Refuses arguments beyond the limits that the schema states of them, in the order of the schema:
 * characters, entries, https addresses, uploaded images, CommonMark, language tags, and null in a
 * change that does not say what null does. Numbers have limits of too many kinds.
 */
export function enforceStatedLimits(schema: GraphQLSchema): void {
  const checks = new Map<GraphQLInputObjectType, readonly Check[]>();
  wrapResolvers(schema, (resolve, { args }) => {
    if ('reportsProblems' in resolve || args.length === 0) return resolve;
    const ofArguments = args.map((arg) => memberCheck(arg, false));
    return (parent, given, context, info) => {
      args.forEach(({ name }, index) => ofArguments[index]?.(name, given[name]));
      return resolve(parent, given, context, info);
    };
  });

  function memberCheck(
    { type, description }: GraphQLArgument | GraphQLInputField,
    isChange: boolean,
  ): Check {
    const text = description ?? '';
    const saysNull = isNonNullType(type) || statements.null.test(text);
    const refusesNull = (isChange && !saysNull) || statements.neverNull.test(text);
    const check = valueCheck(type, text);
    return (path, value) => {
      if (refusesNull) checkNotNull(path, value);
      if (value != null) check(path, value);
    };
  }

  function valueCheck(given: GraphQLInputType, text: string): Check {
    const type = getNullableType(given);
    if (isInputObjectType(type)) return (path, value) => checkFields(type, path, value as object);
    if (!isListType(type)) return textCheck(['String', 'ID'].includes(type.name) ? text : '');
    const check = valueCheck(type.ofType, text);
    const range = String(type.ofType) === 'Int!' ? undefined : rangeIn(statements.entries, text);
    return (path, value) => {
      const entries = value as readonly unknown[];
      if (range) checkCount(path, entries, ...range);
      entries.forEach((entry, index) => check(`${path}.${index}`, entry));
    };
  }

  function checkFields(type: GraphQLInputObjectType, path: string, value: object): void {
    const fields = Object.values(type.getFields());
    const isChange = type.name.startsWith('Update');
    const ofFields = checks.get(type) ?? fields.map((field) => memberCheck(field, isChange));
    checks.set(type, ofFields);
    const given: Readonly<Record<string, unknown>> = { ...value };
    fields.forEach(({ name }, index) => ofFields[index]?.(`${path}.${name}`, given[name]));
  }
}

function textCheck(text: string): Check {
  const states = (name: keyof typeof statements): boolean => statements[name].test(text);
  const range = rangeIn(statements.characters, text);
  const isAddress = states('https');
  const checks: ((path: string, value: string) => void)[] = [];
  if (isAddress && !states('stored'))
    checks.push((path, value) => checkHttps(path, value, range?.[1]));
  if (states('uploaded')) checks.push(checkUploaded);
  if (range && !isAddress && !states('search'))
    checks.push((path, value) =>
      checkLength(path, states('trimmed') ? value.trim() : value, ...range),
    );
  if (states('markdown')) checks.push(checkNoHtml);
  if (states('language')) checks.push(checkLanguage);
  return (path, value) => {
    for (const check of checks) check(path, String(value));
  };
}

function rangeIn(statement: RegExp, text: string): [least: number, most: number] | undefined {
  const found = statement.exec(text);
  if (!found) return undefined;
  const [, least = '0', most = ''] = found;
  return [Number(least.replaceAll(',', '')), Number(most.replaceAll(',', ''))];
}
