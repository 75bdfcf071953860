import type { ReactNode } from 'react';
import { useCallback, useState } from 'react';
import clsx from 'clsx';
import { useLoading } from '../use-loading';
import styles from './styles.module.css';
import { useSingleKeys } from './useSingleKeys';
import { useSiteKeys } from './useSiteKeys';
import { t } from '../../t';

const importDialog = () => import('./KeyboardDialog');

/** The keys of the site, and the button that lists them; the list itself is loaded on demand. */
export function KeyboardHelp(): ReactNode {
  const [dialog, load] = useLoading(importDialog);
  const [isOpen, setIsOpen] = useState(false);
  const [singleKeys, setSingleKeys] = useSingleKeys();

  const open = useCallback(() => {
    setIsOpen(true);
    load();
  }, [load]);
  useSiteKeys(singleKeys, open);

  return (
    <div className={styles.space}>
      <button type="button" className={clsx('needsScripts', styles.button)} onClick={open}>
        {t('keys.title')}
      </button>
      {dialog.status === 'failed' && <p role="alert">{t('keys.failed')}</p>}
      {isOpen && dialog.status === 'done' && (
        <dialog.value.KeyboardDialog
          singleKeys={singleKeys}
          onSingleKeysChange={setSingleKeys}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}
