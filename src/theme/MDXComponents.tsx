// Wraps: adds diagrams and tables to scroll; what arrives as finished elements is left as it is.
import MDXComponents from '@theme-original/MDXComponents';
import { Diagram } from '@site/src/components/Diagram';
import { ScrollableTable } from '@site/src/components/ScrollableTable';

export default {
  ...MDXComponents,
  Diagram,
  code: 'code',
  details: 'details',
  pre: 'pre',
  table: ScrollableTable,
};
