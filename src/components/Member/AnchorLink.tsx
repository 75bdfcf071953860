import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

/** The link that shows when a reader points at a member, as headings have it. */
export function AnchorLink({
  id,
  name,
}: {
  readonly id: string;
  readonly name: string;
}): ReactNode {
  return (
    <Link
      className="hash-link"
      to={`#${id}`}
      aria-label={`Direct link to ${name}`}
      translate="no"
    />
  );
}
