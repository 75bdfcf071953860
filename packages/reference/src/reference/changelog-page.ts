import type { PhrasingContent } from 'mdast';
import { phrases } from '../document/phrases';
import type { Release } from '../changelog/change';
import { dayInWords } from '../changelog/days';
import type { Block } from '../document/tree';
import { heading, link, list, paragraph, text } from '../document/tree';
import { changelogFiles, changelogPath, deprecatedPath } from '../graphql/routes';
import { translate } from '../i18n/translate';
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
    title: translate({ id: 'reference.changelog.title', message: 'Changelog' }),
    description: translate({
      id: 'reference.changelog.description',
      message:
        'What changed in each release of the GraphQL API: what can break a client, what it has to handle, and what is new.',
    }),
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
  return date === undefined
    ? translate({ id: 'reference.changelog.notReleased', message: 'Not released yet' })
    : dayInWords(date);
}

function introduction(context: ReferenceContext): Block[] {
  return [
    paragraph(
      text(
        translate({
          id: 'reference.changelog.introduction',
          message:
            'What each release of the schema changed, by what the change asks of your client:',
        }),
      ),
    ),
    list(
      levels.map(({ label, meaning }): PhrasingContent[] => [
        { type: 'strong', children: [text(label)] },
        text(`: ${meaning[0]?.toLowerCase()}${meaning.slice(1)}`),
      ]),
    ),
    paragraph(
      ...phrases(
        translate({ id: 'reference.changelog.follow', message: 'Follow it as {atom} or {json}. ' }),
        {
          atom: [link(changelogFiles.atom, text('Atom'))],
          json: [link(changelogFiles.json, text('JSON Feed'))],
        },
      ),
      ...comingRemovals(context),
      ...guide(context),
    ),
  ];
}

function comingRemovals({ changelog, contract }: ReferenceContext): PhrasingContent[] {
  if (changelog.upcoming.length === 0) return [];
  return phrases(
    contract.deprecation?.removal === undefined
      ? translate({
          id: 'reference.changelog.deprecated',
          message: 'What is deprecated is on {page}, and in {file} for programs. ',
        })
      : translate({
          id: 'reference.changelog.removals',
          message: 'What will be removed is on {page}, and in {file} for programs. ',
        }),
    {
      page: [
        link(
          deprecatedPath,
          text(translate({ id: 'reference.deprecated.title', message: 'Deprecated' })),
        ),
      ],
      file: [link(changelogFiles.upcoming, text('upcoming.json'))],
    },
  );
}

function guide({ texts }: ReferenceContext): PhrasingContent[] {
  const href = texts.guides?.changes;
  if (href === undefined) return [];
  const label = translate({
    id: 'reference.changelog.guide',
    message: 'Version of the GraphQL API',
  });
  return phrases(
    translate({
      id: 'reference.changelog.notice',
      message: '{guide} says which changes come without notice, and how to prepare for them.',
    }),
    { guide: [link(href, text(label))] },
  );
}
