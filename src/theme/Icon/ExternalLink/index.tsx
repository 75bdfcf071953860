// Ejected: the original says what it means in a way that screen readers do not read.
import type { ReactNode } from 'react';
import type { Props } from '@theme/Icon/ExternalLink';
import { ExternalMark } from 'graphql-docs-reader/components';

export default function IconExternalLink({ width, height }: Props): ReactNode {
  return <ExternalMark width={width} height={height} />;
}
