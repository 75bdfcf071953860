import type { ReactNode } from 'react';
import { useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import { currentApi } from '../../api';
import type { Attached } from '../example/attach';
import type { Draft } from '../example/state';
import { sayNotLoaded } from '../say-not-loaded';
import { DocumentTabs } from './documents/DocumentTabs';
import type { KeptDocuments } from './documents/keep-documents';
import type { KeptPanels } from './panels/keep-panels';
import type { Places } from './places';
import styles from './styles.module.css';
import { loadRemote } from './targets/create-send';
import { sayTarget } from './targets/say-target';
import { TargetChoice } from './targets/TargetChoice';

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
    runner.say(sayTarget(next));
  }

  async function ask(): Promise<void> {
    try {
      const { askAddress } = await loadRemote();
      const address = await askAddress(places.example);
      if (address !== undefined) choose(address);
    } catch (reason) {
      runner.say(sayNotLoaded('part', reason));
    }
  }

  return (
    <>
      <DocumentTabs documents={documents} panel={places.example.id} />
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
        {translate({ id: 'playground.aside', message: 'Schema and history' })}
      </button>
    </>
  );
}
