// Wraps: a long name of a page breaks between its words, and a deprecated one is struck through.
import type { ReactNode } from 'react';
import PaginatorNavLink from '@theme-original/PaginatorNavLink';
import type { Props } from '@theme/PaginatorNavLink';
import { Breakable, Deprecated } from 'graphql-docs-reader/components';

interface NavLinkProps extends Props {
  readonly isDeprecated?: true;
}

export default function PaginatorNavLinkWrapper(props: NavLinkProps): ReactNode {
  const { title, isDeprecated, ...rest } = props;
  const label = typeof title === 'string' ? <Breakable>{title}</Breakable> : title;
  return (
    <PaginatorNavLink {...rest} title={isDeprecated ? <Deprecated>{label}</Deprecated> : label} />
  );
}
