import { formatChoice, formatNumber, pluralForm } from '../i18n/format';
import { t } from '../i18n/t';
import type { Constraint } from './constraint';
import { schemesOf } from './constraint';

/** A constraint as one line for people, `3 to 120 characters`; undefined if it says nothing. */
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
  return [words[format] ?? format.replaceAll('-', ' ')];
}

const words: Readonly<Record<string, string | undefined>> = {
  'language-tag': t('constraint.languageTag'),
  commonmark: t('constraint.commonmark'),
  date: t('constraint.date'),
  'date-time': t('constraint.dateTime'),
  email: t('constraint.email'),
  uuid: t('constraint.uuid'),
};

function numbersInWords({
  min,
  max,
  exclusiveMin,
  exclusiveMax,
  multipleOf,
}: Constraint): string[] {
  const number = (value: number): string => formatNumber(value).replace('-', '−');
  const isRange = min !== undefined && max !== undefined;
  return [
    ...(isRange ? [t('constraint.range', { least: number(min), most: number(max) })] : []),
    ...(min !== undefined && !isRange ? [t('constraint.orMore', { least: number(min) })] : []),
    ...(exclusiveMin === undefined ? [] : [t('constraint.above', { least: number(exclusiveMin) })]),
    ...(max !== undefined && !isRange ? [t('constraint.atMost', { most: number(max) })] : []),
    ...(exclusiveMax === undefined ? [] : [t('constraint.below', { most: number(exclusiveMax) })]),
    ...(multipleOf === undefined ? [] : [t('constraint.multiple', { of: number(multipleOf) })]),
  ];
}

function lengthInWords({ minLength = 0, maxLength }: Constraint): string[] {
  const count = formatNumber(maxLength ?? minLength);
  const [least, most] = [formatNumber(minLength), count];
  const forms =
    maxLength === undefined
      ? t('constraint.leastLength', { count })
      : minLength === 0
        ? t('constraint.mostLength', { count })
        : minLength === maxLength
          ? t('constraint.exactLength', { count })
          : t('constraint.length', { least, most });
  const isLimited = minLength > 0 || maxLength !== undefined;
  return isLimited ? [pluralForm(maxLength ?? minLength, forms)] : [];
}

function itemsInWords({ minItems = 0, maxItems, uniqueItems }: Constraint): string[] {
  const count = formatNumber(maxItems ?? minItems);
  const [least, most] = [formatNumber(minItems), count];
  const forms =
    maxItems === undefined
      ? t('constraint.leastItems', { count })
      : minItems === 0
        ? t('constraint.mostItems', { count })
        : minItems === maxItems
          ? t('constraint.exactItems', { count })
          : t('constraint.items', { least, most });
  const isLimited = minItems > 0 || maxItems !== undefined;
  return [
    ...(isLimited ? [pluralForm(maxItems ?? minItems, forms)] : []),
    ...(uniqueItems ? [t('constraint.unique')] : []),
  ];
}

function affixesInWords(constraint: Constraint): string[] {
  const { startsWith, endsWith, contains, notContains, pattern, format } = constraint;
  const isTold = format === 'uri' && schemesOf(constraint).length > 0;
  return [
    ...(startsWith === undefined || isTold
      ? []
      : [t('constraint.startsWith', { text: startsWith })]),
    ...(endsWith === undefined ? [] : [t('constraint.endsWith', { text: endsWith })]),
    ...(contains === undefined ? [] : [t('constraint.contains', { text: contains })]),
    ...(notContains === undefined ? [] : [t('constraint.notContains', { text: notContains })]),
    ...(pattern === undefined || isTold ? [] : [t('constraint.pattern', { pattern })]),
  ];
}
