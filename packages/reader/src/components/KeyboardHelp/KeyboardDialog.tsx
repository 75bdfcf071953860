import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import Heading from '@theme/Heading';
import styles from './dialog.module.css';
import { t } from '../../t';

const title = t('keys.title');

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
        {t('keys.singleKeys')}
      </label>
      <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
        {t('keys.close')}
      </button>
    </dialog>
  );
}

function renderAlternative(keys: readonly string[], index: number): ReactNode {
  return (
    <Fragment key={keys.join()}>
      {index > 0 && t('keys.or')}
      {keys.map((key, position) => (
        <Fragment key={key}>
          {position > 0 && ' + '}
          <kbd>{key}</kbd>
        </Fragment>
      ))}
    </Fragment>
  );
}

interface KeyDescription {
  /** Alternatives, each of them keys that are pressed together. */
  readonly keys: readonly (readonly string[])[];
  readonly does: string;
}

interface KeyGroup {
  readonly where: string;
  readonly keys: readonly KeyDescription[];
}

const keyGroups: readonly KeyGroup[] = [
  {
    where: t('keys.everywhere'),
    keys: [
      {
        keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']],
        does: t('keys.search'),
      },
      { keys: [['[']], does: t('keys.previousPage') },
      { keys: [[']']], does: t('keys.nextPage') },
      { keys: [['?']], does: t('keys.thisList') },
      { keys: [['Esc']], does: t('keys.closeOpen') },
    ],
  },
  {
    where: t('keys.inEditor'),
    keys: [
      {
        keys: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        does: t('keys.run'),
      },
      { keys: [['Ctrl', 'Space']], does: t('keys.complete') },
      {
        keys: [['F1']],
        does: t('keys.explain'),
      },
      { keys: [['F8']], does: t('keys.nextProblem') },
      {
        keys: [
          ['Shift', 'Ctrl', 'P'],
          ['Shift', 'Alt', 'P'],
        ],
        does: t('keys.prettify'),
      },
      {
        keys: [['Ctrl', 'M']],
        does: t('keys.tab'),
      },
    ],
  },
  {
    where: t('keys.inPlayground'),
    keys: [
      {
        keys: [['←'], ['→'], ['Home'], ['End']],
        does: t('keys.anotherTab'),
      },
      {
        keys: [['Delete']],
        does: t('keys.closeTab'),
      },
      {
        keys: [['←'], ['→'], ['↑'], ['↓']],
        does: t('keys.moveBorder'),
      },
      {
        keys: [['Enter']],
        does: t('keys.resetBorder'),
      },
    ],
  },
];
