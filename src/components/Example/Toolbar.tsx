import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { PersonaId } from '../../sandbox/personas';
import { personas } from '../../sandbox/personas';
import type { RunnerState } from './state';
import styles from './toolbar.module.css';
import type { UseRunner } from './useRunner';

export interface ToolbarProps {
  readonly state: RunnerState;
  readonly act: UseRunner['act'];
  readonly choose: UseRunner['choose'];
  /** Where the request is not edited from the start. */
  readonly onEdit?: () => void;
}

/** What can be done with a request. Not to be seen until the page is alive, but at its place. */
export function Toolbar({ state, act, choose, onEdit }: ToolbarProps): ReactNode {
  return (
    <div className={styles.toolbar}>
      <button
        type="button"
        className={clsx(styles.button, styles.run)}
        onClick={() => act((runner) => runner.run())}
      >
        Run
      </button>
      {onEdit && (
        <button type="button" className={styles.button} onClick={onEdit}>
          {state.draft ? 'Restore' : 'Edit'}
        </button>
      )}
      <label className={styles.persona}>
        as
        <select
          className={styles.button}
          value={state.persona}
          onChange={({ target }) => choose(target.value as PersonaId)}
        >
          {personas.map(({ id, label, description }) => (
            <option key={id} value={id} title={description}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <p
        role="status"
        className={clsx(styles.message, state.run.status === 'failed' && styles.failed)}
      >
        {state.message}
      </p>
      <div className={styles.rest}>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => act((runner) => runner.showCopy(true))}
        >
          Copy as …
        </button>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => act((runner) => runner.share())}
        >
          Share
        </button>
        <button
          type="button"
          className={styles.quiet}
          onClick={() => act((runner) => runner.reset())}
        >
          Reset the world
        </button>
      </div>
    </div>
  );
}
