import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from '../styles.module.css';
import { TabList } from '../TabList';
import { mostDocuments, titleOf } from './documents';
import type { KeptDocuments } from './keep-documents';

export interface DocumentTabsProps {
  readonly documents: KeptDocuments;
  /** Id of the element that shows the request. */
  readonly panel: string;
}

/** The requests that the reader works on. */
export function DocumentTabs({ documents, panel }: DocumentTabsProps): ReactNode {
  const { list, active, isKept } = useSyncExternalStore(documents.subscribe, documents.get);
  const tabs = list.map((one) => ({ id: one.id, label: titleOf(one), panel }));
  const title = tabs.find(({ id }) => id === active)?.label ?? '';
  const isFull = list.length >= mostDocuments;
  return (
    <>
      <TabList
        label={translate({ id: 'playground.tabs.label', message: 'Requests' })}
        tabs={tabs}
        active={active}
        onSelect={documents.select}
        onClose={documents.close}
        className={styles.documents}
      />
      {(list.length > 1 || list[0]?.query !== '') && (
        <button type="button" className={styles.closeTab} onClick={() => documents.close(active)}>
          {translate({ id: 'playground.tabs.close', message: 'Close {title}' }, { title })}
        </button>
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={translate({ id: 'playground.tabs.new', message: 'New tab' })}
        title={
          isFull
            ? translate(
                { id: 'playground.tabs.full', message: 'Close a tab first: {count} are open' },
                { count: mostDocuments },
              )
            : translate({ id: 'playground.tabs.new', message: 'New tab' })
        }
        disabled={isFull}
        onClick={() => {
          documents.add();
          // A request is written next.
          const shown = document.getElementById(panel);
          shown?.querySelector<HTMLElement>('[data-part=request] [role=textbox]')?.focus();
        }}
      >
        +
      </button>
      {!isKept && (
        <p className={styles.notKept}>
          {translate({
            id: 'playground.tabs.notKept',
            message: 'This browser does not store your tabs: they are gone when you leave.',
          })}
        </p>
      )}
    </>
  );
}
