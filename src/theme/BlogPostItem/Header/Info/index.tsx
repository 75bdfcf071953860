// Wraps: the post as Markdown is beside its day, on its own page.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Info from '@theme-original/BlogPostItem/Header/Info';
import type { Props } from '@theme/BlogPostItem/Header/Info';
import { PageTools } from 'graphql-docs-reader/components';
import { twinPath } from 'graphql-docs-reference/graphql';

export default function InfoWrapper(props: Props): ReactNode {
  const { isBlogPostPage, metadata } = useBlogPost();
  const markdown = isBlogPostPage ? twinPath(metadata.permalink) : undefined;
  return (
    <>
      {markdown && <PageTools markdown={markdown} />}
      <Info {...props} />
    </>
  );
}
