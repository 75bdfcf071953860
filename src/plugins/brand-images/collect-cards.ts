import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { referencePath } from '../../graphql/categories';
import { product, siteTitle } from '../../product';

/** What a social card says. */
export interface Card {
  /** Address of the image below `/cards`, without the ending: that of the page it stands for. */
  readonly path: string;
  readonly kind: string;
  readonly title: string;
  readonly text: string;
}

/** The card of pages that have none of their own. */
export const homeCard: Card = {
  path: '/home',
  kind: 'Developers',
  title: siteTitle,
  text: product.tagline,
};

/** The card that all pages of the reference share. */
export const referenceCard: Card = {
  path: referencePath,
  kind: 'Reference',
  title: 'GraphQL API',
  text: 'The endpoint, how to read the reference, and all operations by domain.',
};

/** One card for home, for the reference, for each guide and each post. */
export function collectCards(allContent: AllContent): Card[] {
  const { loadedVersions } = contentOf(allContent, 'docs') as LoadedContent;
  const { blogPosts } = contentOf(allContent, 'blog') as BlogContent;
  return [
    homeCard,
    referenceCard,
    ...loadedVersions.flatMap(({ docs }) => docs).map((doc) => cardOf(doc, 'Guide')),
    ...blogPosts.map(({ metadata }) => cardOf(metadata, 'Blog')),
  ];
}

function contentOf(allContent: AllContent, kind: string): unknown {
  return allContent[`docusaurus-plugin-content-${kind}`]?.['default'];
}

interface Page {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

function cardOf({ permalink, title, description }: Page, kind: string): Card {
  return { path: permalink.replace(/\/$/, ''), kind, title, text: description };
}
