// Wraps: adds diagrams, tables to scroll and names that break between their words; what arrives as
// finished elements is left as it is.
import MDXComponents from '@theme-original/MDXComponents';
import { BreakableCode } from '@site/src/components/Breakable';
import { Diagram } from '@site/src/components/Diagram';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

export default {
  ...MDXComponents,
  Diagram,
  code: BreakableCode,
  details: 'details',
  pre: 'pre',
  table: ScrollableTable,
};
