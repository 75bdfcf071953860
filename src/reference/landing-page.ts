import type { PhrasingContent } from 'mdast';
import type { ReferenceSymbol } from '../graphql/symbols';
import { referencePath } from '../graphql/categories';
import { isOperation } from '../graphql/symbols';
import type { ReferenceContext } from './context';
import { sourceOf } from './context';
import { categoriesOf, sdlFolder } from './index-pages';
import { countOf } from './members';
import type { Block } from './nodes';
import { heading, inlineCode, link, paragraph, tableRow, text } from './nodes';
import { coordinateLink, section } from './sections';
import { serializePage } from './serialize';

/** MDX of `/docs/graphql`: the endpoint, how to read the reference, and every operation by domain. */
export function printLandingPage(context: ReferenceContext): string {
  const count = (kinds: readonly string[]): number =>
    context.symbols.filter(({ kind }) => kinds.includes(kind)).length;
  const operations = context.symbols.filter(isOperation);
  const types = count(['object', 'interface', 'input', 'enum', 'union', 'scalar']);
  const body: Block[] = [
    paragraph(
      text(
        `Every symbol of the schema has a page, generated from its definition: ${countOf(operations.length, 'operation')} and ${countOf(types, 'type')}.`,
      ),
    ),
    ...endpointSection(context),
    ...section('how-to-read', 'How to read the reference', ...readingGuide(context)),
    ...section('by-kind', 'Symbols by kind', kindTable(context)),
    ...domainSections(operations, context),
  ];
  return serializePage(
    {
      title: 'GraphQL API',
      description: `The endpoint, how to read the reference, and all ${operations.length} operations by domain.`,
      slug: referencePath.replace('/docs', ''),
      displayed_sidebar: 'docs',
      custom_edit_url: context.sourceUrl(sdlFolder) ?? null,
      pagination_prev: null,
      pagination_next: null,
    },
    { type: 'root', children: body },
  );
}

function endpointSection({ endpoint }: ReferenceContext): Block[] {
  if (endpoint === undefined) return [];
  const request = [
    `curl ${endpoint} \\`,
    "  --header 'Content-Type: application/json' \\",
    `  --data '{"query": "query Topics { topics { id name } }"}'`,
  ].join('\n');
  return section(
    'one-endpoint',
    'Endpoint',
    paragraph(
      text('All operations are sent to one address by '),
      inlineCode('POST'),
      text('. Queries for the public need no access token:'),
    ),
    { type: 'code', lang: 'bash', value: request },
  );
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
        'Every name in a signature or a sample leads to its page, and every field, argument and value has an address of its own: point at it and copy the link.',
      ),
    ],
    ...(context.schema.getDirective('access')
      ? [
          [
            text('An operation says who may call it ('),
            coordinateLink(context, '@access'),
            text(') and how it can fail ('),
            coordinateLink(context, '@errors'),
            text('). Both stand in the schema itself.'),
          ],
        ]
      : []),
    [
      text(
        'Something deprecated still works; its page names the replacement and the day of its removal.',
      ),
    ],
  ];
  return [
    {
      type: 'list',
      spread: false,
      children: items.map((children) => ({ type: 'listItem', children: [paragraph(...children)] })),
    },
  ];
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

/** A domain is a file of the schema; a schema in one file has none, and its index pages serve. */
function domainSections(
  operations: readonly ReferenceSymbol[],
  context: ReferenceContext,
): Block[] {
  const domains = new Map<string, ReferenceSymbol[]>();
  for (const operation of operations) {
    const file = sourceOf(operation)?.file ?? '';
    domains.set(file, [...(domains.get(file) ?? []), operation]);
  }
  if (domains.size < 2) return [];
  const sorted = [...domains].sort(([a], [b]) => (a < b ? -1 : 1));
  return [
    ...section(
      'by-domain',
      'Operations by domain',
      paragraph(text(`The schema is divided into ${countOf(domains.size, 'domain')}.`)),
    ),
    ...sorted.flatMap(([file, symbols]) => domain(file, symbols, context)),
  ];
}

function domain(
  file: string,
  symbols: readonly ReferenceSymbol[],
  context: ReferenceContext,
): Block[] {
  const name = file.replace(/^.*\//, '').replace(/\.\w+$/, '');
  const label = name.replace(/-/g, ' ').replace(/^./, (letter) => letter.toUpperCase());
  const row = (kind: string, title: string): Block[] => {
    const members = symbols.filter((symbol) => symbol.kind === kind);
    if (members.length === 0) return [];
    const links = members.flatMap((symbol, index) => [
      text(index === 0 ? `${title}: ` : ', '),
      coordinateName(context, symbol),
    ]);
    return [paragraph(...links)];
  };
  return [
    heading(3, `domain-${name}`, text(label)),
    ...row('query', 'Queries'),
    ...row('mutation', 'Mutations'),
    ...row('subscription', 'Subscriptions'),
  ];
}

function coordinateName({ links }: ReferenceContext, symbol: ReferenceSymbol): PhrasingContent {
  return link(links.get(symbol.coordinate) ?? symbol.path, inlineCode(symbol.name));
}
