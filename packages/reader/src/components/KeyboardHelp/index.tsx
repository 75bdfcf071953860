import type { ComponentType, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { KeyboardDialogProps } from './KeyboardDialog';
import styles from './styles.module.css';
import { useSingleKeys } from './useSingleKeys';
import { useSiteKeys } from './useSiteKeys';

type HelpState =
  | { readonly status: 'closed' | 'loading' | 'failed' }
  | { readonly status: 'open'; readonly Dialog: ComponentType<KeyboardDialogProps> };

/** The keys of the site, and the button that lists them; the list itself is loaded on demand. */
export function KeyboardHelp(): ReactNode {
  const [state, setState] = useState<HelpState>({ status: 'closed' });
  const [singleKeys, setSingleKeys] = useSingleKeys();

  const open = useCallback(() => {
    setState({ status: 'loading' });
    import('./KeyboardDialog').then(
      ({ KeyboardDialog }) => setState({ status: 'open', Dialog: KeyboardDialog }),
      () => setState({ status: 'failed' }),
    );
  }, []);
  useSiteKeys(singleKeys, open);

  return (
    <div className={styles.space}>
      <button type="button" className={clsx('needsScripts', styles.button)} onClick={open}>
        {translate({ id: 'keys.title', message: 'Keyboard shortcuts' })}
      </button>
      {state.status === 'failed' && (
        <p role="alert">
          {translate({
            id: 'keys.failed',
            message: 'The list of keys did not load. Check the connection and try again.',
          })}
        </p>
      )}
      {state.status === 'open' && (
        <state.Dialog
          singleKeys={singleKeys}
          onSingleKeysChange={setSingleKeys}
          onClose={() => setState({ status: 'closed' })}
        />
      )}
    </div>
  );
}
