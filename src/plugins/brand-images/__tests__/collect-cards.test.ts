import { expect, it } from 'vitest';
import { collectCards, homeCard, referenceCard } from '../collect-cards';

const doc = (id: string, permalink: string, title: string): object => ({
  id,
  permalink,
  title,
  description: 'What it is about.',
});

const allContent = {
  'docusaurus-plugin-content-docs': {
    default: {
      loadedVersions: [
        {
          docs: [
            doc('chat', '/docs/chat', 'Chat'),
            doc('versioning/index', '/docs/versioning/', 'Versioning'),
          ],
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: { blogPosts: [{ metadata: doc('welcome', '/blog/welcome', 'Welcome') }] },
  },
};

it('gives home, the reference, each guide and each post one card', () => {
  const text = 'What it is about.';
  expect(collectCards(allContent)).toEqual([
    homeCard,
    referenceCard,
    { path: '/docs/chat', kind: 'Guide', title: 'Chat', text },
    { path: '/docs/versioning', kind: 'Guide', title: 'Versioning', text },
    { path: '/blog/welcome', kind: 'Blog', title: 'Welcome', text },
  ]);
});
