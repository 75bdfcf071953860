// Wraps: every page has the browser fetch the typeface early.
import type { ReactNode } from 'react';
import SiteMetadata from '@theme-original/SiteMetadata';
import { TypefacePreload } from '@site/src/components/TypefacePreload';

export default function SiteMetadataWrapper(): ReactNode {
  return (
    <>
      <SiteMetadata />
      <TypefacePreload />
    </>
  );
}
