import type { PhrasingContent } from 'mdast';
import type { ReferenceSymbol } from '../graphql/symbols';
import { referencePath } from '../graphql/categories';
import { changelogPath, deprecatedPath } from '../graphql/routes';
import { isOperation, isType } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { releaseAnchor } from './change-links';
import { releaseInWords } from './changelog-page';
import { domainMap } from './domain-map';
import type { DomainUse } from './domain-uses';
import { listDomainUses } from './domain-uses';
import type { Domain } from './domains';
import { listDomains } from './domains';
import { endpointSection } from './endpoint-section';
import { categoriesOf, sdlFolder } from './index-pages';
import { countOf } from './members';
import type { Block } from '../document/tree';
import { heading, inlineCode, link, list, paragraph, tableRow, text } from '../document/tree';
import type { ReferencePage } from './page';
import { coordinateLink, section } from './sections';

/** The page `/docs/graphql`: the endpoint, how to read the reference, and every operation by domain. */
export function makeLandingPage(context: ReferenceContext): ReferencePage {
  const operations = context.symbols.filter(isOperation);
  const types = context.symbols.filter(isType);
  const body: Block[] = [
    paragraph(
      text(
        `Every symbol of the schema has a page, generated from its definition: ${countOf(operations.length, 'operation')} and ${countOf(types.length, 'type')}.`,
      ),
    ),
    ...endpointSection(context),
    ...section('how-to-read', 'How to read the reference', ...readingGuide(context)),
    ...keepUpSection(context),
    ...section('by-kind', 'Symbols by kind', kindTable(context)),
    ...domainSections(context),
  ];
  return {
    path: referencePath,
    title: 'GraphQL API',
    description: `The endpoint, how to read the reference, and all ${operations.length} operations by domain.`,
    editUrl: context.sourceUrl(sdlFolder),
    tree: { type: 'root', children: body },
  };
}

function readingGuide(context: ReferenceContext): Block[] {
  const items: PhrasingContent[][] = [
    [
      text('A type such as '),
      inlineCode('[Space!]!'),
      text(' is a list of spaces. The mark '),
      inlineCode('!'),
      text(
        ' means never null: the outer one is about the list, the inner one about each entry. The button ',
      ),
      { type: 'strong', children: [text('Types in words')] },
      text(' on a page says so for each type.'),
    ],
    [
      text(
        'Every name in a signature or a sample leads to its page. Every field, argument and value has an address: point at it and copy the link.',
      ),
    ],
    ...(context.schema.getDirective('access')
      ? [
          [
            text('The page of an operation shows who may call it ('),
            coordinateLink(context, '@access'),
            text(') and how it can fail ('),
            coordinateLink(context, '@errors'),
            text('). Both come from the schema itself.'),
          ],
        ]
      : []),
    [
      text(
        'Something deprecated still works; its page names the replacement and the day of its removal, and shows how to migrate.',
      ),
    ],
  ];
  return [list(items)];
}

/** What changed last, and what goes next. */
function keepUpSection({ changelog }: ReferenceContext): Block[] {
  const { releases, upcoming } = changelog;
  const newest = releases.find(({ date }) => date !== undefined);
  const last: Block[] = newest
    ? [
        paragraph(
          link(changelogPath, text('Changelog')),
          text(': what each release changed for clients. The newest is that of '),
          link(`${changelogPath}#${releaseAnchor(newest)}`, text(releaseInWords(newest))),
          text('.'),
        ),
      ]
    : [];
  const next: Block[] =
    upcoming.length > 0
      ? [
          paragraph(
            link(deprecatedPath, text('Deprecated')),
            text(
              `: ${countOf(upcoming.length, 'part')} of the API that will be removed, with the day and the replacement of each.`,
            ),
          ),
        ]
      : [];
  return section('keep-up', 'Keep up with changes', ...last, ...next);
}

function kindTable(context: ReferenceContext): Block {
  return {
    type: 'table',
    align: [null, 'right'],
    children: [
      tableRow([text('Kind')], [text('Symbols')]),
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
      'Operations by domain',
      paragraph(text(`The schema is divided into ${countOf(domains.length, 'domain')}.`)),
      ...domainMap(domains, uses),
    ),
    ...domains.flatMap((domain) => [
      ...domainSection(domain, context),
      ...usesInWords(uses.filter(({ from }) => from === domain)),
    ]),
  ];
}

function domainSection({ id, label, operations }: Domain, context: ReferenceContext): Block[] {
  const row = (kind: string, title: string): Block[] => {
    const members = operations.filter((symbol) => symbol.kind === kind);
    if (members.length === 0) return [];
    const links = members.flatMap((symbol, index) => [
      text(index === 0 ? `${title}: ` : ', '),
      coordinateName(context, symbol),
    ]);
    return [paragraph(...links)];
  };
  return [
    heading(3, id, [text(label)]),
    ...row('query', 'Queries'),
    ...row('mutation', 'Mutations'),
    ...row('subscription', 'Subscriptions'),
  ];
}

function usesInWords(uses: readonly DomainUse[]): Block[] {
  if (uses.length === 0) return [];
  const links = uses.flatMap(({ to, count }, index) => [
    text(index === 0 ? 'Uses types of: ' : ', '),
    link(`#${to.id}`, text(to.label)),
    text(` (${count})`),
  ]);
  return [paragraph(...links)];
}

function coordinateName({ links }: ReferenceContext, symbol: ReferenceSymbol): PhrasingContent {
  return link(links.get(symbol.coordinate) ?? symbol.path, inlineCode(symbol.name));
}
