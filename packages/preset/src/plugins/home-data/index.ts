import type { AllContent, Plugin } from '@docusaurus/types';
import { domainPath, listDomains } from 'graphql-docs-reference/reference';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { Reference } from '../../content/read-reference';
import { lastRelease } from './last-release';

/** Gives the home page what it takes from the schema and from the blog, each time either changes. */
export default function homeData(): Plugin {
  return {
    name: 'home-data',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('domains.json', JSON.stringify(countDomains(allContent)));
      await actions.createData('release.json', JSON.stringify(lastRelease(allContent)));
      await actions.createData('posts.json', JSON.stringify(newestPosts(allContent)));
    },
  };
}

interface DomainCount {
  readonly label: string;
  /** Where its operations are listed. */
  readonly href: string;
  readonly operations: number;
  readonly types: number;
}

/** The domains of the schema that the reference documents. */
export function countDomains(allContent: AllContent): DomainCount[] {
  const { context } = allContent['graphql-reference']?.['default'] as Reference;
  return listDomains(context).map((domain) => ({
    label: domain.label,
    href: domainPath(domain),
    operations: domain.operations.length,
    types: domain.types,
  }));
}

interface PostSummary {
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
