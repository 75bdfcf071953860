import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';
import { referencePath } from '../../graphql/categories';
import { product } from '../../product';

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
  title: `${product.name} for developers`,
  text: product.tagline,
};

/** One card for home, each guide and each post; the pages of the reference share one. */
export function collectCards(allContent: AllContent): Card[] {
  const { loadedVersions } = contentOf(allContent, 'docs') as LoadedContent;
  const { blogPosts } = contentOf(allContent, 'blog') as BlogContent;
  const docs = loadedVersions.flatMap((version) => version.docs);
  const own = docs.filter(({ id }) => !id.startsWith('graphql/') || id === 'graphql/index');
  return [
    homeCard,
    ...own.map((doc) => cardOf(doc, isReference(doc.permalink) ? 'Reference' : 'Guide')),
    ...blogPosts.map(({ metadata }) => cardOf(metadata, 'Blog')),
  ];
}

function contentOf(allContent: AllContent, kind: string): unknown {
  return allContent[`docusaurus-plugin-content-${kind}`]?.['default'];
}

function isReference(permalink: string): boolean {
  return permalink.startsWith(referencePath);
}

interface Page {
  readonly permalink: string;
  readonly title: string;
  readonly description: string;
}

function cardOf({ permalink, title, description }: Page, kind: string): Card {
  return { path: permalink.replace(/\/$/, ''), kind, title, text: description };
}
