// Wraps: a category may lead to a page that is not a doc, as the one of the reference does.
import type { ReactNode } from 'react';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';

export default function CategoryWrapper(props: Props): ReactNode {
  const { item } = props;
  const href = item.customProps?.['href'];
  return <Category {...props} item={typeof href === 'string' ? { ...item, href } : item} />;
}
