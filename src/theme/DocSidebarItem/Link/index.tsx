// Wraps: one item stands for the symbols of the reference, which have a menu of their own.
import type { ReactNode } from 'react';
import LinkItem from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { ReferenceMenu } from 'graphql-docs-reader/components';

export default function LinkItemWrapper(props: Props): ReactNode {
  const { item, activePath, onItemClick } = props;
  if (item.customProps?.['isReference'] !== true) return <LinkItem {...props} />;
  return <ReferenceMenu activePath={activePath} onItemClick={() => onItemClick?.(item)} />;
}
