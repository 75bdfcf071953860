// Wraps: a long name of a page breaks between its words.
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { Breakable } from '@site/src/components/Breakable';

export default function PaginatorNavLinkWrapper({ title, ...props }: Props): ReactNode {
  return (
    <PaginatorNavLink
      {...props}
      title={typeof title === 'string' ? <Breakable>{title}</Breakable> : title}
    />
  );
}
