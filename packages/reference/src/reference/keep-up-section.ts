import { phrases } from '../document/phrases';
import type { Block } from '../document/tree';
import { link, paragraph, text } from '../document/tree';
import { changelogPath, deprecatedPath } from '../graphql/routes';
import { formatNumber } from '../i18n/locale-format';
import { pluralForm } from '../i18n/plural-form';
import { translate } from '../i18n/translate';
import { releaseAnchor } from './change-links';
import { releaseInWords } from './changelog-page';
import type { ReferenceContext } from './context';
import { section } from './sections';

/** What changed last, and what goes next. */
export function keepUpSection({ changelog, contract }: ReferenceContext): Block[] {
  const { releases, upcoming } = changelog;
  const newest = releases.find(({ date }) => date !== undefined);
  const last: Block[] = newest
    ? [
        paragraph(
          ...phrases(
            translate({
              id: 'reference.overview.changelog',
              message:
                '{changelog}: what each release changed for clients. The newest is that of {release}.',
            }),
            {
              changelog: [
                link(
                  changelogPath,
                  text(translate({ id: 'reference.changelog.title', message: 'Changelog' })),
                ),
              ],
              release: [
                link(`${changelogPath}#${releaseAnchor(newest)}`, text(releaseInWords(newest))),
              ],
            },
          ),
        ),
      ]
    : [];
  const next: Block[] =
    upcoming.length > 0
      ? [
          paragraph(
            ...phrases(
              pluralForm(
                upcoming.length,
                contract.deprecation?.removal === undefined
                  ? translate({
                      id: 'reference.overview.deprecatedParts',
                      message:
                        '{page}: {count} part of the API, with the reason.|{page}: {count} parts of the API, with the reason of each.',
                    })
                  : translate({
                      id: 'reference.overview.deprecated',
                      message:
                        '{page}: {count} part of the API that will be removed, with the day and the replacement of each.|{page}: {count} parts of the API that will be removed, with the day and the replacement of each.',
                    }),
              ),
              {
                page: [
                  link(
                    deprecatedPath,
                    text(translate({ id: 'reference.deprecated.title', message: 'Deprecated' })),
                  ),
                ],
                count: [text(formatNumber(upcoming.length))],
              },
            ),
          ),
        ]
      : [];
  return section(
    'keep-up',
    translate({ id: 'reference.overview.keepUp', message: 'Keep up with changes' }),
    ...last,
    ...next,
  );
}
