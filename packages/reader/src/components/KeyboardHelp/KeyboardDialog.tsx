import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
import { keyGroups } from './key-descriptions';
import styles from './dialog.module.css';

const title = translate({ id: 'keys.title', message: 'Keyboard shortcuts' });

export interface KeyboardDialogProps {
  readonly singleKeys: boolean;
  readonly onSingleKeysChange: (on: boolean) => void;
  readonly onClose: () => void;
}

/** The keys of the site; the browser keeps the focus within and gives it back. */
export function KeyboardDialog(props: KeyboardDialogProps): ReactNode {
  const { singleKeys, onSingleKeysChange, onClose } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // The browser gives it to the checkbox, which is at the end.
    dialog.current?.focus();
    dialog.current?.scrollTo(0, 0);
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      tabIndex={-1}
      aria-label={title}
      closedby="any"
      onClose={onClose}
    >
      <Heading as="h2" className={styles.title}>
        {title}
      </Heading>
      {keyGroups.map((group) => (
        <section key={group.where} aria-label={group.where}>
          <Heading as="h3" className={styles.where}>
            {group.where}
          </Heading>
          <dl className={styles.list}>
            {group.keys.map(({ keys, does }) => (
              <div key={does} className={styles.row}>
                <dt>{does}</dt>
                <dd>{keys.map(renderAlternative)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={singleKeys}
          onChange={({ target }) => onSingleKeysChange(target.checked)}
        />
        {translate({ id: 'keys.singleKeys', message: 'Use keys without Ctrl or ⌘' })}
      </label>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {translate({ id: 'keys.close', message: 'Close', description: 'Closes the list of keys' })}
      </button>
    </dialog>
  );
}

function renderAlternative(keys: readonly string[], index: number): ReactNode {
  return (
    <Fragment key={keys.join()}>
      {index > 0 &&
        translate({
          id: 'keys.or',
          message: ' or ',
          description: 'Between two ways to press the same',
        })}
      {keys.map((key, position) => (
        <Fragment key={key}>
          {position > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  );
}
