// Ejected: says what was asked for, suggests what is near, and leads on.
import type { ReactNode } from 'react';
import { NotFound } from '@site/src/components/NotFound';
import { WaysOn } from '@site/src/components/NotFound/WaysOn';

export default function NotFoundContent(): ReactNode {
  return (
    <NotFound>
      <WaysOn />
    </NotFound>
  );
}
