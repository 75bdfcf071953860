import type { ListItem, PhrasingContent } from 'mdast';
import type { Change, Release } from '../changelog/change';
import { isEditorial } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import { describeChange } from '../changelog/describe-change';
import type { Block } from '../document/tree';
import { fold, heading, inlineCode, link, list, paragraph, phrases, text } from '../document/tree';
import { groupBy } from '../graphql/group-by';
import { namedType } from '../graphql/names';
import { changelogFiles, changelogPath, deprecatedPath } from '../graphql/routes';
import { pluralForm } from '../i18n/format';
import { byUrgency, changeAnchor, countInWords, isFirstOf, levels, releaseAnchor } from './changes';
import type { ReferenceContext } from './context';
import { describe } from './description';
import type { ReferencePage } from './page';
import { coordinateLink, coordinateList, countByOwner, rowList } from './sections';
import { t } from '../i18n/t';

/** The page of what changed, the newest release first; undefined for a schema without releases. */
export function makeChangelogPage(context: ReferenceContext): ReferencePage | undefined {
  const { releases } = context.changelog;
  if (releases.length === 0) return undefined;
  return {
    path: changelogPath,
    title: t('reference.changelog.title'),
    description: t('reference.changelog.description'),
    editUrl: context.sourceUrl(context.source.releases),
    tree: {
      type: 'root',
      children: [
        ...introduction(context),
        ...releases.flatMap((release) => [
          heading(2, releaseAnchor(release), [text(releaseInWords(release))]),
          ...releaseBlocks(context, release),
        ]),
      ],
    },
  };
}

export function releaseInWords({ date }: Pick<Release, 'date'>): string {
  return date === undefined ? t('reference.changelog.notReleased') : dayInWords(date);
}

function introduction(context: ReferenceContext): Block[] {
  return [
    paragraph(text(t('reference.changelog.introduction'))),
    list(
      levels.map(({ label, meaning }): PhrasingContent[] => [
        { type: 'strong', children: [text(label())] },
        text(`: ${meaning().replace(/^./, (first) => first.toLowerCase())}`),
      ]),
    ),
    paragraph(
      ...phrases(t('reference.changelog.follow'), {
        atom: [link(changelogFiles.atom, text('Atom'))],
        json: [link(changelogFiles.json, text('JSON Feed'))],
      }),
      ...comingRemovals(context),
      ...guide(context),
    ),
  ];
}

function comingRemovals({ changelog, contract }: ReferenceContext): PhrasingContent[] {
  if (changelog.upcoming.length === 0) return [];
  return phrases(
    contract.deprecation?.removal === undefined
      ? t('reference.changelog.deprecated')
      : t('reference.changelog.removals'),
    {
      page: [link(deprecatedPath, text(t('reference.deprecated.title')))],
      file: [link(changelogFiles.upcoming, text('upcoming.json'))],
    },
  );
}

function guide({ texts }: ReferenceContext): PhrasingContent[] {
  const href = texts.guides?.changes;
  if (href === undefined) return [];
  const label = text(t('reference.changelog.guide'));
  return phrases(t('reference.changelog.notice'), { guide: [link(href, label)] });
}

/** What a release changed, below its heading: counts, changes by level, and descriptions folded. */
export function releaseBlocks(context: ReferenceContext, release: Release): Block[] {
  const { changes } = release;
  if (release === context.changelog.releases.at(-1))
    return [paragraph(text(t('reference.changelog.first')))];
  const urgent = byUrgency(changes);
  return [
    paragraph(text(`${countInWords(changes)}.`)),
    ...levels.flatMap(({ level, label }) => {
      const own = urgent.filter((change) => change.level === level);
      if (own.length === 0) return [];
      return [
        heading(3, `${releaseAnchor(release)}-${level}-changes`, [text(label())]),
        rowList(
          byNote(release, own).map(([note, changes]) => groupItem(context, release, changes, note)),
          level,
        ),
      ];
    }),
    ...editorialFold(context, changes.filter(isEditorial)),
  ];
}

/** Changes with what is noted of them; those that share a note come last, since they fill a screen. */
function byNote(release: Release, changes: readonly Change[]): [string | undefined, Change[]][] {
  // A note is about a place, and needs to be said once.
  const groups = groupBy(
    changes,
    (change) => (isFirstOf(release, change) ? change.note : undefined) ?? change,
  );
  return [...groups]
    .map(([key, own]): [string | undefined, Change[]] => [
      typeof key === 'string' ? key : undefined,
      own,
    ])
    .sort(([, a], [, b]) => Number(a.length > 1) - Number(b.length > 1));
}

function groupItem(
  context: ReferenceContext,
  release: Release,
  changes: readonly Change[],
  note: string | undefined,
): ListItem {
  const items = changes.map(
    (change): ListItem => ({
      type: 'listItem',
      data: { hProperties: { id: changeAnchor(release, change) } },
      children: [paragraph(...changeInWords(context, change))],
    }),
  );
  const [first] = items;
  const blocks = describe(note, context);
  if (first && items.length === 1) return { ...first, children: [...first.children, ...blocks] };
  const label = pluralForm(items.length, t('reference.changelog.sameNote'));
  return {
    type: 'listItem',
    children: [paragraph(text(label)), ...blocks, { type: 'list', spread: false, children: items }],
  };
}

/** The sentence of a change, in which what is in the schema is linked: `[Book!]` leads to `Book`. */
function changeInWords(context: ReferenceContext, change: Change): PhrasingContent[] {
  return describeChange(change).map((node) =>
    node.type === 'inlineCode' ? coordinateLink(context, namedType(node.value), node.value) : node,
  );
}

/** Beyond this many, descriptions are counted by type. */
const mostListed = 100;

/** Whoever reads a changelog looks for what there is to do; better words are worth a count. */
function editorialFold(context: ReferenceContext, changes: readonly Change[]): Block[] {
  if (changes.length === 0) return [];
  const coordinates = [...new Set(changes.map(({ coordinate }) => coordinate))];
  const label = pluralForm(coordinates.length, t('reference.changelog.descriptions'));
  return [
    fold(
      label,
      coordinates.length > mostListed
        ? [
            // Without links, which would be most of the page.
            paragraph(
              text(t('reference.changelog.byType')),
              ...countByOwner(coordinates, inlineCode),
            ),
          ]
        : coordinateList(context, coordinates),
    ),
  ];
}
