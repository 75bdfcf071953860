import type { PhrasingContent } from 'mdast';
import { getNamedType, isRequiredArgument } from 'graphql';
import {
  accessOf,
  commonErrorCodes,
  describeErrorCode,
  errorCodesOf,
} from '../../graphql/contract';
import { printSignature } from '../../graphql/print-definition';
import type { OperationField, ReferenceSymbol } from '../../graphql/symbols';
import { signatureFrame } from '../code';
import type { ReferenceContext } from '../context';
import { accessInWords } from '../access';
import { deprecation } from '../deprecation';
import { describe, summarize } from '../description';
import { exampleSection, moreExamplesSection } from '../examples';
import { fieldsInPlace } from '../field-rows';
import { historyLine } from '../history';
import { argumentRow, requiredFirst } from '../input-rows';
import { belowHeading, typeRef } from '../members';
import { migrationAnchor, migrationBlocks } from '../migrations';
import type { Block } from '../../document/tree';
import {
  beside,
  heading,
  inlineCode,
  link,
  list,
  paragraph,
  tableRow,
  text,
} from '../../document/tree';
import { coordinateLink, early, enumerate, section } from '../sections';

/** Page of a query, mutation or subscription. */
export function operationPage(
  context: ReferenceContext,
  symbol: ReferenceSymbol,
  operation: OperationField,
): Block[] {
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
        ...describe(operation.description, context.links, symbol.coordinate),
        signatureFrame(context, printSignature(operation), owner),
        ...accessSection(context, operation),
      ],
      exampleSection(context, operation),
      [
        ...argumentsSection(context, symbol.coordinate, operation),
        ...returnsSection(context, operation),
        ...early(errorsSection(context, operation)),
      ],
    ),
    ...section(migrationAnchor, 'Migration', ...migration),
    ...moreExamplesSection(context, operation),
    ...relatedSection(context, symbol),
  ];
}

/** What is deprecated says so on top, and what takes its place is further down. */
function wayToMigration(migration: readonly Block[]): Block[] {
  if (migration.length === 0) return [];
  return [
    paragraph(link(`#${migrationAnchor}`, text('See both requests and responses')), text('.')),
  ];
}

function accessSection(context: ReferenceContext, operation: OperationField): Block[] {
  const access = accessOf(context.schema, operation);
  if (!access) return [];
  return early(
    section('who-may-call', 'Who may call it', paragraph(...accessInWords(context, access))),
  );
}

function argumentsSection(
  context: ReferenceContext,
  coordinate: string,
  operation: OperationField,
): Block[] {
  const rows = requiredFirst(operation.args, isRequiredArgument).flatMap((argument) => [
    heading(
      3,
      argument.name,
      [inlineCode(argument.name)],
      `${coordinate}(${argument.name}:)`,
      Boolean(argument.deprecationReason),
    ),
    argumentRow(context, argument, belowHeading(`${coordinate}(${argument.name}:)`)),
  ]);
  return section(
    'all-arguments',
    'Arguments',
    ...(rows.length > 0
      ? [{ type: 'typeWordsSwitch' } as const, ...rows]
      : [paragraph(text('It takes none.'))]),
  );
}

function returnsSection(context: ReferenceContext, operation: OperationField): Block[] {
  const named = getNamedType(operation.type);
  const type = typeRef(context, operation.type);
  const [first, ...rest] = describe(named.description, context.links, named.name);
  const lead =
    first?.type === 'paragraph' ? paragraph(type, text(' '), ...first.children) : paragraph(type);
  return section('what-returns', 'Returns', lead, ...rest, ...fieldsInPlace(context, named));
}

function errorsSection(context: ReferenceContext, operation: OperationField): Block[] {
  const codes = errorCodesOf(context.schema, operation);
  if (!codes) return [];
  const codeLink = (code: string): PhrasingContent =>
    coordinateLink(context, `ErrorCode.${code}`, code);
  const common = commonErrorCodes.map(codeLink);
  if (codes.length === 0) {
    const only = [text('Only those of every operation: '), ...enumerate(common, 'and'), text('.')];
    return section('error-codes', 'Errors', paragraph(...only));
  }
  return section(
    'error-codes',
    'Errors',
    {
      type: 'table',
      children: [
        tableRow([text('Code')], [text('When')]),
        ...codes.map((code) =>
          tableRow([codeLink(code)], [text(summarize(describeErrorCode(context.schema, code)))]),
        ),
      ],
    },
    paragraph(
      text('As every operation it can also fail with '),
      ...enumerate(common, 'or'),
      text('.'),
    ),
  );
}

const mostRelated = 12;

function relatedSection(context: ReferenceContext, { coordinate }: ReferenceSymbol): Block[] {
  const subject = context.subjects.get(coordinate);
  const related = context.symbols.filter(
    (other) =>
      subject !== undefined &&
      other.coordinate !== coordinate &&
      !isDeprecated(other) &&
      context.subjects.get(other.coordinate) === subject,
  );
  if (subject === undefined || related.length === 0) return [];
  return section(
    'related-operations',
    'Related operations',
    paragraph(text('Others that are about '), coordinateLink(context, subject), text(':')),
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

function isDeprecated({ definition }: ReferenceSymbol): boolean {
  return 'deprecationReason' in definition && Boolean(definition.deprecationReason);
}
