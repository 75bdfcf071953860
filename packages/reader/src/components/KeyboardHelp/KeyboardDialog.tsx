import type { ReactNode } from 'react';
import { Fragment, useEffect, useRef } from 'react';
import Heading from '@theme/Heading';
import { translate } from '@docusaurus/Translate';
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
    where: translate({ id: 'keys.everywhere', message: 'On every page' }),
    keys: [
      {
        keys: [['/'], ['Ctrl', 'K'], ['⌘', 'K']],
        does: translate({ id: 'keys.search', message: 'Search' }),
      },
      { keys: [['[']], does: translate({ id: 'keys.previousPage', message: 'Previous page' }) },
      { keys: [[']']], does: translate({ id: 'keys.nextPage', message: 'Next page' }) },
      { keys: [['?']], does: translate({ id: 'keys.thisList', message: 'This list' }) },
      { keys: [['Esc']], does: translate({ id: 'keys.closeOpen', message: 'Close what is open' }) },
    ],
  },
  {
    where: translate({ id: 'keys.inEditor', message: 'In an editor' }),
    keys: [
      {
        keys: [
          ['Ctrl', 'Enter'],
          ['⌘', 'Enter'],
        ],
        does: translate({ id: 'keys.run', message: 'Run the request' }),
      },
      { keys: [['Ctrl', 'Space']], does: translate({ id: 'keys.complete', message: 'Complete' }) },
      {
        keys: [['F1']],
        does: translate({ id: 'keys.explain', message: 'Explain the name at the cursor' }),
      },
      {
        keys: [['Alt', 'Enter']],
        does: translate({
          id: 'keys.openPage',
          message: 'Open the page of the name at the cursor',
        }),
      },
      { keys: [['F8']], does: translate({ id: 'keys.nextProblem', message: 'Next problem' }) },
      {
        keys: [['Ctrl', '.']],
        does: translate({ id: 'keys.fix', message: 'Fix the problem at the cursor' }),
      },
      {
        keys: [
          ['Shift', 'Ctrl', 'P'],
          ['Shift', 'Alt', 'P'],
        ],
        does: translate({ id: 'keys.prettify', message: 'Prettify' }),
      },
      {
        keys: [['Ctrl', 'M']],
        does: translate({ id: 'keys.tab', message: 'Let Tab indent, or leave the editor' }),
      },
    ],
  },
  {
    where: translate({ id: 'keys.inPlayground', message: 'In the playground' }),
    keys: [
      {
        keys: [['←'], ['→'], ['Home'], ['End']],
        does: translate({ id: 'keys.anotherTab', message: 'Go to another tab' }),
      },
      {
        keys: [['Delete']],
        does: translate({ id: 'keys.closeTab', message: 'Close the tab that has the focus' }),
      },
      {
        keys: [['←'], ['→'], ['↑'], ['↓']],
        does: translate({ id: 'keys.moveBorder', message: 'Move the border that has the focus' }),
      },
      {
        keys: [['Enter']],
        does: translate({ id: 'keys.resetBorder', message: 'Give that border its usual place' }),
      },
    ],
  },
];
