// Ejected: what a search of another company asks for is on every page, and nothing reads it.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import type { Props } from '@theme/SearchMetadata';

export default function SearchMetadata({ version }: Props): ReactNode {
  return <Head>{version && <meta name="docusaurus_version" content={version} />}</Head>;
}
