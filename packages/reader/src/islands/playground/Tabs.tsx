import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import styles from './styles.module.css';
import { tabId, TabList } from './TabList';

export interface Tab {
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
  const ids = tabs.map((_, index) => `${own}${index}`);
  const [active, setActive] = useState(ids[0] ?? '');
  const items = tabs.map((tab, index) => {
    const id = ids[index] ?? '';
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
