// Wraps: an item that stands for a category of the reference brings its own, short list.
import type { ReactNode } from 'react';
import LinkItem from '@theme-original/DocSidebarItem/Link';
import type { Props } from '@theme/DocSidebarItem/Link';
import { ReferenceCategory } from '@site/src/components/ReferenceCategory';
import type { SymbolKind } from '@site/src/graphql/categories';

export default function LinkItemWrapper(props: Props): ReactNode {
  const { item, activePath, onItemClick } = props;
  const { reference, count } = item.customProps ?? {};
  if (typeof reference !== 'string') return <LinkItem {...props} />;
  return (
    <ReferenceCategory
      kind={reference as SymbolKind}
      label={item.label}
      count={Number(count)}
      href={item.href}
      activePath={activePath}
      onItemClick={() => onItemClick?.(item)}
    />
  );
}
