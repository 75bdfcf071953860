import type { ReactNode } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { currentApi } from '../../api';
import type { Attached } from '../example/attach';
import type { Draft } from '../example/state';
import { sayNotLoaded } from '../load-chunk';
import { mostDocuments, titleOf } from './documents/documents';
import type { KeptDocuments } from './documents/keep';
import type { KeptPanels } from './panels/make-resizable';
import type { Places } from './places';
import styles from './styles.module.css';
import { focusShown, TabList } from './TabList';
import { loadRemote } from './targets/create-send';
import { localApi, nameOfTarget } from './targets/targets';
import { t } from '../../t';

interface TopBarProps {
  readonly attached: Attached;
  readonly documents: KeptDocuments;
  readonly panels: KeptPanels;
  readonly places: Places;
  readonly draft: Draft;
}

/** The tabs, where the request of the one that is shown is sent, and what is beside it. */
export function TopBar({ attached, documents, panels, places, draft }: TopBarProps): ReactNode {
  const { runner } = attached;
  const { list } = useSyncExternalStore(documents.subscribe, documents.get);
  const { isAsideHidden } = useSyncExternalStore(panels.subscribe, panels.get);
  const { target, headers } = draft.to ?? { target: '', headers: [] };

  function choose(next: string): void {
    runner.change({ to: { target: next, headers } });
    const remote = t('playground.targets.remote', { target: next });
    runner.say(next === '' ? t('playground.targets.model') : remote);
  }

  async function ask(): Promise<void> {
    try {
      const { askAddress } = await loadRemote();
      const address = await askAddress(places.example);
      if (address !== undefined) choose(address);
    } catch (reason) {
      runner.say(sayNotLoaded('part', reason), true);
    }
  }

  return (
    <>
      <DocumentTabs documents={documents} places={places} />
      <TargetChoice
        target={target}
        addresses={[...currentApi().endpoints.offered, ...list.map((one) => one.target)]}
        onChoose={choose}
        onAsk={() => void ask()}
      />
      <button
        type="button"
        className={styles.asideSwitch}
        aria-expanded={!isAsideHidden}
        onClick={panels.toggleAside}
      >
        {t('playground.aside')}
      </button>
    </>
  );
}

type DocumentTabsProps = Pick<TopBarProps, 'documents' | 'places'>;

/** The requests that the reader works on. */
function DocumentTabs({ documents, places }: DocumentTabsProps): ReactNode {
  const { list, active, isKept } = useSyncExternalStore(documents.subscribe, documents.get);
  const { bar, example } = places;
  const tabs = list.map((one) => ({ id: one.id, label: titleOf(one), panel: example.id }));
  const title = tabs.find(({ id }) => id === active)?.label ?? '';
  const isFull = list.length >= mostDocuments;

  /** The focus would be lost with the tab or the button that had it. */
  function close(id: string): void {
    documents.close(id);
    focusShown(bar);
  }

  return (
    <>
      <TabList
        label={t('playground.tabs.label')}
        tabs={tabs}
        active={active}
        onSelect={documents.select}
        onClose={close}
        className={styles.documents}
      />
      {(list.length > 1 || list[0]?.query !== '') && (
        <button type="button" className={styles.closeTab} onClick={() => close(active)}>
          {t('playground.tabs.close', { title })}
        </button>
      )}
      <button
        type="button"
        className={styles.add}
        aria-label={t('playground.tabs.new')}
        title={
          isFull ? t('playground.tabs.full', { count: mostDocuments }) : t('playground.tabs.new')
        }
        disabled={isFull}
        onClick={() => {
          documents.add();
          // A request is written next.
          example.querySelector<HTMLElement>('[data-part=request] [role=textbox]')?.focus();
        }}
      >
        +
      </button>
      {!isKept && <p className={styles.notKept}>{t('playground.tabs.notKept')}</p>}
    </>
  );
}

interface TargetChoiceProps {
  readonly target: string;
  /** Addresses that are offered beside those that every reader has. */
  readonly addresses: readonly string[];
  readonly onChoose: (target: string) => void;
  /** Asks for an address that is not in the list. */
  readonly onAsk: () => void;
}

const another = 'another';

/** Where the request is sent. */
function TargetChoice({ target, addresses, onChoose, onAsk }: TargetChoiceProps): ReactNode {
  const offered = [...new Set(['', localApi() ?? '', ...addresses, target])];
  // An arrow key passes by each choice, and must not open a dialog: Enter does.
  const isByKey = useRef(false);
  const [isPassed, setIsPassed] = useState(false);

  function choose(value: string): void {
    setIsPassed(value === another && isByKey.current);
    if (value !== another) onChoose(value);
    else if (!isByKey.current) onAsk();
  }

  return (
    <label className={styles.target}>
      {t('playground.targets.label')}
      <select
        className="toolbarButton"
        value={isPassed ? another : target}
        onKeyDown={({ key }) => {
          isByKey.current = key !== 'Enter';
          if (key === 'Enter' && isPassed) choose(another);
        }}
        onPointerDown={() => {
          isByKey.current = false;
        }}
        onBlur={() => setIsPassed(false)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      >
        {offered.map((address) => (
          <option key={address} value={address} title={address}>
            {nameOfTarget(address)}
          </option>
        ))}
        <option value={another}>
          {isPassed ? t('playground.targets.confirm') : t('playground.targets.another')}
        </option>
      </select>
    </label>
  );
}
