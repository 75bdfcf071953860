import type { GraphQLSchema } from 'graphql';
import type { PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import { inlineCode, link, list, paragraph, phrases, text } from '../document/tree';
import { curl } from '../examples/clients/curl';
import { checkSample } from '../graphql/check-sample';
import {
  changelogPath,
  clientCheckPath,
  deprecatedPath,
  referencePath,
  scopesPath,
} from '../graphql/routes';
import { formatNumber, pluralForm } from '../i18n/format';
import { releaseInWords } from './changelog-page';
import { releaseAnchor } from './changes';
import { shellFrame } from './code';
import type { ReferenceContext } from './context';
import { scopeTypeOf } from './access';
import { coordinateLink, section } from './sections';
import { t } from '../i18n/t';

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
    t('reference.endpoint.title'),
    paragraph(
      ...phrases(
        firstRequest === undefined
          ? t('reference.endpoint.address')
          : t('reference.endpoint.method'),
        { method: [inlineCode('POST')], address: [inlineCode(endpoint)] },
      ),
    ),
    ...(firstRequest === undefined
      ? []
      : [shellFrame(curl.print({ query: firstRequest }, { endpoint }).trim())]),
    paragraph(
      ...phrases(t('reference.endpoint.try'), {
        playground: [link(`${referencePath}/playground`, text(t('reference.endpoint.playground')))],
      }),
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
    of: t('reference.overview.numbers'),
  };
  const items: PhrasingContent[][] = [
    phrases(t('reference.overview.types'), {
      type: [inlineCode(type)],
      entries: [text(of)],
      mark: [inlineCode('!')],
      button: [
        {
          type: 'strong',
          children: [text(t('fields.typeWords'))],
        },
      ],
    }),
    [text(t('reference.overview.names'))],
    ...(access && errors
      ? [
          phrases(t('reference.overview.access'), {
            access: [coordinateLink(context, `@${access.directive}`)],
            errors: [coordinateLink(context, `@${errors.directive}`)],
          }),
        ]
      : []),
    ...(scopeTypeOf(context)
      ? [
          phrases(t('reference.overview.scopes'), {
            page: [link(scopesPath, text(t('reference.scopes.title')))],
          }),
        ]
      : []),
    [
      text(
        deprecation?.removal === undefined
          ? t('reference.overview.deprecated.reason')
          : t('reference.overview.deprecatedWorks'),
      ),
    ],
  ];
  return [list(items)];
}

/** What changed last, and what goes next. */
export function keepUpSection({ changelog, contract, packageUrl }: ReferenceContext): Block[] {
  const { releases, upcoming } = changelog;
  const newest = releases.find(({ date }) => date !== undefined);
  const last: Block[] = newest
    ? [
        paragraph(
          ...phrases(t('reference.overview.changelog'), {
            changelog: [link(changelogPath, text(t('reference.changelog.title')))],
            release: [
              link(`${changelogPath}#${releaseAnchor(newest)}`, text(releaseInWords(newest))),
            ],
          }),
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
                  ? t('reference.overview.deprecatedParts')
                  : t('reference.overview.deprecated'),
              ),
              {
                page: [link(deprecatedPath, text(t('reference.deprecated.title')))],
                count: [text(formatNumber(upcoming.length))],
              },
            ),
          ),
        ]
      : [];
  const own: Block[] =
    packageUrl === undefined
      ? []
      : [
          paragraph(
            ...phrases(t('reference.overview.client'), {
              page: [link(clientCheckPath, text(t('reference.client.title')))],
            }),
          ),
        ];
  return section('keep-up', t('reference.overview.keepUp'), ...last, ...next, ...own);
}
