import type { ReactNode } from 'react';
import type { HistoryEntry } from './history';
import { HistoryPane } from './HistoryPane';
import type { History } from './keep-history';
import { SchemaBrowser } from './schema-browser';
import { Tabs } from './Tabs';

export interface HelpersProps {
  readonly history: History;
  readonly onChoose: (entry: HistoryEntry) => void;
  /** Given a schema coordinate. */
  readonly onInsert: (coordinate: string) => void;
}

/** What helps to write the next request. */
export function Helpers({ history, onChoose, onInsert }: HelpersProps): ReactNode {
  return (
    <Tabs
      label="Schema and history"
      tabs={[
        { label: 'Schema', content: <SchemaBrowser onInsert={onInsert} /> },
        { label: 'History', content: <HistoryPane history={history} onChoose={onChoose} /> },
      ]}
    />
  );
}
