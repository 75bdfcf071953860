// Wraps: every page has the browser fetch the typeface early, and names its Markdown.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import { TypefacePreload } from '@site/src/components/TypefacePreload';
import { twinPath } from '@site/src/document/twin-path';

export default function SiteMetadataWrapper(): ReactNode {
  const markdown = twinPath(useLocation().pathname);
  return (
    <>
      <SiteMetadata />
      <TypefacePreload />
      {markdown && (
        <Head>
          <link rel="alternate" type="text/markdown" href={markdown} />
        </Head>
      )}
    </>
  );
}
