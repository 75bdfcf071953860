// Wraps: every page has the browser fetch the typeface early, and names its Markdown.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { useLocation } from '@docusaurus/router';
import SiteMetadata from '@theme-original/SiteMetadata';
import { TypefacePreload } from 'graphql-docs-reader/components';
import { twinPath } from 'graphql-docs-reference/graphql';

export default function SiteMetadataWrapper(): ReactNode {
  const { pathname } = useLocation();
  // That one leads to the introduction.
  const markdown = pathname === '/docs' ? undefined : twinPath(pathname);
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
