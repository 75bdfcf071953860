import { formatChoice, formatNumber, pluralForm } from '../i18n/format';
import { t } from '../i18n/t';
import type { Constraint } from './constraint';
import { schemesOf } from './constraint';

/** A constraint as one line of CommonMark, `3 to 120 characters`; undefined if it says nothing. */
export function constraintInWords(constraint: Constraint, isList = false): string | undefined {
  const entry = [
    ...formatInWords(constraint),
    ...numbersInWords(constraint),
    ...lengthInWords(constraint),
    ...affixesInWords(constraint),
  ].join(', ');
  const parts = [
    ...itemsInWords(constraint),
    ...(isList && entry !== '' ? [t('constraint.each', { limits: entry })] : [entry]),
    ...(constraint.nullable === false ? [t('constraint.notNull')] : []),
  ].filter((part) => part !== '');
  return parts.length === 0 ? undefined : parts.join(', ');
}

function formatInWords(constraint: Constraint): string[] {
  const { format } = constraint;
  if (format === undefined) return [];
  if (format === 'uri') {
    const schemes = schemesOf(constraint);
    if (schemes.length === 0) return [t('constraint.url')];
    return [t('constraint.urlOf', { schemes: formatChoice(schemes) })];
  }
  return [words[format]?.() ?? format.replaceAll('-', ' ')];
}

const words: Readonly<Record<string, (() => string) | undefined>> = {
  'language-tag': () => t('constraint.languageTag'),
  commonmark: () => t('constraint.commonmark'),
  date: () => t('constraint.date'),
  'date-time': () => t('constraint.dateTime'),
  email: () => t('constraint.email'),
  uuid: () => t('constraint.uuid'),
};

function numbersInWords(constraint: Constraint): string[] {
  const { min, max, exclusiveMin, exclusiveMax, multipleOf } = constraint;
  const number = (value: number): string => formatNumber(value).replace('-', '−');
  const isRange = min !== undefined && max !== undefined;
  return [
    isRange && t('constraint.range', { least: number(min), most: number(max) }),
    min !== undefined && !isRange && t('constraint.orMore', { least: number(min) }),
    exclusiveMin !== undefined && t('constraint.above', { least: number(exclusiveMin) }),
    max !== undefined && !isRange && t('constraint.atMost', { most: number(max) }),
    exclusiveMax !== undefined && t('constraint.below', { most: number(exclusiveMax) }),
    multipleOf !== undefined && t('constraint.multiple', { of: number(multipleOf) }),
  ].filter((part) => part !== false);
}

function lengthInWords({ minLength, maxLength }: Constraint): string[] {
  return countInWords(minLength, maxLength, {
    least: t('constraint.leastLength'),
    most: t('constraint.mostLength'),
    exact: t('constraint.exactLength'),
    range: t('constraint.length', rangeOf(minLength, maxLength)),
  });
}

function itemsInWords({ minItems, maxItems, uniqueItems }: Constraint): string[] {
  const count = countInWords(minItems, maxItems, {
    least: t('constraint.leastItems'),
    most: t('constraint.mostItems'),
    exact: t('constraint.exactItems'),
    range: t('constraint.items', rangeOf(minItems, maxItems)),
  });
  return uniqueItems ? [...count, t('constraint.unique')] : count;
}

function rangeOf(least = 0, most = 0): Readonly<Record<'least' | 'most', string>> {
  return { least: formatNumber(least), most: formatNumber(most) };
}

function countInWords(
  least = 0,
  most: number | undefined,
  words: Readonly<Record<'least' | 'most' | 'exact' | 'range', string>>,
): string[] {
  if (most === undefined) return least === 0 ? [] : [pluralForm(least, words.least)];
  if (least === 0) return [pluralForm(most, words.most)];
  return [pluralForm(most, least === most ? words.exact : words.range)];
}

function affixesInWords(constraint: Constraint): string[] {
  const { startsWith, endsWith, contains, notContains, pattern, format } = constraint;
  const isTold = format === 'uri' && schemesOf(constraint).length > 0;
  return [
    startsWith !== undefined && !isTold && t('constraint.startsWith', { text: startsWith }),
    endsWith !== undefined && t('constraint.endsWith', { text: endsWith }),
    contains !== undefined && t('constraint.contains', { text: contains }),
    notContains !== undefined && t('constraint.notContains', { text: notContains }),
    pattern !== undefined && !isTold && t('constraint.pattern', { pattern: `\`${pattern}\`` }),
  ].filter((part) => part !== false);
}
