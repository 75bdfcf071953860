// Ejected: the crash of a page is announced, and the report is made of plain elements.
import type { ReactNode } from 'react';
import type { FallbackParams } from '@docusaurus/ErrorBoundary';
import { CrashReport } from 'graphql-docs-reader/components';

export default function ErrorPageContent({ error, tryAgain }: FallbackParams): ReactNode {
  return <CrashReport error={error} tryAgain={tryAgain} />;
}
