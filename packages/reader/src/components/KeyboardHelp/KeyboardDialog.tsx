import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import Heading from '@theme/Heading';
import styles from './dialog.module.css';
import { t } from '../../t';

const title = t('keys.title');

interface KeyboardDialogProps {
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
    // The browser gives it to the button.
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
      <header className={styles.head}>
        <Heading as="h2" className={styles.title}>
          {title}
        </Heading>
        <button type="button" className={styles.close} onClick={() => dialog.current?.close()}>
          {t('keys.close')}
        </button>
      </header>
      {keyGroups.map((group) => (
        <section key={group.where} aria-label={group.where}>
          <Heading as="h3" className={styles.where}>
            {group.where}
          </Heading>
          <dl className={styles.list}>
            {group.keys.map(([keys, does]) => (
              <div key={does} className={styles.row}>
                <dt>{does}</dt>
                <dd>{renderKeys(keys)}</dd>
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
    </dialog>
  );
}

/** Alternatives are between bars, and keys that are pressed together between spaces. */
function renderKeys(keys: string): ReactNode {
  return keys.split(' | ').map((alternative, index) => (
    <Fragment key={alternative}>
      {index > 0 && t('keys.or')}
      <span className={styles.together}>
        {alternative.split(' ').map((key, position) => (
          <Fragment key={key}>
            {position > 0 && ' + '}
            <kbd>{key}</kbd>
          </Fragment>
        ))}
      </span>
    </Fragment>
  ));
}

interface KeyGroup {
  readonly where: string;
  readonly keys: readonly (readonly [keys: string, does: string])[];
}

const keyGroups: readonly KeyGroup[] = [
  {
    where: t('keys.everywhere'),
    keys: [
      ['/ | Ctrl K | ⌘ K', t('keys.search')],
      ['[', t('keys.previousPage')],
      [']', t('keys.nextPage')],
      ['?', t('keys.thisList')],
      ['Esc', t('keys.closeOpen')],
    ],
  },
  {
    where: t('keys.inEditor'),
    keys: [
      ['Ctrl Enter | ⌘ Enter', t('keys.run')],
      ['Ctrl Space', t('keys.complete')],
      ['F1', t('keys.explain')],
      ['Alt Enter', t('keys.openPage')],
      ['F8', t('keys.nextProblem')],
      ['Shift Ctrl P | Shift Alt P', t('keys.prettify')],
      ['Ctrl M', t('keys.tab')],
    ],
  },
  {
    where: t('keys.inPlayground'),
    keys: [
      ['← | → | Home | End', t('keys.anotherTab')],
      ['Delete', t('keys.closeTab')],
      ['← | → | ↑ | ↓', t('keys.moveBorder')],
      ['Enter', t('keys.resetBorder')],
    ],
  },
];
