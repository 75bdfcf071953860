import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import clsx from 'clsx';
import { indexAfterKey } from '../example/show-tabs';
import styles from './styles.module.css';

interface TabItem {
  readonly id: string;
  readonly label: string;
  /** Id of the element that it shows. */
  readonly panel: string;
}

interface TabListProps {
  readonly label: string;
  readonly tabs: readonly TabItem[];
  readonly active: string;
  readonly onSelect: (id: string) => void;
  /** Tabs that can be closed are, by Delete, the middle button of the mouse or their cross. */
  readonly onClose?: (id: string) => void;
  readonly className?: string | undefined;
}

/** Tabs as the ARIA Authoring Practices describe them: what a key leads to is shown. */
export function TabList(props: TabListProps): ReactNode {
  const { label, tabs, active, onSelect, onClose, className } = props;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => keepInView(list.current), [active]);

  function onKeyDown(event: KeyboardEvent): void {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === 'Delete' && onClose) {
      event.preventDefault();
      onClose(active);
      return;
    }
    const index = tabs.findIndex(({ id }) => id === active);
    const next = tabs.at(indexAfterKey(event.key, index, tabs.length) ?? tabs.length);
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    focusShown(event.currentTarget);
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs have the focus
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={clsx(styles.tabs, className)}
      onKeyDown={onKeyDown}
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={tabId(tab.id)}
          aria-selected={tab.id === active}
          aria-controls={tab.panel}
          aria-keyshortcuts={onClose && 'Delete'}
          tabIndex={tab.id === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onSelect(tab.id)}
          onAuxClick={onClose && ((event) => closeByMiddle(event, () => onClose(tab.id)))}
        >
          <span className={styles.tabLabel}>{tab.label}</span>
          {onClose && tabs.length > 1 && <Cross onClose={() => onClose(tab.id)} />}
        </button>
      ))}
    </div>
  );
}

/** Scrolls the list to the tab that is shown, also when one of them becomes wider or narrower. */
function keepInView(list: Element | null): (() => void) | undefined {
  const tab = list?.querySelector('[aria-selected=true]');
  if (!list || !tab) return undefined;
  const observer = new ResizeObserver(() => {
    const [all, one] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
    list.scrollLeft += Math.min(0, one.left - all.left) || Math.max(0, one.right - all.right);
  });
  observer.observe(list);
  observer.observe(tab);
  return () => observer.disconnect();
}

/** Id of the element of a tab, by which its panel is named. */
export function tabId(id: string): string {
  return `tab-${id}`;
}

/** For the pointer alone: a button within a tab would be lost to screen readers. */
function Cross({ onClose }: { readonly onClose: () => void }): ReactNode {
  const close = (event: MouseEvent): void => {
    event.stopPropagation();
    onClose();
  };
  return (
    <span className={styles.cross} aria-hidden="true" onClick={close}>
      ×
    </span>
  );
}

function closeByMiddle({ button }: MouseEvent, close: () => void): void {
  if (button === 1) close();
}

/** Has the tab that is shown take the focus, once it is marked as that. */
export function focusShown(around: Element | null): void {
  window.requestAnimationFrame(() => {
    around?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  });
}

interface Tab {
  readonly label: string;
  readonly content: ReactNode;
}

/** Tabs with what they show. What is not shown keeps its state. */
export function Tabs({
  label,
  tabs,
}: {
  readonly label: string;
  readonly tabs: readonly Tab[];
}): ReactNode {
  const own = useId();
  const [active, setActive] = useState(`${own}0`);
  const items = tabs.map((tab, index) => {
    const id = `${own}${index}`;
    return { ...tab, id, panel: `${id}panel` };
  });
  return (
    <>
      <TabList label={label} tabs={items} active={active} onSelect={setActive} />
      {items.map(({ id, panel, content }) => (
        <div
          key={id}
          role="tabpanel"
          id={panel}
          aria-labelledby={tabId(id)}
          hidden={id !== active}
          className={styles.panel}
        >
          {content}
        </div>
      ))}
    </>
  );
}
