import { getNamedType, isRequiredArgument } from 'graphql';
import type { ListItem, PhrasingContent } from 'mdast';
import type { Block } from '../../document/tree';
import {
  beside,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  phrases,
  text,
  withCode,
} from '../../document/tree';
import { accessOf, describeErrorCode, errorCodesOf } from '../../graphql/contract';
import { printSignature } from '../../graphql/print-definition';
import type { OperationField, OperationSymbol, ReferenceSymbol } from '../../graphql/symbols';
import { accessInWords } from '../access';
import { callersSection } from '../callers';
import { signatureFrame } from '../code';
import type { ReferenceContext } from '../context';
import { describe, describeBriefly, summarize } from '../description';
import { endingBlocks, exampleSection, moreExamplesSection } from '../examples';
import { fieldsInPlace } from '../field-rows';
import { deprecation, historyLine } from '../history';
import { argumentRow, requiredFirst } from '../input-rows';
import { limitsOf, typeRef } from '../members';
import { migrationAnchor, migrationBlocks } from '../migrations';
import { coordinateLink, early, enumerate, rowList, section } from '../sections';
import { t } from '../../i18n/t';

/** Page of a query, mutation or subscription. */
export function operationPage(context: ReferenceContext, symbol: OperationSymbol): Block[] {
  const operation = symbol.definition;
  const owner = symbol.coordinate.split('.')[0] ?? '';
  const migration = migrationBlocks(context, symbol.coordinate);
  return [
    ...beside(
      [
        ...historyLine(context, symbol.coordinate),
        ...deprecation(
          context,
          symbol.coordinate,
          operation.deprecationReason,
          wayToMigration(migration),
        ),
        ...describe(operation.description, context, symbol.coordinate),
        signatureFrame(context, printSignature(operation), owner),
        ...accessSection(context, operation),
      ],
      exampleSection(context, symbol),
      [
        ...argumentsSection(context, symbol.coordinate, operation),
        ...returnsSection(context, operation),
        ...early(errorsSection(context, symbol)),
        ...callersSection(context, symbol),
      ],
    ),
    ...section(migrationAnchor, t('reference.operation.migration'), ...migration),
    ...moreExamplesSection(context, symbol),
    ...relatedSection(context, symbol),
  ];
}

/** What is deprecated says so on top, and what takes its place is further down. */
function wayToMigration(migration: readonly Block[]): Block[] {
  if (migration.length === 0) return [];
  return [
    paragraph(link(`#${migrationAnchor}`, text(t('reference.operation.seeBoth'))), text('.')),
  ];
}

function accessSection(context: ReferenceContext, operation: OperationField): Block[] {
  const access = accessOf(context.schema, operation, context.contract);
  if (!access) return [];
  return early(
    section(
      'who-may-call',
      t('reference.operation.whoMayCall'),
      paragraph(...accessInWords(context, access)),
    ),
  );
}

function argumentsSection(
  context: ReferenceContext,
  coordinate: string,
  operation: OperationField,
): Block[] {
  const rows = requiredFirst(operation.args, isRequiredArgument).flatMap((argument) => {
    const { name, deprecationReason } = argument;
    const own = `${coordinate}(${name}:)`;
    return [
      heading(3, name, [inlineCode(name)], own, Boolean(deprecationReason)),
      argumentRow(context, argument, { at: 'heading', coordinate: own }),
    ];
  });
  return section(
    'all-arguments',
    t('reference.operation.arguments'),
    ...(rows.length > 0
      ? [{ type: 'typeWordsSwitch' } as const, ...rows]
      : [paragraph(text(t('reference.operation.noArguments')))]),
  );
}

function returnsSection(context: ReferenceContext, operation: OperationField): Block[] {
  const named = getNamedType(operation.type);
  const type = typeRef(context, operation.type);
  const [first, ...rest] = describe(named.description, context, named.name);
  const limits = limitsOf(operation);
  const facts = limits === undefined ? '' : `, ${limits}.`;
  const lead =
    first?.type === 'paragraph'
      ? paragraph(type, ...withCode(`${facts} `), ...first.children)
      : paragraph(type, ...(facts === '' ? [] : withCode(facts)));
  return section(
    'what-returns',
    t('reference.operation.returns'),
    lead,
    ...rest,
    ...fieldsInPlace(context, named),
  );
}

/** The codes with which an operation can fail, each with a request that does. */
function errorsSection(context: ReferenceContext, symbol: OperationSymbol): Block[] {
  const { schema, contract } = context;
  const codes = errorCodesOf(schema, symbol.definition, contract);
  if (!codes) return [];
  const codeLink = (code: string): PhrasingContent =>
    coordinateLink(context, `${contract.errors?.enum}.${code}`, code);
  const common = (contract.errors?.common ?? []).map(codeLink);
  if (codes.length + common.length === 0) return [];
  if (codes.length === 0) {
    const only = phrases(t('reference.operation.commonErrors'), {
      codes: enumerate(common, 'and'),
    });
    const said = paragraph(...only, ...scopeError(context, symbol, codes));
    return section('error-codes', t('reference.operation.errors'), said);
  }
  const rows = codes.map((code): ListItem => {
    const when = describeBriefly(describeErrorCode(schema, code, contract), context);
    const said = paragraph(codeLink(code), ...(when.length > 0 ? [text(': '), ...when] : []));
    const shown = endingBlocks(context, symbol, code);
    return { type: 'listItem', spread: shown.length > 0, children: [said, ...shown] };
  });
  return section(
    'error-codes',
    t('reference.operation.errors'),
    rowList(rows),
    ...(common.length === 0
      ? []
      : [
          paragraph(
            ...phrases(t('reference.operation.alsoErrors'), { codes: enumerate(common, 'or') }),
            ...scopeError(context, symbol, codes),
          ),
        ]),
  );
}

/** That a token without the scope is refused, which no operation lists. */
function scopeError(
  context: ReferenceContext,
  { definition }: OperationSymbol,
  codes: readonly string[],
): PhrasingContent[] {
  const { schema, contract } = context;
  const { scopes = [] } = accessOf(schema, definition, contract) ?? {};
  const code = contract.errors?.causes?.notAllowed;
  if (scopes.length === 0 || code === undefined || codes.includes(code)) return [];
  const named = coordinateLink(context, `${contract.errors?.enum}.${code}`, code);
  return [text(' '), ...phrases(t('reference.operation.scopeError'), { code: [named] })];
}

const mostRelated = 12;

/** Operations that are about the same type. */
function relatedSection(context: ReferenceContext, { coordinate }: ReferenceSymbol): Block[] {
  const subject = context.subjects.get(coordinate);
  // One more than are shown, of which one may be the operation itself.
  const related = (context.about.get(subject) ?? [])
    .slice(0, mostRelated + 1)
    .filter((other) => other.coordinate !== coordinate);
  if (subject === undefined || related.length === 0) return [];
  return section(
    'related-operations',
    t('reference.operation.related'),
    paragraph(
      ...phrases(t('reference.operation.about'), { type: [coordinateLink(context, subject)] }),
    ),
    list(
      related
        .slice(0, mostRelated)
        .map((other) => [
          coordinateLink(context, other.coordinate),
          text(other.definition.description ? `: ${summarize(other.definition.description)}` : ''),
        ]),
    ),
  );
}
