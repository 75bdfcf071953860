import { phrases } from '../document/phrases';
import type { Block } from '../document/tree';
import { list, paragraph, text } from '../document/tree';
import type { ReferenceSymbol } from '../graphql/symbols';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import { summarize } from './description';
import { coordinateLink, section } from './sections';

const mostRelated = 12;

/** Operations that are about the same type. */
export function relatedSection(
  context: ReferenceContext,
  { coordinate }: ReferenceSymbol,
): Block[] {
  const subject = context.subjects.get(coordinate);
  // One more than are shown, of which one may be the operation itself.
  const related = (context.about.get(subject ?? '') ?? [])
    .slice(0, mostRelated + 1)
    .filter((other) => other.coordinate !== coordinate);
  if (subject === undefined || related.length === 0) return [];
  return section(
    'related-operations',
    translate({ id: 'reference.operation.related', message: 'Related operations' }),
    paragraph(
      ...phrases(
        translate({ id: 'reference.operation.about', message: 'Others that are about {type}:' }),
        { type: [coordinateLink(context, subject)] },
      ),
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
