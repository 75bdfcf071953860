import { expect, it } from 'vitest';
import { collectCards, homeCard } from '../collect-cards';

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
            doc('graphql/index', '/docs/graphql', 'GraphQL API'),
            doc('graphql/types/objects', '/docs/graphql/types/objects', 'Objects'),
          ],
        },
      ],
    },
  },
  'docusaurus-plugin-content-blog': {
    default: { blogPosts: [{ metadata: doc('welcome', '/blog/welcome', 'Welcome') }] },
  },
};

it('gives home, each guide, each post and the whole reference one card', () => {
  const text = 'What it is about.';
  expect(collectCards(allContent)).toEqual([
    homeCard,
    { path: '/docs/chat', kind: 'Guide', title: 'Chat', text },
    { path: '/docs/versioning', kind: 'Guide', title: 'Versioning', text },
    { path: '/docs/graphql', kind: 'Reference', title: 'GraphQL API', text },
    { path: '/blog/welcome', kind: 'Blog', title: 'Welcome', text },
  ]);
});
