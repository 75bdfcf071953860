import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Attached } from '../example/attach';
import type { KeptDocuments } from './documents/keep-documents';
import { Helpers } from './Helpers';
import type { History } from './keep-history';
import { LowerPane } from './LowerPane';
import type { KeptPanels } from './panels/keep-panels';
import type { Places } from './places';
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
