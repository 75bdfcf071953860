import type { ReactNode } from 'react';
import type { HistoryPaneProps } from './HistoryPane';
import { HistoryPane } from './HistoryPane';
import { SchemaBrowser } from './schema-browser';
import { Tabs } from './Tabs';

export interface HelpersProps extends HistoryPaneProps {
  /** Given a schema coordinate. */
  readonly onInsert: (coordinate: string) => void;
}

/** What helps to write the next request. */
export function Helpers({ onInsert, ...history }: HelpersProps): ReactNode {
  return (
    <Tabs
      label="Schema and history"
      tabs={[
        { label: 'Schema', content: <SchemaBrowser onInsert={onInsert} /> },
        { label: 'History', content: <HistoryPane {...history} /> },
      ]}
    />
  );
}
