// Wraps: a category may lead to a page that is not a doc, as the one of the reference does. It is
// folded on the pages of guides, and theirs on its pages, so that the entry of the page is in view.
import type { ReactNode } from 'react';
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import Category from '@theme-original/DocSidebarItem/Category';
import type { Props } from '@theme/DocSidebarItem/Category';
import { referencePath } from 'graphql-docs-reference/graphql';

export default function CategoryWrapper(props: Props): ReactNode {
  const { item, activePath } = props;
  const href = item.customProps?.['href'];
  const isReference = `${activePath}/`.startsWith(`${referencePath}/`);
  const own =
    typeof href === 'string'
      ? { ...item, href, collapsed: !isReference, items: item.items.map(findPage) }
      : { ...item, collapsed: item.collapsed || isReference };
  // The symbols are one item, which is that of each of their pages: the category is marked, too.
  function findPage(one: PropSidebarItem): PropSidebarItem {
    const isSymbols = isReference && one.type === 'link' && one.customProps?.['isReference'];
    return isSymbols ? { ...one, href: activePath } : one;
  }
  // Made again where the reader goes from one part to the other.
  return <Category key={String(isReference)} {...props} item={own} />;
}
