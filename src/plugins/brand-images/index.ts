import { join } from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { product } from '../../product';
import type { Card } from './collect-cards';
import { collectCards } from './collect-cards';
import { drawCards } from './draw-cards';
import { drawIcons, iconPath, manifestPath } from './draw-icons';

/** Draws the social cards and the icons of the site when it is built. */
export default function brandImages({ siteDir, siteConfig }: LoadContext): Plugin {
  let cards: readonly Card[] = [];
  return {
    name: 'brand-images',
    // eslint-disable-next-line @typescript-eslint/require-await -- Docusaurus expects a promise
    async allContentLoaded({ allContent }) {
      cards = collectCards(allContent);
    },
    injectHtmlTags: () => ({
      headTags: [
        link({ rel: 'apple-touch-icon', href: iconPath(180) }),
        link({ rel: 'manifest', href: manifestPath }),
      ],
    }),
    async postBuild({ outDir }) {
      await Promise.all([
        drawIcons(siteDir, outDir),
        drawCards(cards, join(outDir, 'cards'), {
          siteDir,
          cacheDir: join(siteDir, '.cache', 'cards'),
          brand: product.name,
          host: new URL(siteConfig.url).host,
        }),
      ]);
    },
  };
}

function link(attributes: Readonly<Record<string, string>>): {
  tagName: 'link';
  attributes: Record<string, string>;
} {
  return { tagName: 'link', attributes: { ...attributes } };
}
