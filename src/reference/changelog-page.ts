import type { PhrasingContent } from 'mdast';
import type { Release } from '../changelog/change';
import { dayInWords } from '../changelog/day-in-words';
import type { Block } from '../document/tree';
import { heading, link, list, paragraph, text } from '../document/tree';
import { changelogFiles, changelogPath, deprecatedPath } from '../graphql/routes';
import { releaseAnchor } from './change-links';
import type { ReferenceContext } from './context';
import { levels } from './levels';
import type { ReferencePage } from './page';
import { releaseBlocks } from './release-blocks';

/** The page of what changed, the newest release first; undefined for a schema without releases. */
export function makeChangelogPage(context: ReferenceContext): ReferencePage | undefined {
  const { releases } = context.changelog;
  if (releases.length === 0) return undefined;
  return {
    path: changelogPath,
    title: 'Changelog',
    description:
      'What changed in each release of the GraphQL API: what can break a client, what it has to handle, and what is new.',
    editUrl: context.sourceUrl('schema/releases'),
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
  return date === undefined ? 'Not released yet' : dayInWords(date);
}

function introduction(context: ReferenceContext): Block[] {
  return [
    paragraph(
      text('What each release of the schema changed, by what the change asks of your client:'),
    ),
    list(
      levels.map(({ label, meaning }): PhrasingContent[] => [
        { type: 'strong', children: [text(label)] },
        text(`: ${meaning[0]?.toLowerCase()}${meaning.slice(1)}`),
      ]),
    ),
    paragraph(
      text('Follow it as '),
      link(changelogFiles.atom, text('Atom')),
      text(' or '),
      link(changelogFiles.json, text('JSON Feed')),
      text('. '),
      ...comingRemovals(context),
      ...guide(context),
    ),
  ];
}

function comingRemovals({ changelog }: ReferenceContext): PhrasingContent[] {
  if (changelog.upcoming.length === 0) return [];
  return [
    text('What will be removed is on '),
    link(deprecatedPath, text('Deprecated')),
    text(', and in '),
    link(changelogFiles.upcoming, text('upcoming.json')),
    text(' for programs. '),
  ];
}

/** Guides are about the schema of this site. */
function guide({ endpoint }: ReferenceContext): PhrasingContent[] {
  if (endpoint === undefined) return [];
  return [
    link('/docs/versioning/graphql-api', text('Version of the GraphQL API')),
    text(' says which changes come without notice, and how to prepare for them.'),
  ];
}
