import type { KeyboardEvent, ReactNode } from 'react';
import { useId, useState } from 'react';
import styles from './styles.module.css';

export interface Tab {
  readonly label: string;
  readonly content: ReactNode;
}

/**
 * Tabs as the ARIA Authoring Practices describe them: arrows lead from one to the next. What is not
 * shown keeps its state.
 */
export function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
}): ReactNode {
  const id = useId();
  const [active, setActive] = useState(0);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (active + step + tabs.length) % tabs.length;
    setActive(next);
    document.getElementById(`${id}tab${next}`)?.focus();
  }

  return (
    <>
      {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus */}
      <div role="tablist" aria-label={label} className={styles.tabs} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.label}
            type="button"
            role="tab"
            id={`${id}tab${index}`}
            aria-selected={index === active}
            aria-controls={`${id}panel${index}`}
            tabIndex={index === active ? 0 : -1}
            className={styles.tab}
            onClick={() => setActive(index)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.label}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== active}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </>
  );
}
