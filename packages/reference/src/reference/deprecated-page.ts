import type { ListItem, PhrasingContent } from 'mdast';
import type { Upcoming } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import type { Block } from '../document/tree';
import { heading, link, paragraph, phrases, text } from '../document/tree';
import { withoutRemoval } from '../graphql/contract';
import { changelogFiles, deprecatedPath } from '../graphql/routes';
import { formatNumber, pluralForm } from '../i18n/format';
import { translate } from '../i18n/translate';
import type { Texts } from '../options/contract';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { deprecatedAnchor } from './history';
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
    description: descriptionOf(context, upcoming.length),
    editUrl: context.sourceUrl(sdlFolder),
    tree: {
      type: 'root',
      children: [...introduction(context), ...days.flatMap((day) => daySection(context, day))],
    },
  };
}

function introduction({ contract, texts }: ReferenceContext): Block[] {
  const isDated = contract.deprecation?.removal !== undefined;
  return [
    paragraph(
      text(
        isDated
          ? translate({
              id: 'reference.deprecated.introduction',
              message:
                'All of this still works. Each part stays until its day of removal at least, and names what replaces it. ',
            })
          : translate({
              id: 'reference.deprecated.works',
              message: 'All of this still works, and each part says why not to use it. ',
            }),
      ),
      ...phrases(
        translate({ id: 'reference.deprecated.forPrograms', message: 'For programs: {file}.' }),
        { file: [link(changelogFiles.upcoming, text('upcoming.json'))] },
      ),
    ),
    ...guides(texts),
  ];
}

function guides({ guides: { report, notice } = {} }: Texts): Block[] {
  if (report === undefined || notice === undefined) return [];
  return [
    paragraph(
      ...phrases(
        translate({
          id: 'reference.deprecated.guides',
          message: '{report} what your client still uses, and read {notice}.',
        }),
        {
          report: [
            link(
              report,
              text(
                translate({ id: 'reference.deprecated.report', message: 'Let your build report' }),
              ),
            ),
          ],
          notice: [
            link(
              notice,
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
    ),
  ];
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
  const isOnly = context.contract.deprecation?.removal === undefined;
  return [
    ...(isOnly ? [] : [heading(2, day ?? 'no-day', [text(title)])]),
    rowList(items.map((item) => upcomingItem(context, item))),
  ];
}

function upcomingItem(context: ReferenceContext, { coordinate, reason }: Upcoming): ListItem {
  const [first, ...rest] = describe(withoutRemoval(reason, context.contract), context);
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

function descriptionOf({ contract }: ReferenceContext, count: number): string {
  const values = { count: formatNumber(count) };
  return pluralForm(
    count,
    contract.deprecation?.removal === undefined
      ? translate(
          {
            id: 'reference.deprecated.all',
            message:
              'The deprecated part of the GraphQL API, and why.|All {count} deprecated parts of the GraphQL API, and why.',
          },
          values,
        )
      : translate(
          {
            id: 'reference.deprecated.description',
            message:
              'All {count} deprecated part of the GraphQL API: the day of removal, the replacement and how to migrate.|All {count} deprecated parts of the GraphQL API: the day of removal, the replacement and how to migrate.',
          },
          values,
        ),
  );
}
