import type { PhrasingContent } from 'mdast';
import { dayInWords } from '../changelog/days';
import type { Block } from '../document/tree';
import {
  heading,
  inlineCode,
  joined,
  link,
  list,
  paragraph,
  phrases,
  text,
} from '../document/tree';
import { changelogPath, clientCheckPath, deprecatedPath } from '../graphql/routes';
import { t } from '../i18n/t';
import { shellFrame } from './code';
import type { ReferenceContext } from './context';
import type { ReferencePage } from './page';

/** The page that checks the documents of a client; undefined where the site has no package for it. */
export function makeClientPage(context: ReferenceContext): ReferencePage | undefined {
  const { contract, changelog, packageUrl } = context;
  if (packageUrl === undefined) return undefined;
  const days = changelog.releases.flatMap(({ date }) => date ?? []);
  return {
    path: clientCheckPath,
    title: t('reference.client.title'),
    description: t('reference.client.description'),
    tree: {
      type: 'root',
      children: [
        paragraph(text(introductionOf(context, days.length > 0))),
        paragraph(text(t('reference.client.privacy'))),
        {
          type: 'clientCheck',
          contract,
          releases: days.map((day) => ({ day, words: dayInWords(day) })),
          hasUpcoming: changelog.upcoming.length > 0,
        },
        heading(2, 'in-ci', [text(t('reference.client.inCi'))]),
        paragraph(text(t('reference.client.command'))),
        shellFrame(commandOf(packageUrl, days.at(-1))),
        list([
          [text(t('reference.client.exit'))],
          ...[
            phrases(t('reference.client.strict'), { option: [inlineCode('--strict')] }),
            phrases(t('reference.client.annotations'), { option: [inlineCode('--annotations')] }),
            phrases(t('reference.client.json'), { option: [inlineCode('--json')] }),
          ],
        ]),
        heading(2, 'what-is-read', [text(t('reference.client.whatIsRead'))]),
        list(forms()),
        paragraph(text(t('reference.client.limits'))),
        ...furtherPages(context),
      ],
    },
  };
}

/** Promises no more than a report of this API has. */
function introductionOf({ contract, hasLimits }: ReferenceContext, hasReleases: boolean): string {
  if (contract.access && hasLimits && hasReleases) return t('reference.client.introduction');
  return [
    t('reference.client.introduction.errors'),
    ...(contract.access ? [t('reference.client.introduction.access')] : []),
    ...(hasLimits ? [t('reference.client.introduction.cost')] : []),
    ...(hasReleases ? [t('reference.client.introduction.since')] : []),
  ].join(' ');
}

function commandOf(packageUrl: string, day: string | undefined): string {
  const since = day === undefined ? '' : ` --since ${day}`;
  return `npx -y ${packageUrl} check 'src/**/*.{graphql,ts,tsx}'${since}`;
}

function forms(): PhrasingContent[][] {
  const code = (...values: string[]): PhrasingContent[] =>
    joined(values.map((value) => [inlineCode(value)]));
  return [
    phrases(t('reference.client.files'), { endings: code('.graphql', '.gql') }),
    phrases(t('reference.client.templates'), {
      tags: code('gql`…`', 'graphql(`…`)', '/* GraphQL */ `…`'),
    }),
    phrases(t('reference.client.quotes'), { quotes: code('"""…"""') }),
    [text(t('reference.client.requests'))],
  ];
}

function furtherPages({ changelog }: ReferenceContext): Block[] {
  if (changelog.releases.length === 0 || changelog.upcoming.length === 0) return [];
  return [
    paragraph(
      ...phrases(t('reference.client.further'), {
        changelog: [link(changelogPath, text(t('reference.changelog.title')))],
        deprecated: [link(deprecatedPath, text(t('reference.deprecated.title')))],
      }),
    ),
  ];
}
