import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import typeface from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?common';

/** Has the browser fetch the typeface beside the style sheet, which names the same file. */
export function TypefacePreload(): ReactNode {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" href={typeface} crossOrigin="anonymous" />
    </Head>
  );
}
