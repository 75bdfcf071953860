import type { ListItem, PhrasingContent } from 'mdast';
import type { Upcoming } from '../changelog/change';
import { dayInWords } from '../changelog/day-in-words';
import type { Block } from '../document/tree';
import { heading, link, paragraph, text } from '../document/tree';
import { changelogFiles, deprecatedPath } from '../graphql/routes';
import type { ReferenceContext } from './context';
import { deprecatedAnchor, withoutRemoval } from './deprecation';
import { describe } from './description';
import { sdlFolder } from './index-pages';
import { countOf } from './members';
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
    title: 'Deprecated',
    description: `All ${countOf(upcoming.length, 'deprecated part')} of the GraphQL API: the day of removal, the replacement and how to migrate.`,
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
        'All of this still works. Each part stays until its day of removal at least, and names what replaces it. ',
      ),
      text('For programs: '),
      link(changelogFiles.upcoming, text('upcoming.json')),
      text('.'),
    ),
    ...(endpoint === undefined ? [] : [guides]),
  ];
}

/** They are about the schema of this site. */
const guides = paragraph(
  link('/docs/versioning/graphql-api#notice-deprecations-early', text('Let your build report')),
  text(' what your client still uses, and read '),
  link(
    '/docs/versioning/graphql-api#how-long-a-deprecation-lasts',
    text('how long a deprecation lasts'),
  ),
  text('.'),
);

function daySection(context: ReferenceContext, day: string | undefined): Block[] {
  const items = context.changelog.upcoming.filter(({ removal }) => removal === day);
  const title = day === undefined ? 'Without a day of removal' : `Removal on ${dayInWords(day)}`;
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
    ...(migration === undefined ? [] : [link(migration, text('How to migrate'))]),
    ...(migration !== undefined && uses.length > 0 ? [text(' · ')] : []),
    ...(uses.length > 0 ? [text('Still shown in '), ...enumerate(uses, 'and')] : []),
  ];
  return parts.length === 0 ? [] : [paragraph(...parts)];
}
