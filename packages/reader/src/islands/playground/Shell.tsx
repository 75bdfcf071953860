import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Attached } from '../example/attach';
import type { KeptDocuments } from './documents/keep-documents';
import type { HistoryPaneProps } from './HistoryPane';
import { HistoryPane } from './HistoryPane';
import type { History } from './keep-history';
import { LowerPane } from './LowerPane';
import type { KeptPanels } from './panels/keep-panels';
import type { Places } from './places';
import { SchemaBrowser } from './schema-browser';
import { Tabs } from './Tabs';
import { TopBar } from './TopBar';

export interface ShellProps {
  readonly attached: Attached;
  readonly documents: KeptDocuments;
  readonly history: History;
  readonly panels: KeptPanels;
  readonly places: Places;
}

/** All that stands around the editors of the playground. */
export function Shell(props: ShellProps): ReactNode {
  const { attached, documents, history, places } = props;
  const { runner } = attached;
  const { draft } = useSyncExternalStore(runner.subscribe, runner.get);
  return (
    <>
      {draft && <TopBar {...props} draft={draft} />}
      {draft && <LowerPane runner={runner} draft={draft} places={places} />}
      {createPortal(
        <Helpers
          history={history}
          attached={attached}
          onOpen={({ query, variables, as, target }) =>
            documents.open({ query, variables, as, target })
          }
          onReplace={({ query, variables, as, target }) => {
            runner.choose(as);
            const headers = runner.get().draft?.to?.headers ?? [];
            runner.change({ to: { target, headers } });
            attached.change({ text: query, variables, cursor: 0, message: '' });
          }}
        />,
        places.aside,
      )}
    </>
  );
}

interface HelpersProps extends HistoryPaneProps {
  readonly attached: Attached;
}

/** What helps to write the next request. */
function Helpers({ attached, ...history }: HelpersProps): ReactNode {
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
