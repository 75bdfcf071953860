import type { ReactNode } from 'react';
import type { Attached } from '../example/attach';
import type { HistoryPaneProps } from './HistoryPane';
import { HistoryPane } from './HistoryPane';
import { SchemaBrowser } from './schema-browser';
import { Tabs } from './Tabs';

export interface HelpersProps extends HistoryPaneProps {
  readonly attached: Attached;
}

/** What helps to write the next request. */
export function Helpers({ attached, ...history }: HelpersProps): ReactNode {
  return (
    <Tabs
      label="Schema and history"
      tabs={[
        { label: 'Schema', content: <SchemaBrowser attached={attached} /> },
        { label: 'History', content: <HistoryPane {...history} /> },
      ]}
    />
  );
}
