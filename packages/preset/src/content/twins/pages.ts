import type { Root, PhrasingContent } from 'mdast';
import type { Block } from 'graphql-docs-reference/document';
import { heading, link, list, paragraph, text } from 'graphql-docs-reference/document';
import { playgroundPath, referencePath } from 'graphql-docs-reference/graphql';
import type { Guides } from 'graphql-docs-reference/options';
import {
  countOperations,
  countTypes,
  domainPath,
  listDomains,
} from 'graphql-docs-reference/reference';
import type { Reference } from '../read-reference';
import type { Twin } from '../twin';
import { linkList, printTwin } from '../twin';
import type { GuideSection } from './guide-twin';

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

/** What the playground is, which takes a browser, and how to send a request without one. */
export function playgroundPage({ product, guides }: Reference): Twin {
  const { modelData, siteUrl } = product;
  const answers =
    modelData === undefined
      ? 'answers in the page with values that follow from the schema'
      : `with ${modelData} answers in the page`;
  const tree = {
    type: 'root' as const,
    children: [
      paragraph(
        text('An editor in the browser. A model of the '),
        link(referencePath, text('API')),
        text(` ${answers}, and nothing is sent anywhere.`),
      ),
      paragraph(
        ...otherWays(guides),
        text('The page of each operation has requests with their responses.'),
      ),
    ],
  };
  const description = 'Write a request, run it in the page and read what the API answers.';
  return printTwin(
    { path: playgroundPath, kind: 'page', title: 'Playground', description, tree },
    siteUrl,
  );
}

function otherWays({ localApi, intro }: Partial<Guides> = {}): PhrasingContent[] {
  const local = localApi !== undefined && [
    text('the '),
    link(localApi, text('local API')),
    text(' is the same model on your own machine'),
  ];
  const real = intro !== undefined && [
    link(intro, text('the introduction')),
    text(' shows a request to the real one'),
  ];
  const [first, second] = [local, real].filter((way) => way !== false);
  if (!first) return [];
  const ways = second ? 'other ways' : 'another way';
  return [
    text(`A program has ${ways} to send a request: `),
    ...first,
    ...(second ? [text(', and '), ...second] : []),
    text('. '),
  ];
}
