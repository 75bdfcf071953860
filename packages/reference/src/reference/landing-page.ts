import type { PhrasingContent } from 'mdast';
import { areAllDated } from '../changelog/change';
import type { Block } from '../document/tree';
import {
  heading,
  inlineCode,
  joined,
  link,
  paragraph,
  tableRow,
  text,
  list,
  phrases,
} from '../document/tree';
import {
  categories,
  playgroundPath,
  referencePath,
  changelogPath,
  clientCheckPath,
  deprecatedPath,
  scopesPath,
} from '../graphql/routes';
import type { ReferenceSymbol } from '../graphql/symbols';
import { deprecationOf, isOperation, isType } from '../graphql/symbols';
import { pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import { describe } from './description';
import type { DomainUse, DomainGroup } from './domains';
import { domainMap, listDomainUses, groupByDomain, listDomains } from './domains';
import { categoriesOf } from './index-pages';
import { countOperations, countTypes } from './members';
import type { ReferencePage } from './page';
import { section, coordinateLink } from './sections';
import { t } from '../i18n/t';
import type { GraphQLSchema } from 'graphql';
import { curl } from '../examples/clients/curl';
import { checkSample } from '../graphql/check-sample';
import { releaseInWords } from './changelog-page';
import { releaseAnchor } from './changes';
import { shellFrame } from './code';
import { scopeTypeOf } from './access';

export function referenceTitle({ texts }: Pick<ReferenceContext, 'texts'>): string {
  return texts.title ?? t('reference.overview.title');
}

/** The page `/docs/graphql`: the endpoint, how to read the reference, and every operation by domain. */
export function makeLandingPage(context: ReferenceContext): ReferencePage {
  const operations = context.symbols.filter(isOperation);
  const types = context.symbols.filter(isType);
  const body: Block[] = [
    ...describe(context.schema.description, context),
    paragraph(
      text(
        t('reference.overview.introduction', {
          operations: countOperations(operations.length),
          types: countTypes(types.length),
        }),
      ),
    ),
    ...endpointSection(context),
    ...section('how-to-read', t('reference.overview.howToRead'), readingGuide(context)),
    ...keepUpSection(context),
    ...section('by-kind', t('reference.overview.byKind'), kindTable(context)),
    ...domainSections(context),
  ];
  return {
    path: referencePath,
    title: referenceTitle(context),
    description:
      listDomains(context).length === 0
        ? t('reference.overview.description.byKind')
        : t('reference.overview.description', { count: operations.length }),
    editUrl: context.sourceUrl(context.source.folder),
    tree: { type: 'root', children: body },
  };
}

function kindTable(context: ReferenceContext): Block {
  return {
    type: 'table',
    align: [null, 'right'],
    children: [
      tableRow([text(t('reference.overview.kind'))], [text(t('reference.overview.symbols'))]),
      ...categoriesOf(context).map(({ kind, folder, label }) =>
        tableRow(
          [link(`${referencePath}/${folder}`, text(label))],
          [text(String(context.symbols.filter((symbol) => symbol.kind === kind).length))],
        ),
      ),
    ],
  };
}

function domainSections(context: ReferenceContext): Block[] {
  const domains = listDomains(context);
  if (domains.length === 0) return [];
  const uses = listDomainUses(context, domains);
  return [
    ...section(
      'by-domain',
      t('reference.overview.byDomain'),
      paragraph(
        text(
          pluralForm(
            domains.length,
            t('reference.overview.domains', { common: t('reference.common') }),
          ),
        ),
      ),
      ...domainMap(domains, uses),
    ),
    ...groupByDomain(context).flatMap((group) => [
      ...domainSection(group, context),
      ...usesInWords(uses.filter(({ from }) => from.id === group.id)),
    ]),
  ];
}

function domainSection({ id, label, symbols }: DomainGroup, context: ReferenceContext): Block[] {
  const rows = categories.flatMap(({ kind, label: title }): Block[] => {
    const members = symbols.filter((symbol) => symbol.kind === kind);
    if (members.length === 0) return [];
    const names = members.map((symbol) => [coordinateName(context, symbol)]);
    return [paragraph(text(`${title}: `), ...joined(names))];
  });
  return [heading(3, id, [text(label)]), ...rows];
}

function usesInWords(uses: readonly DomainUse[]): Block[] {
  if (uses.length === 0) return [];
  const links = uses.map(({ to, count }) => [
    link(`#${to.id}`, text(to.label)),
    text(` (${count})`),
  ]);
  return [paragraph(text(t('reference.overview.uses')), ...joined(links))];
}

function coordinateName({ links }: ReferenceContext, symbol: ReferenceSymbol): PhrasingContent {
  const name = inlineCode(symbol.name);
  return link(
    links.get(symbol.coordinate) ?? symbol.path,
    deprecationOf(symbol) ? { type: 'delete', children: [name] } : name,
  );
}

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
        playground: [link(playgroundPath, text(t('reference.endpoint.playground')))],
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
function readingGuide(context: ReferenceContext): Block {
  const { contract, texts } = context;
  const { access, errors, deprecation } = contract;
  const { type, of } = texts.list ?? { type: '[Int!]!', of: t('reference.overview.numbers') };
  const items = [
    phrases(t('reference.overview.types'), {
      type: [inlineCode(type)],
      entries: [text(of)],
      mark: [inlineCode('!')],
      button: [{ type: 'strong', children: [text(t('fields.typeWords'))] }],
    }),
    [text(t('reference.overview.names'))],
    access &&
      errors &&
      phrases(t('reference.overview.access'), {
        access: [coordinateLink(context, `@${access.directive}`)],
        errors: [coordinateLink(context, `@${errors.directive}`)],
      }),
    scopeTypeOf(context) &&
      phrases(t('reference.overview.scopes'), {
        page: [link(scopesPath, text(t('reference.scopes.title')))],
      }),
    [
      text(
        deprecation?.removal !== undefined && areAllDated(context.changelog.upcoming)
          ? t('reference.overview.deprecatedWorks')
          : t('reference.overview.deprecated.reason'),
      ),
    ],
  ];
  return list(items.filter((item) => item !== undefined));
}

/** What changed last, and what goes next. */
function keepUpSection({ changelog, packageUrl }: ReferenceContext): Block[] {
  const { releases, upcoming } = changelog;
  const newest = releases.find(({ date }) => date !== undefined);
  const removals = areAllDated(upcoming)
    ? t('reference.overview.deprecated')
    : t('reference.overview.deprecatedParts');
  const sentences = [
    newest &&
      phrases(t('reference.overview.changelog'), {
        changelog: [link(changelogPath, text(t('reference.changelog.title')))],
        release: [link(`${changelogPath}#${releaseAnchor(newest)}`, text(releaseInWords(newest)))],
      }),
    upcoming.length > 0 &&
      phrases(pluralForm(upcoming.length, removals), {
        page: [link(deprecatedPath, text(t('reference.deprecated.title')))],
      }),
    packageUrl !== undefined &&
      phrases(t('reference.overview.client'), {
        page: [link(clientCheckPath, text(t('reference.client.title')))],
      }),
  ];
  return section(
    'keep-up',
    t('reference.overview.keepUp'),
    ...sentences.flatMap((sentence) => (sentence ? [paragraph(...sentence)] : [])),
  );
}
