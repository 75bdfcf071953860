import type { PhrasingContent } from 'mdast';
import type { Block } from '../document/tree';
import { heading, inlineCode, link, paragraph, tableRow, text } from '../document/tree';
import { categories, referencePath } from '../graphql/routes';
import type { ReferenceSymbol } from '../graphql/symbols';
import { deprecationOf, isOperation, isType } from '../graphql/symbols';
import { formatNumber, pluralForm } from '../i18n/format';
import type { ReferenceContext } from './context';
import type { DomainUse } from './domain-map';
import { domainMap, listDomainUses } from './domain-map';
import type { DomainGroup } from './domains';
import { groupByDomain, listDomains } from './domains';
import { categoriesOf, sdlFolder } from './index-pages';
import { endpointSection, keepUpSection, readingGuide } from './landing-sections';
import { countOperations, countTypes } from './members';
import type { ReferencePage } from './page';
import { section } from './sections';
import { t } from '../i18n/t';

/** The page `/docs/graphql`: the endpoint, how to read the reference, and every operation by domain. */
export function makeLandingPage(context: ReferenceContext): ReferencePage {
  const operations = context.symbols.filter(isOperation);
  const types = context.symbols.filter(isType);
  const body: Block[] = [
    paragraph(
      text(
        t('reference.overview.introduction', {
          operations: countOperations(operations.length),
          types: countTypes(types.length),
        }),
      ),
    ),
    ...endpointSection(context),
    ...section('how-to-read', t('reference.overview.howToRead'), ...readingGuide(context)),
    ...keepUpSection(context),
    ...section('by-kind', t('reference.overview.byKind'), kindTable(context)),
    ...domainSections(context),
  ];
  return {
    path: referencePath,
    title: t('reference.overview.title'),
    description: t('reference.overview.description', { count: operations.length }),
    editUrl: context.sourceUrl(sdlFolder),
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
            t('reference.overview.domains', { count: formatNumber(domains.length) }),
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
    const links = members.flatMap((symbol, index) => [
      text(index === 0 ? `${title}: ` : ', '),
      coordinateName(context, symbol),
    ]);
    return [paragraph(...links)];
  });
  return [heading(3, id, [text(label)]), ...rows];
}

function usesInWords(uses: readonly DomainUse[]): Block[] {
  if (uses.length === 0) return [];
  const links = uses.flatMap(({ to, count }, index) => [
    text(index === 0 ? t('reference.overview.uses') : ', '),
    link(`#${to.id}`, text(to.label)),
    text(` (${count})`),
  ]);
  return [paragraph(...links)];
}

function coordinateName({ links }: ReferenceContext, symbol: ReferenceSymbol): PhrasingContent {
  const name = inlineCode(symbol.name);
  return link(
    links.get(symbol.coordinate) ?? symbol.path,
    deprecationOf(symbol) ? { type: 'delete', children: [name] } : name,
  );
}
