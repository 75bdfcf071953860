import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
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
      label={translate({ id: 'playground.aside', message: 'Schema and history' })}
      tabs={[
        {
          label: translate({ id: 'playground.schema', message: 'Schema' }),
          content: <SchemaBrowser attached={attached} />,
        },
        {
          label: translate({ id: 'playground.history', message: 'History' }),
          content: <HistoryPane {...history} />,
        },
      ]}
    />
  );
}
