import { expect, it } from 'vitest';
import { newestPosts } from '..';

const post = (name: string, day: string): object => ({
  metadata: {
    title: name,
    description: `About ${name}.`,
    permalink: `/blog/${name}`,
    date: new Date(`${day}T00:00:00Z`),
  },
});

const contentWith = (...blogPosts: object[]): Parameters<typeof newestPosts>[0] => ({
  'docusaurus-plugin-content-blog': { default: { blogPosts } },
});

it('gives the three newest posts, the newest first', () => {
  const content = contentWith(
    post('spring', '2027-04-01'),
    post('winter', '2027-01-01'),
    post('summer', '2027-07-01'),
    post('autumn', '2026-10-01'),
  );
  expect(newestPosts(content).map(({ title }) => title)).toEqual(['summer', 'spring', 'winter']);
});

it('says what each is about, where and when', () => {
  expect(newestPosts(contentWith(post('spring', '2027-04-01')))).toEqual([
    { title: 'spring', description: 'About spring.', href: '/blog/spring', date: '2027-04-01' },
  ]);
});
