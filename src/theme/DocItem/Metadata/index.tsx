// Wraps: names the guide's social card, which was drawn at build time.
import type { ReactNode } from 'react';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import Metadata from '@theme-original/DocItem/Metadata';
import { SocialCard } from '@site/src/components/SocialCard';

export default function MetadataWrapper(): ReactNode {
  const { permalink, title } = useDoc().metadata;
  return (
    <>
      <Metadata />
      <SocialCard permalink={permalink} title={title} />
    </>
  );
}
