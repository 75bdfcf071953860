import type { ListItem, PhrasingContent } from 'mdast';
import { formatNumber } from '../i18n/locale-format';
import { pluralForm } from '../i18n/plural-form';
import type { Change, Release } from '../changelog/change';
import { isEditorial } from '../changelog/change';
import { describeChange } from '../changelog/describe-change';
import type { Block } from '../document/tree';
import { fold, heading, inlineCode, paragraph, text } from '../document/tree';
import { translate } from '../i18n/translate';
import { changeAnchor, isFirstOf, releaseAnchor } from './change-links';
import type { ReferenceContext } from './context';
import { countInWords } from './count-changes';
import { describe } from './description';
import { byUrgency, levels } from './levels';
import { ownerOf } from './neighbours';
import { coordinateLink, coordinateList, rowList } from './sections';

/** What a release changed, below its heading: counts, changes by level, and descriptions folded. */
export function releaseBlocks(context: ReferenceContext, release: Release): Block[] {
  const { changes } = release;
  if (release === context.changelog.releases.at(-1)) return [paragraph(text(firstInWords))];
  const urgent = byUrgency(changes);
  return [
    paragraph(text(`${countInWords(changes)}.`)),
    ...levels.flatMap(({ level, label }) => {
      const own = urgent.filter((change) => change.level === level);
      if (own.length === 0) return [];
      return [
        heading(3, `${releaseAnchor(release)}-${level}-changes`, [text(label)]),
        rowList(
          own.map((change) => changeItem(context, release, change)),
          level,
        ),
      ];
    }),
    ...editorialFold(context, changes.filter(isEditorial)),
  ];
}

const firstInWords = translate({
  id: 'reference.changelog.first',
  message:
    'This is the first release on record. What has no date of its own on its page was part of it.',
});

function changeItem(context: ReferenceContext, release: Release, change: Change): ListItem {
  return {
    type: 'listItem',
    data: { hProperties: { id: changeAnchor(release, change) } },
    children: [
      paragraph(...changeInWords(context, change)),
      // A note is about a place, and needs to be said once.
      ...(isFirstOf(release, change) ? describe(change.note, context) : []),
    ],
  };
}

/** The sentence of a change, in which what is in the schema is linked. */
function changeInWords(context: ReferenceContext, change: Change): PhrasingContent[] {
  return describeChange(change).map((node) =>
    node.type === 'inlineCode' ? coordinateLink(context, node.value) : node,
  );
}

/** Beyond this many, descriptions are counted by type. */
const mostListed = 100;

/** Whoever reads a changelog looks for what there is to do; better words are worth a count. */
function editorialFold(context: ReferenceContext, changes: readonly Change[]): Block[] {
  if (changes.length === 0) return [];
  const coordinates = [...new Set(changes.map(({ coordinate }) => coordinate))];
  const label = pluralForm(
    coordinates.length,
    translate(
      {
        id: 'reference.changelog.descriptions',
        message: '{count} description changed|{count} descriptions changed',
      },
      { count: formatNumber(coordinates.length) },
    ),
  );
  return [
    fold(
      label,
      coordinates.length > mostListed
        ? [paragraph(...countByType(coordinates))]
        : coordinateList(context, coordinates),
    ),
  ];
}

/** Without links, which would be most of the page. */
function countByType(coordinates: readonly string[]): PhrasingContent[] {
  const counts = new Map<string, number>();
  for (const coordinate of coordinates) {
    const type = ownerOf(coordinate);
    counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  return [...counts].flatMap(([type, count], index): PhrasingContent[] => [
    text(
      index === 0 ? translate({ id: 'reference.changelog.byType', message: 'By type: ' }) : ', ',
    ),
    inlineCode(type),
    text(count === 1 ? '' : ` (${count})`),
  ]);
}
