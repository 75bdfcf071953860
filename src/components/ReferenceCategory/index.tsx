import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import type { SymbolKind } from '../../graphql/categories';
import { Breakable } from '../Breakable';
import { nearSize } from './near';
import { showCurrent } from './show-current';
import styles from './styles.module.css';
import type { Extent } from './use-symbols';
import { useSymbols } from './use-symbols';

export interface ReferenceCategoryProps {
  readonly kind: SymbolKind;
  readonly label: string;
  /** Number of its symbols. */
  readonly count: number;
  /** Address of the index page of the category. */
  readonly href: string;
  readonly activePath: string;
  readonly onItemClick?: () => void;
}

/** What the reader chose, which a sidebar that is made again, as a window grows, does not lose. */
const choices = new Map<SymbolKind, Extent>();

/** A category of the reference in the sidebar: on a page of its own it lists the nearest symbols. */
export function ReferenceCategory(props: ReferenceCategoryProps): ReactNode {
  const { kind, label, count, href, activePath, onItemClick } = props;
  const listId = `symbols-${kind}`;
  const list = useRef<HTMLUListElement>(null);
  const slug = activePath.startsWith(`${href}/`)
    ? activePath.slice(href.length + 1).replace(/\/$/, '')
    : undefined;
  const [choice, setChoice] = useState(choices.get(kind));
  const extent = extentOf(choice, slug);
  const { entries, hasFailed, load } = useSymbols(kind, slug, extent);
  const isOpen = extent !== 'none';

  useEffect(() => {
    if (list.current) showCurrent(list.current);
  }, [slug, extent, entries.length]);

  function choose(next: Extent): void {
    choices.set(kind, next);
    setChoice(next);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- these only load ahead
    <li
      className={clsx('menu__list-item', styles.category)}
      onPointerEnter={slug === undefined ? undefined : load}
      onFocus={slug === undefined ? undefined : load}
    >
      <div className="menu__list-item-collapsible">
        <Link
          className={clsx('menu__link', slug !== undefined && 'menu__link--active')}
          to={href}
          aria-current={activePath.replace(/\/$/, '') === href ? 'page' : undefined}
          onClick={onItemClick}
        >
          {label} <span className={styles.count}>{count}</span>
        </Link>
        <button
          type="button"
          className={clsx('clean-btn', 'menu__caret', 'needsScripts', styles.caret)}
          aria-expanded={isOpen}
          aria-controls={listId}
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
          onClick={() => choose(isOpen ? 'none' : slug === undefined ? 'all' : 'near')}
        />
      </div>
      {hasFailed && (
        <p role="alert" className={styles.note}>
          {translate({ id: 'sidebar.listFailed', message: 'The list did not load.' })}{' '}
          <Link to={href}>
            {translate({ id: 'sidebar.openIndex', message: 'Open the index page' })}
          </Link>
        </p>
      )}
      {isOpen && slug !== undefined && count > nearSize && (
        <p className={styles.note}>
          {extent === 'near'
            ? translate(
                { id: 'sidebar.some', message: '{shown} of {count}' },
                { shown: entries.length, count },
              )
            : translate({ id: 'sidebar.all', message: 'All {count}' }, { count })}
          <button
            type="button"
            className={clsx('clean-btn', 'needsScripts', styles.more)}
            aria-controls={listId}
            onClick={() => choose(extent === 'near' ? 'all' : 'near')}
          >
            {extent === 'near'
              ? translate({ id: 'sidebar.showAll', message: 'Show all' })
              : translate({ id: 'sidebar.showFewer', message: 'Show fewer' })}
            <span className={styles.hidden}> {label}</span>
          </button>
        </p>
      )}
      {isOpen && (
        <ul ref={list} id={listId} className="menu__list" data-symbols>
          {entries.map(([name, end]) => (
            <li key={end} className="menu__list-item">
              <Link
                className={clsx('menu__link', styles.symbol, end === slug && 'menu__link--active')}
                to={`${href}/${end}`}
                aria-current={end === slug ? 'page' : undefined}
                onClick={onItemClick}
              >
                <span>
                  <Breakable>{name}</Breakable>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Only a page of the category has symbols near it. */
function extentOf(choice: Extent | undefined, slug: string | undefined): Extent {
  if (slug !== undefined) return choice ?? 'near';
  return choice === 'all' ? 'all' : 'none';
}
