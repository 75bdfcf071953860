// Wraps: names the post's social card, which was drawn at build time.
import type { ReactNode } from 'react';
import { useBlogPost } from '@docusaurus/plugin-content-blog/client';
import Metadata from '@theme-original/BlogPostPage/Metadata';
import { SocialCard } from '@site/src/components/SocialCard';

export default function MetadataWrapper(): ReactNode {
  const { permalink, title } = useBlogPost().metadata;
  return (
    <>
      <Metadata />
      <SocialCard permalink={permalink} title={title} />
    </>
  );
}
