import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { Attached } from '../example/attach';
import type { Runner } from '../example/runner';
import type { Draft } from '../example/state';
import { sentHeaders } from '../sandbox/request-headers';
import { HeadersPane } from './headers/HeadersPane';
import { HistoryPane } from './HistoryPane';
import type { HistoryEntry } from './documents/documents';
import type { History, KeptDocuments } from './documents/keep';
import type { KeptPanels } from './panels/make-resizable';
import type { Places } from './places';
import { SchemaBrowser } from './schema-browser';
import styles from './styles.module.css';
import { focusShown, tabId, TabList, Tabs } from './TabList';
import { TopBar } from './TopBar';
import { t } from '../../t';

interface ShellProps {
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
  const open = (entry: HistoryEntry): void => {
    documents.open(entry);
    focusShown(places.bar);
  };
  const replace = ({ query, variables, as, target }: HistoryEntry): void => {
    runner.choose(as);
    const headers = runner.get().draft?.to?.headers ?? [];
    runner.change({ to: { target, headers } });
    attached.change({ text: query, variables, cursor: 0, message: '' });
  };
  return (
    <>
      {draft && <TopBar {...props} draft={draft} />}
      {draft && <LowerPane runner={runner} draft={draft} places={places} />}
      {createPortal(
        <Tabs
          label={t('playground.aside')}
          tabs={[
            {
              label: t('playground.schema'),
              content: <SchemaBrowser attached={attached} />,
            },
            {
              label: t('playground.history'),
              content: <HistoryPane history={history} onOpen={open} onReplace={replace} />,
            },
          ]}
        />,
        places.aside,
      )}
    </>
  );
}

interface LowerPaneProps {
  readonly runner: Runner;
  readonly draft: Draft;
  readonly places: Places;
}

/** Variables and headers, one of which is shown below the request. */
function LowerPane({ runner, draft, places }: LowerPaneProps): ReactNode {
  const [active, setActive] = useState('variables');
  const { variables, headers: panel, lowerTitle } = places;
  const { target, headers } = draft.to ?? { target: '', headers: [] };
  const count = sentHeaders(headers).length;
  useEffect(() => {
    for (const [id, element] of Object.entries({ variables, headers: panel })) {
      element.role = 'tabpanel';
      element.setAttribute('aria-labelledby', tabId(id));
      element.hidden = id !== active;
    }
  }, [active, variables, panel]);
  return (
    <>
      {createPortal(
        <TabList
          label={t('playground.lower')}
          tabs={[
            {
              id: 'variables',
              label: t('playground.variables'),
              panel: variables.id,
            },
            {
              id: 'headers',
              label:
                count === 0 ? t('playground.headers') : t('playground.headersCount', { count }),
              panel: panel.id,
            },
          ]}
          active={active}
          onSelect={setActive}
          className={styles.lowerTabs}
        />,
        lowerTitle,
      )}
      {createPortal(
        <HeadersPane
          headers={headers}
          target={target}
          onChange={(next) => runner.change({ to: { target, headers: next } })}
        />,
        panel,
      )}
    </>
  );
}
