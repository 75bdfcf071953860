import type { ListItem, PhrasingContent } from 'mdast';
import { formatNumber } from '../i18n/locale-format';
import { pluralForm } from '../i18n/plural-form';
import { phrases } from '../document/phrases';
import type { Upcoming } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import type { Block } from '../document/tree';
import { heading, link, paragraph, text } from '../document/tree';
import { changelogFiles, deprecatedPath } from '../graphql/routes';
import { translate } from '../i18n/translate';
import type { ReferenceContext } from './context';
import { deprecatedAnchor, withoutRemoval } from './deprecation';
import { describe } from './description';
import { sdlFolder } from './index-pages';
import { linksToUses, migrationHref } from './migrations';
import type { ReferencePage } from './page';
import { coordinateLink, enumerate, rowList } from './sections';

/** The page of all that is deprecated, by the day of its removal; undefined if nothing is. */
export function makeDeprecatedPage(context: ReferenceContext): ReferencePage | undefined {
  const { upcoming } = context.changelog;
  if (upcoming.length === 0) return undefined;
  const days = [...new Set(upcoming.map(({ removal }) => removal))];
  return {
    path: deprecatedPath,
    title: translate({ id: 'reference.deprecated.title', message: 'Deprecated' }),
    description: pluralForm(
      upcoming.length,
      translate(
        {
          id: 'reference.deprecated.description',
          message:
            'All {count} deprecated part of the GraphQL API: the day of removal, the replacement and how to migrate.|All {count} deprecated parts of the GraphQL API: the day of removal, the replacement and how to migrate.',
        },
        { count: formatNumber(upcoming.length) },
      ),
    ),
    editUrl: context.sourceUrl(sdlFolder),
    tree: {
      type: 'root',
      children: [...introduction(context), ...days.flatMap((day) => daySection(context, day))],
    },
  };
}

function introduction({ endpoint }: ReferenceContext): Block[] {
  return [
    paragraph(
      text(
        translate({
          id: 'reference.deprecated.introduction',
          message:
            'All of this still works. Each part stays until its day of removal at least, and names what replaces it. ',
        }),
      ),
      ...phrases(
        translate({ id: 'reference.deprecated.forPrograms', message: 'For programs: {file}.' }),
        { file: [link(changelogFiles.upcoming, text('upcoming.json'))] },
      ),
    ),
    ...(endpoint === undefined ? [] : [guides()]),
  ];
}

/** They are about the schema of this site. */
function guides(): Block {
  const guide = '/docs/versioning/graphql-api';
  return paragraph(
    ...phrases(
      translate({
        id: 'reference.deprecated.guides',
        message: '{report} what your client still uses, and read {notice}.',
      }),
      {
        report: [
          link(
            `${guide}#notice-deprecations-early`,
            text(
              translate({ id: 'reference.deprecated.report', message: 'Let your build report' }),
            ),
          ),
        ],
        notice: [
          link(
            `${guide}#how-long-a-deprecation-lasts`,
            text(
              translate({
                id: 'reference.deprecated.notice',
                message: 'how long a deprecation lasts',
              }),
            ),
          ),
        ],
      },
    ),
  );
}

function daySection(context: ReferenceContext, day: string | undefined): Block[] {
  const items = context.changelog.upcoming.filter(({ removal }) => removal === day);
  const title =
    day === undefined
      ? translate({ id: 'reference.deprecated.noDay', message: 'Without a day of removal' })
      : translate(
          { id: 'reference.deprecated.removal', message: 'Removal on {day}' },
          { day: dayInWords(day) },
        );
  return [
    heading(2, day ?? 'no-day', [text(title)]),
    rowList(items.map((item) => upcomingItem(context, item))),
  ];
}

function upcomingItem(context: ReferenceContext, { coordinate, reason }: Upcoming): ListItem {
  const [first, ...rest] = describe(withoutRemoval(reason), context.links);
  const isLine = first?.type === 'paragraph';
  return {
    type: 'listItem',
    data: { hProperties: { id: deprecatedAnchor(coordinate) } },
    children: [
      paragraph(
        coordinateLink(context, coordinate),
        ...(isLine ? [text(': '), ...first.children] : []),
      ),
      ...(first && !isLine ? [first] : []),
      ...rest,
      ...waysOn(context, coordinate),
    ],
  };
}

function waysOn(context: ReferenceContext, coordinate: string): Block[] {
  const migration = migrationHref(context, coordinate);
  const uses = linksToUses(context, coordinate);
  const parts: PhrasingContent[] = [
    ...(migration === undefined
      ? []
      : [
          link(
            migration,
            text(translate({ id: 'reference.deprecated.howToMigrate', message: 'How to migrate' })),
          ),
        ]),
    ...(migration !== undefined && uses.length > 0 ? [text(' · ')] : []),
    ...(uses.length > 0
      ? phrases(
          translate({ id: 'reference.deprecated.shownIn', message: 'Still shown in {places}' }),
          { places: enumerate(uses, 'and') },
        )
      : []),
  ];
  return parts.length === 0 ? [] : [paragraph(...parts)];
}
