// Ejected: the original says what it means in a way that screen readers do not read.
import type { ReactNode } from 'react';
import { ExternalMark } from 'graphql-docs-reader/components';

export default function IconExternalLink(): ReactNode {
  return <ExternalMark />;
}
