// Ejected: the list of posts has a heading of level 1, and leads to the other lists and to the feeds.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Interpolate from '@docusaurus/Interpolate';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import StructuredData from '@theme/BlogListPage/StructuredData';
import Heading from '@theme/Heading';
import type { Props } from '@theme/BlogListPage';
import { FileLink } from '../../FileLink';
import { t } from '../../t';

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { wrapper, page } = ThemeClassNames;
  return (
    <HtmlClassNameProvider className={clsx(wrapper.blogPages, page.blogListPage)}>
      <PageMetadata title={metadata.blogTitle} description={metadata.blogDescription} />
      <StructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <Heading as="h1">{metadata.blogTitle}</Heading>
        <Ways />
        <BlogPostItems items={items} />
        {metadata.totalPages > 1 && <BlogListPaginator metadata={metadata} />}
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}

function Ways(): ReactNode {
  return (
    <ul className="blogWays">
      <li>
        <Link to="/blog/archive">{t('blog.byYear')}</Link>
      </li>
      <li>
        <Link to="/blog/tags">{t('blog.topics')}</Link>
      </li>
      <li>
        <Link to="/blog/authors">{t('blog.authors')}</Link>
      </li>
      <li>
        <Interpolate
          values={{
            rss: <FileLink to="/blog/rss.xml">RSS</FileLink>,
            atom: <FileLink to="/blog/atom.xml">Atom</FileLink>,
            json: <FileLink to="/blog/feed.json">JSON</FileLink>,
          }}
        >
          {t('blog.follow')}
        </Interpolate>
      </li>
    </ul>
  );
}
