import type { Root } from 'mdast';
import type { Block } from 'graphql-docs-reference/document';
import { heading, link, list, paragraph, text } from 'graphql-docs-reference/document';
import { referencePath } from 'graphql-docs-reference/graphql';
import {
  countOperations,
  countTypes,
  domainPath,
  listDomains,
} from 'graphql-docs-reference/reference';
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
  const { title, description, tagline, introduction, endpoint, withoutToken, siteUrl } =
    reference.product;
  const domains = listDomains(reference.context).map((domain) => [
    link(domainPath(domain), text(domain.label)),
    text(`: ${countOperations(domain.operations.length)}, ${countTypes(domain.types)}`),
  ]);
  const children = [
    paragraph(text(introduction ?? description)),
    ...(endpoint === undefined
      ? []
      : [paragraph(text('Endpoint: '), link(endpoint, text(endpoint)))]),
    ...section('Send a first query', [
      paragraph(text(`Post it to the endpoint${withoutToken ? `: ${withoutToken}` : ''}.`)),
      ...((firstQuery?.children ?? []) as Block[]),
    ]),
    ...section('Guides', [linkList(guides.flatMap((section) => section.guides))]),
    ...section('What the API covers', [
      paragraph(link(referencePath, text('All operations and types'))),
      ...(domains.length > 0 ? [list(domains)] : []),
    ]),
    ...section('Latest posts', [linkList(posts)]),
  ];
  const tree = { type: 'root' as const, children };
  return printTwin(
    { path: '/', kind: 'page', title: tagline ?? title, description, tree },
    siteUrl,
  );
}

/** Twins have no anchors, so the id is only there for the tree. */
function section(title: string, blocks: readonly Block[]): Block[] {
  return [heading(2, title, [text(title)]), ...blocks];
}
