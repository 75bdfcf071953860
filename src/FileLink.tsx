import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';

interface FileLinkProps {
  readonly to: string;
  readonly children: string;
}

/** To a file that only the build makes, in the same tab. */
export function FileLink({ to, children }: FileLinkProps): ReactNode {
  return (
    <Link to={`pathname://${to}`} target="_self">
      {children}
    </Link>
  );
}
