import { getNamedType, isRequiredArgument } from 'graphql';
import { accessOf } from '../../graphql/contract';
import { printSignature } from '../../graphql/print-definition';
import type { OperationField, OperationSymbol } from '../../graphql/symbols';
import { translate } from '../../i18n/translate';
import { signatureFrame } from '../code';
import type { ReferenceContext } from '../context';
import { accessInWords } from '../access';
import { deprecation } from '../deprecation';
import { describe } from '../description';
import { errorsSection } from '../errors-section';
import { exampleSection, moreExamplesSection } from '../examples';
import { fieldsInPlace } from '../field-rows';
import { historyLine } from '../history';
import { argumentRow, requiredFirst } from '../input-rows';
import { belowHeading, typeRef } from '../members';
import { migrationAnchor, migrationBlocks } from '../migrations';
import type { Block } from '../../document/tree';
import { beside, heading, inlineCode, link, paragraph, text } from '../../document/tree';
import { relatedSection } from '../related-section';
import { early, section } from '../sections';

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
        ...early(errorsSection(context, operation)),
      ],
    ),
    ...section(
      migrationAnchor,
      translate({ id: 'reference.operation.migration', message: 'Migration' }),
      ...migration,
    ),
    ...moreExamplesSection(context, symbol),
    ...relatedSection(context, symbol),
  ];
}

/** What is deprecated says so on top, and what takes its place is further down. */
function wayToMigration(migration: readonly Block[]): Block[] {
  if (migration.length === 0) return [];
  return [
    paragraph(
      link(
        `#${migrationAnchor}`,
        text(
          translate({
            id: 'reference.operation.seeBoth',
            message: 'See both requests and responses',
          }),
        ),
      ),
      text('.'),
    ),
  ];
}

function accessSection(context: ReferenceContext, operation: OperationField): Block[] {
  const access = accessOf(context.schema, operation, context.contract);
  if (!access) return [];
  return early(
    section(
      'who-may-call',
      translate({ id: 'reference.operation.whoMayCall', message: 'Who may call it' }),
      paragraph(...accessInWords(context, access)),
    ),
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
    translate({ id: 'reference.operation.arguments', message: 'Arguments' }),
    ...(rows.length > 0
      ? [{ type: 'typeWordsSwitch' } as const, ...rows]
      : [
          paragraph(
            text(translate({ id: 'reference.operation.noArguments', message: 'It takes none.' })),
          ),
        ]),
  );
}

function returnsSection(context: ReferenceContext, operation: OperationField): Block[] {
  const named = getNamedType(operation.type);
  const type = typeRef(context, operation.type);
  const [first, ...rest] = describe(named.description, context, named.name);
  const lead =
    first?.type === 'paragraph' ? paragraph(type, text(' '), ...first.children) : paragraph(type);
  return section(
    'what-returns',
    translate({ id: 'reference.operation.returns', message: 'Returns' }),
    lead,
    ...rest,
    ...fieldsInPlace(context, named),
  );
}
