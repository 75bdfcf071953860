import type { ListItem } from 'mdast';
import type { Upcoming } from '../changelog/change';
import { areAllDated } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import type { Block } from '../document/tree';
import { heading, joined, link, paragraph, phrases, text } from '../document/tree';
import { withoutRemoval } from '../graphql/contract';
import { coordinateAnchor } from '../graphql/names';
import { changelogFiles, deprecatedPath } from '../graphql/routes';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { describe } from './description';
import { linksToUses, migrationHref } from './migrations';
import type { ReferencePage } from './page';
import { coordinateLink, enumerate, rowList } from './sections';
import { t } from '../i18n/t';

/** The page of all that is deprecated, by the day of its removal; undefined if nothing is. */
export function makeDeprecatedPage(context: ReferenceContext): ReferencePage | undefined {
  const { upcoming } = context.changelog;
  if (upcoming.length === 0) return undefined;
  const days = [...new Set(upcoming.map(({ removal }) => removal))];
  return {
    path: deprecatedPath,
    title: t('reference.deprecated.title'),
    description: descriptionOf(context),
    editUrl: context.sourceUrl(context.source.folder),
    tree: {
      type: 'root',
      children: [...introduction(context), ...days.flatMap((day) => daySection(context, day))],
    },
  };
}

function introduction({ changelog, texts }: ReferenceContext): Block[] {
  const isDated = areAllDated(changelog.upcoming);
  const { report, notice } = texts.guides ?? {};
  const guides =
    report !== undefined &&
    notice !== undefined &&
    phrases(t('reference.deprecated.guides'), {
      report: [link(report, text(t('reference.deprecated.report')))],
      notice: [link(notice, text(t('reference.deprecated.notice')))],
    });
  return [
    paragraph(
      text(isDated ? t('reference.deprecated.introduction') : t('reference.deprecated.works')),
      ...phrases(t('reference.deprecated.forPrograms'), {
        file: [link(changelogFiles.upcoming, text('upcoming.json'))],
      }),
    ),
    ...(guides ? [paragraph(...guides)] : []),
  ];
}

function daySection(context: ReferenceContext, day: string | undefined): Block[] {
  const items = context.changelog.upcoming.filter(({ removal }) => removal === day);
  const title =
    day === undefined
      ? t('reference.deprecated.noDay')
      : t('reference.deprecated.removal', { day: dayInWords(day) });
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
    data: { hProperties: { id: coordinateAnchor(coordinate) } },
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
  const parts = [
    migration !== undefined && [link(migration, text(t('reference.deprecated.howToMigrate')))],
    uses.length > 0 &&
      phrases(t('reference.deprecated.shownIn'), { places: enumerate(uses, 'and') }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? [] : [paragraph(...joined(parts, ' · '))];
}

function descriptionOf({ changelog: { upcoming } }: ReferenceContext): string {
  return pluralForm(
    upcoming.length,
    areAllDated(upcoming) ? t('reference.deprecated.description') : t('reference.deprecated.all'),
  );
}
