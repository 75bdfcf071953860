import type { ComponentProps, ReactNode } from 'react';

/** A table of a page; the island `table` has the keyboard reach and scroll a wide one. */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return <table {...props} data-island="table" />;
}
