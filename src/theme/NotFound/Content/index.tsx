// Ejected: says what was asked for, suggests what is near, and leads on.
import type { ReactNode } from 'react';
import { NotFound, WaysOn } from 'graphql-docs-reader/components';

export default function NotFoundContent(): ReactNode {
  return (
    <NotFound>
      <WaysOn />
    </NotFound>
  );
}
