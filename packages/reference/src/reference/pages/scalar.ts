import type { GraphQLScalarType } from 'graphql';
import type { Block } from '../../document/tree';
import { inlineCode, link, paragraph, text, withCode } from '../../document/tree';
import { constraintOf } from '../../graphql/constraint';
import { constraintInWords } from '../../graphql/constraint-in-words';
import { formatNumber, pluralForm } from '../../i18n/format';
import { jsonFrame, sdlFrame } from '../code';
import type { ReferenceContext } from '../context';
import { relationsOf } from '../context';
import { describe, isSafeAddress } from '../description';
import { coordinateList, definitionSection, section } from '../sections';
import { t } from '../../i18n/t';

/** Page of a scalar: its format, an example of a value, its specification, and who uses it. */
export function scalarPage(context: ReferenceContext, type: GraphQLScalarType): Block[] {
  const { returnedBy, heldBy, takenBy } = relationsOf(context, type.name);
  const returned = [...returnedBy, ...heldBy];
  const standard = standardScalars[type.name];
  const limits = constraintInWords(constraintOf(type));
  return [
    ...describe(standard?.description ?? type.description, context, type.name),
    ...section(
      'example-value',
      t('reference.scalar.example'),
      ...example(standard?.example, type.description),
    ),
    ...(limits === undefined || limits === type.name
      ? []
      : section('value-limits', t('reference.scalar.limits'), paragraph(...withCode(limits)))),
    ...section('formal-specification', t('reference.scalar.specification'), ...specification(type)),
    ...section(
      'returned-by',
      pluralForm(
        returned.length,
        t('reference.scalar.returnedBy', { count: formatNumber(returned.length) }),
      ),
      ...coordinateList(context, returned),
    ),
    ...section(
      'used-by',
      pluralForm(
        takenBy.length,
        t('reference.scalar.takenIn', { count: formatNumber(takenBy.length) }),
      ),
      ...coordinateList(context, takenBy),
    ),
    ...definitionSection(t('reference.scalar.definition'), sdlFrame(context, type)),
  ];
}

/** What the GraphQL specification says of its own scalars, with a value of each. */
const standardScalars: Readonly<Record<string, { description: string; example: string }>> = {
  Boolean: { description: 'Truth value, `true` or `false`, without quotes.', example: 'true' },
  Float: {
    description:
      'Number with a fraction, of double precision as IEEE 754 defines it. An input without a fraction is accepted; `NaN` and infinity are not.',
    example: '52.52',
  },
  ID: {
    description:
      'Identifier that another system made, opaque to a client: compare it, store it, send it back, and read nothing into it. It is sent as a string; a whole number is accepted as input.',
    example: '"place.8f1c2b"',
  },
  Int: {
    description: 'Whole number with sign, of 32 bits: from -2147483648 to 2147483647.',
    example: '20',
  },
  String: {
    description: 'Text of Unicode characters, encoded as UTF-8.',
    example: '"Repair café"',
  },
};

/** A custom scalar names its example in its description: the inline code after "for example". */
function example(standard: string | undefined, description: string | null | undefined): Block[] {
  const value = standard ?? /for example `([^`]+)`/.exec(description ?? '')?.[1];
  if (value === undefined) return [];
  const json =
    /^[[{"\d]|^(?:true|false)$/.test(value) && isJson(value) ? value : JSON.stringify(value);
  return [jsonFrame(json)];
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

function specification(type: GraphQLScalarType): Block[] {
  const url = type.specifiedByURL ?? standardUrl(type.name);
  if (!url) return [];
  return [paragraph(isSafeAddress(url) ? link(url, text(url)) : inlineCode(url))];
}

function standardUrl(name: string): string | undefined {
  if (standardScalars[name] === undefined) return undefined;
  return `https://spec.graphql.org/September2025/#sec-${name}`;
}
