// Wraps: adds diagrams, tables to scroll and names that break between their words; what arrives as
// finished elements is left as it is.
import MDXComponents from '@theme-original/MDXComponents';
import { BreakableCode, Diagram, ScrollableTable } from 'graphql-docs-reader/components';

export default {
  ...MDXComponents,
  Diagram,
  code: BreakableCode,
  details: 'details',
  pre: 'pre',
  table: ScrollableTable,
};
