import type { GraphQLScalarType } from 'graphql';
import type { Block } from '../../document/tree';
import { inlineCode, link, paragraph, text, withCode } from '../../document/tree';
import { constraintOf } from '../../graphql/constraint';
import { constraintInWords } from '../../graphql/constraint-in-words';
import { pluralForm } from '../../i18n/format';
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
    ...describe(standard?.describe() ?? type.description, context, type.name),
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
      pluralForm(returned.length, t('reference.scalar.returnedBy')),
      ...coordinateList(context, returned),
    ),
    ...section(
      'used-by',
      pluralForm(takenBy.length, t('reference.scalar.takenIn')),
      ...coordinateList(context, takenBy),
    ),
    ...definitionSection(t('reference.scalar.definition'), sdlFrame(context, type)),
  ];
}

interface StandardScalar {
  readonly describe: () => string;
  readonly example: string;
}

/** What the GraphQL specification says of its own scalars, with a value of each. */
const standardScalars: Readonly<Record<string, StandardScalar>> = {
  Boolean: { describe: () => t('reference.scalar.boolean'), example: 'true' },
  Float: { describe: () => t('reference.scalar.float'), example: '52.52' },
  ID: { describe: () => t('reference.scalar.id'), example: '"place.8f1c2b"' },
  Int: { describe: () => t('reference.scalar.int'), example: '20' },
  String: { describe: () => t('reference.scalar.string'), example: '"Repair café"' },
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
