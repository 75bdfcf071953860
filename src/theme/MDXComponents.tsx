// Wraps: adds the components that pages of the reference are made of, diagrams, examples, and tables to scroll.
import MDXComponents from '@theme-original/MDXComponents';
import { Badge } from '@site/src/components/Badge';
import { Deprecation } from '@site/src/components/Deprecation';
import { Diagram } from '@site/src/components/Diagram';
import { DomainMap } from '@site/src/components/DomainMap';
import { EnumValue } from '@site/src/components/EnumValue';
import { Example } from '@site/src/components/Example';
import { Expand } from '@site/src/components/Expand';
import { Member } from '@site/src/components/Member';
import { Migration } from '@site/src/components/Migration';
import { Neighbours } from '@site/src/components/Neighbours';
import { Ways } from '@site/src/components/Neighbours/Ways';
import { ScrollableTable } from '@site/src/components/ScrollableTable';
import { TypeName } from '@site/src/components/TypeName';
import { TypeWordsSwitch } from '@site/src/components/TypeName/TypeWordsSwitch';

export default {
  ...MDXComponents,
  Badge,
  Deprecation,
  Diagram,
  DomainMap,
  EnumValue,
  Example,
  Expand,
  Member,
  Migration,
  Neighbours,
  TypeName,
  TypeWordsSwitch,
  Ways,
  table: ScrollableTable,
};
