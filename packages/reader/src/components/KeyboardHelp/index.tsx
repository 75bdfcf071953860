import type { ComponentType, ReactNode } from 'react';
import { useCallback, useState } from 'react';
import clsx from 'clsx';
import type { KeyboardDialogProps } from './KeyboardDialog';
import styles from './styles.module.css';
import { useSingleKeys } from './useSingleKeys';
import { useSiteKeys } from './useSiteKeys';
import { t } from '../../t';

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
        {t('keys.title')}
      </button>
      {state.status === 'failed' && <p role="alert">{t('keys.failed')}</p>}
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
