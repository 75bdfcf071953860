import type { ComponentProps, ReactNode } from 'react';
import { BreakFrom } from '../Breakable';

/**
 * A table of a page; the island `table` has the keyboard reach and scroll a wide one. Its names break
 * sooner than others, where a narrow window lets them break at all: a column is narrower than a line.
 */
export function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <BreakFrom value={12}>
      <table {...props} data-island="table" />
    </BreakFrom>
  );
}
