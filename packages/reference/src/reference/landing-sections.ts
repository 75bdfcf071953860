import type { GraphQLSchema } from 'graphql';
import type { PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import { inlineCode, link, list, paragraph, phrases, text } from '../document/tree';
import { curl } from '../examples/clients/curl';
import { checkSample } from '../graphql/check-sample';
import { changelogPath, deprecatedPath, referencePath } from '../graphql/routes';
import { formatNumber, pluralForm } from '../i18n/format';
import { translate } from '../i18n/translate';
import { releaseInWords } from './changelog-page';
import { releaseAnchor } from './changes';
import { shellFrame } from './code';
import type { ReferenceContext } from './context';
import { coordinateLink, section } from './sections';

/**
 * Where to send operations, with a first request; nothing where the endpoint is unknown.
 *
 * @throws Error if the schema cannot answer that request.
 */
export function endpointSection({ endpoint, schema, texts }: ReferenceContext): Block[] {
  if (endpoint === undefined) return [];
  const { firstRequest } = texts;
  if (firstRequest !== undefined) checkFirstRequest(firstRequest, schema);
  return section(
    'one-endpoint',
    translate({ id: 'reference.endpoint.title', message: 'Endpoint' }),
    paragraph(
      ...phrases(
        firstRequest === undefined
          ? translate({
              id: 'reference.endpoint.address',
              message: 'All operations are sent to {address} by {method}.',
            })
          : translate({
              id: 'reference.endpoint.method',
              message:
                'All operations are sent to one address by {method}. Queries for the public need no access token:',
            }),
        { method: [inlineCode('POST')], address: [inlineCode(endpoint)] },
      ),
    ),
    ...(firstRequest === undefined
      ? []
      : [shellFrame(curl.print({ query: firstRequest }, { endpoint }).trim())]),
    paragraph(
      ...phrases(
        translate({
          id: 'reference.endpoint.try',
          message:
            'To try requests without a network or an account, write them in the {playground}: a model of the API answers them in the page.',
        }),
        {
          playground: [
            link(
              `${referencePath}/playground`,
              text(translate({ id: 'reference.endpoint.playground', message: 'playground' })),
            ),
          ],
        },
      ),
    ),
  );
}

function checkFirstRequest(firstRequest: string, schema: GraphQLSchema): void {
  const faults = checkSample(firstRequest, schema);
  if (faults.length === 0) return;
  const messages = faults.map(({ message }) => message).join(' ');
  throw new Error(
    `Unexpected first request "${firstRequest}": ${messages} Write one that this schema can answer.`,
  );
}

/** How to read types, names and what stands beside them. */
export function readingGuide(context: ReferenceContext): Block[] {
  const { contract, texts } = context;
  const { access, errors, deprecation } = contract;
  const { type, of } = texts.list ?? {
    type: '[Int!]!',
    of: translate({ id: 'reference.overview.numbers', message: 'numbers' }),
  };
  const items: PhrasingContent[][] = [
    phrases(
      translate({
        id: 'reference.overview.types',
        message:
          'A type such as {type} is a list of {entries}. The mark {mark} means never null: the outer one is about the list, the inner one about each entry. The button {button} on a page says so for each type.',
      }),
      {
        type: [inlineCode(type)],
        entries: [text(of)],
        mark: [inlineCode('!')],
        button: [
          {
            type: 'strong',
            children: [text(translate({ id: 'fields.typeWords', message: 'Types in words' }))],
          },
        ],
      },
    ),
    [
      text(
        translate({
          id: 'reference.overview.names',
          message:
            'Every name in a signature or a sample leads to its page. Every field, argument and value has an address: point at it and copy the link.',
        }),
      ),
    ],
    ...(access && errors
      ? [
          phrases(
            translate({
              id: 'reference.overview.access',
              message:
                'The page of an operation shows who may call it ({access}) and how it can fail ({errors}). Both come from the schema itself.',
            }),
            {
              access: [coordinateLink(context, `@${access.directive}`)],
              errors: [coordinateLink(context, `@${errors.directive}`)],
            },
          ),
        ]
      : []),
    [
      text(
        deprecation?.removal === undefined
          ? translate({
              id: 'reference.overview.deprecated.reason',
              message: 'Something deprecated still works; its page says why not to use it.',
            })
          : translate({
              id: 'reference.overview.deprecatedWorks',
              message:
                'Something deprecated still works; its page names the replacement and the day of its removal, and shows how to migrate.',
            }),
      ),
    ],
  ];
  return [list(items)];
}

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
