import type { PhrasingContent } from 'mdast';
import { phrases } from '../document/phrases';
import type { Block } from '../document/tree';
import { paragraph, tableRow, text } from '../document/tree';
import { describeErrorCode, errorCodesOf } from '../graphql/contract';
import type { OperationField } from '../graphql/symbols';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import { summarize } from './description';
import { coordinateLink, enumerate, section } from './sections';

/** The codes with which an operation can fail. */
export function errorsSection(context: ReferenceContext, operation: OperationField): Block[] {
  const { schema, contract } = context;
  const codes = errorCodesOf(schema, operation, contract);
  if (!codes) return [];
  const codeLink = (code: string): PhrasingContent =>
    coordinateLink(context, `${contract.errors?.enum}.${code}`, code);
  const common = (contract.errors?.common ?? []).map(codeLink);
  if (codes.length + common.length === 0) return [];
  if (codes.length === 0) {
    const only = phrases(
      translate({
        id: 'reference.operation.commonErrors',
        message: 'Only those of every operation: {codes}.',
      }),
      { codes: enumerate(common, 'and') },
    );
    return section(
      'error-codes',
      translate({ id: 'reference.operation.errors', message: 'Errors' }),
      paragraph(...only),
    );
  }
  return section(
    'error-codes',
    translate({ id: 'reference.operation.errors', message: 'Errors' }),
    {
      type: 'table',
      children: [
        tableRow(
          [text(translate({ id: 'reference.operation.code', message: 'Code' }))],
          [text(translate({ id: 'reference.operation.when', message: 'When' }))],
        ),
        ...codes.map((code) =>
          tableRow([codeLink(code)], [text(summarize(describeErrorCode(schema, code, contract)))]),
        ),
      ],
    },
    ...(common.length === 0
      ? []
      : [
          paragraph(
            ...phrases(
              translate({
                id: 'reference.operation.alsoErrors',
                message: 'As every operation it can also fail with {codes}.',
              }),
              { codes: enumerate(common, 'or') },
            ),
          ),
        ]),
  );
}
