import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import styles from './styles.module.css';
import { showCurrent, SymbolList } from './SymbolList';
import type { Entry, Group, Nearby } from './symbols';
import { listId } from './symbols';
import { t } from '../../t';

interface MenuGroupProps {
  readonly group: Group;
  /** The entries near that of the page, if it is one of the group. */
  readonly near: Nearby | undefined;
  /** All entries, once they are loaded. */
  readonly all: readonly Entry[] | undefined;
  readonly hasFailed: boolean;
  readonly load: () => void;
  readonly titleOf: (entry: Entry) => string | undefined;
  readonly activePath: string;
  readonly onItemClick: (() => void) | undefined;
}

/** How many symbols of a group are listed. */
type Extent = 'none' | 'near' | 'all';

/** What the reader chose, which a sidebar that is made again, as a window grows, does not lose. */
const choices = new Map<string, Extent>();

/** A domain or a kind: on a page of its own it lists its symbols, of a large one the nearest. */
export function MenuGroup(props: MenuGroupProps): ReactNode {
  const { group, near, all, hasFailed, load, titleOf, activePath, onItemClick } = props;
  const { id, label, href, count } = group;
  const list = useRef<HTMLUListElement>(null);
  const isBrowser = useIsBrowser();
  const [choice, setChoice] = useState(choices.get(id));
  const extent = extentOf(choice, near);
  const entries = { none: [], near: near?.entries ?? [], all: all ?? near?.entries ?? [] }[extent];
  const isOpen = extent !== 'none';

  useEffect(() => {
    if (extent === 'all' && !hasFailed) load();
  });

  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [activePath, extent, entries.length]);

  function choose(next: Extent): void {
    choices.set(id, next);
    setChoice(next);
    if (next === 'all') load();
  }

  return (
    <li>
      <Link
        className={clsx('menu__link', near && 'menu__link--active')}
        to={href}
        aria-current={activePath === href ? 'page' : undefined}
        onClick={onItemClick}
      >
        {label}
      </Link>
      {/* Until then the link is as wide as the row. */}
      {isBrowser && (
        <button
          type="button"
          className={clsx('clean-btn', styles.caret)}
          aria-expanded={isOpen}
          aria-controls={listId(id)}
          aria-label={
            isOpen
              ? translate(
                  {
                    id: 'theme.DocSidebarItem.collapseCategoryAriaLabel',
                    message: "Collapse sidebar category '{label}'",
                  },
                  { label },
                )
              : translate(
                  {
                    id: 'theme.DocSidebarItem.expandCategoryAriaLabel',
                    message: "Expand sidebar category '{label}'",
                  },
                  { label },
                )
          }
          onClick={() => choose(isOpen ? 'none' : near ? 'near' : 'all')}
        />
      )}
      {hasFailed && extent === 'all' && <ListFailure index={href} />}
      {isOpen && near && (near.cut.before || near.cut.after) && (
        <button
          type="button"
          className={clsx('clean-btn', styles.more)}
          onClick={() => choose(extent === 'near' ? 'all' : 'near')}
        >
          {extent === 'near' ? t('sidebar.showAll', { count }) : t('sidebar.showFewer')}
        </button>
      )}
      {isOpen && (
        <SymbolList
          ref={list}
          id={listId(id)}
          entries={entries}
          cut={entries === all ? undefined : near?.cut}
          titleOf={titleOf}
          activePath={activePath}
          onItemClick={onItemClick}
        />
      )}
    </li>
  );
}

/** @param index address of a page that lists the symbols. */
export function ListFailure({ index }: { readonly index: string }): ReactNode {
  return (
    <p role="alert" className={styles.note}>
      {t('sidebar.listFailed')} <Link to={index}>{t('sidebar.openIndex')}</Link>
    </p>
  );
}

/** Only a page of the group has symbols near it. */
function extentOf(choice: Extent | undefined, near: Nearby | undefined): Extent {
  if (near === undefined) return choice === 'all' ? 'all' : 'none';
  return choice ?? 'near';
}
