import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent } from '@docusaurus/types';

export interface PostSummary {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
}

const most = 3;

/** The posts that were published last, the newest first. */
export function newestPosts(allContent: AllContent): PostSummary[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
  return blog.blogPosts
    .map(({ metadata }) => ({
      title: metadata.title,
      description: metadata.description,
      href: metadata.permalink,
      date: metadata.date.toISOString().slice(0, 10),
    }))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, most);
}
