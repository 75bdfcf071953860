import type { Root } from 'mdast';
import type { Block } from '../../document/tree';
import { heading, link, list, paragraph, text } from '../../document/tree';
import { product } from '../../product';
import { domainPath, listDomains } from '../../reference/domains';
import { countOperations, countTypes } from '../../reference/members';
import type { Reference } from '../read-reference';
import type { GuideSection } from './guide-sections';
import { linkList } from './link-list';
import { printTwin } from '../print-twin';
import type { Twin } from '../twin';

interface HomeContent {
  readonly reference: Reference;
  /** A request and its response. */
  readonly firstQuery: Root | undefined;
  readonly guides: readonly GuideSection[];
  readonly posts: readonly Twin[];
}

/** The home page: what the API is, a first response of it, and where to look. */
export function homePage({ reference, firstQuery, guides, posts }: HomeContent): Twin {
  const domains = listDomains(reference.context).map((domain) => [
    link(domainPath(domain), text(domain.label)),
    text(`: ${countOperations(domain.operations.length)}, ${countTypes(domain.types)}`),
  ]);
  const children = [
    paragraph(text(product.introduction)),
    paragraph(text('Endpoint: '), link(product.urls.api, text(product.urls.api))),
    ...section('Send a first query', [
      paragraph(text('Post it to the endpoint: public content needs no token.')),
      ...((firstQuery?.children ?? []) as Block[]),
    ]),
    ...section('Guides', [linkList(guides.flatMap((section) => section.guides))]),
    ...section('What the API covers', [
      paragraph(link('/docs/graphql', text('All operations and types'))),
      ...(domains.length > 0 ? [list(domains)] : []),
    ]),
    ...section('Latest posts', [linkList(posts)]),
  ];
  return printTwin({
    path: '/',
    kind: 'page',
    title: product.tagline,
    description: product.siteDescription,
    tree: { type: 'root', children },
  });
}

/** Twins have no anchors, so the id is only there for the tree. */
function section(title: string, blocks: readonly Block[]): Block[] {
  return [heading(2, title, [text(title)]), ...blocks];
}
