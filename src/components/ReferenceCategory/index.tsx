import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { listOnServer, loadList } from '@reference-lists';
import type { SymbolKind } from '../../graphql/categories';
import { Breakable } from '../Breakable';
import type { Entry } from './entry';
import { near } from './near';
import styles from './styles.module.css';

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

type ListState =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'done'; readonly entries: readonly Entry[] };

/**
 * A category of the reference in the sidebar. The HTML that the server sends holds the symbols near
 * the current one; all of them come from one small file when the reader turns to the category.
 */
export function ReferenceCategory(props: ReferenceCategoryProps): ReactNode {
  const { kind, label, count, href, activePath, onItemClick } = props;
  const listId = `symbols-${kind}`;
  const [state, setState] = useState<ListState>({ status: 'idle' });
  const [expanded, setExpanded] = useState(false);
  const isBrowser = useIsBrowser();
  // Path whose symbols the server has sent. It sends none to a sidebar that is made in the browser.
  const [sentPath] = useState(isBrowser ? undefined : activePath);
  const isCurrent = activePath.startsWith(`${href}/`);
  const isWanted = expanded || (isCurrent && activePath !== sentPath);

  function load(): void {
    if (state.status !== 'idle' && state.status !== 'failed') return;
    setState({ status: 'loading' });
    loadList(kind).then(
      (entries) => setState({ status: 'done', entries }),
      () => setState({ status: 'failed' }),
    );
  }

  useEffect(() => {
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the route, not an event, asks for the list
    if (isWanted && state.status === 'idle') load();
  });

  const entries = state.status === 'done' ? state.entries : listOnServer(kind);
  const slug = isCurrent ? activePath.slice(href.length + 1).replace(/\/$/, '') : undefined;
  const shown = entries && (expanded ? entries : near(entries, slug));
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- these only load ahead
    <li
      className={clsx('menu__list-item', styles.category)}
      onPointerEnter={isCurrent ? load : undefined}
      onFocus={isCurrent ? load : undefined}
    >
      <div className="menu__list-item-collapsible">
        <Link
          className={clsx('menu__link', isCurrent && 'menu__link--active')}
          to={href}
          aria-current={activePath.replace(/\/$/, '') === href ? 'page' : undefined}
          onClick={onItemClick}
        >
          {label} <span className={styles.count}>{count}</span>
        </Link>
        <button
          type="button"
          className={clsx('clean-btn', 'menu__caret', styles.caret)}
          aria-expanded={expanded}
          aria-controls={listId}
          aria-label={expanded ? `Show fewer ${label}` : `Show all ${label}`}
          onClick={() => setExpanded(!expanded)}
        />
      </div>
      {state.status === 'failed' && expanded && (
        <p role="alert" className={styles.failure}>
          The list did not load. <Link to={href}>Open the index page</Link>
        </p>
      )}
      {(expanded || isCurrent) &&
        (shown ? (
          <ul id={listId} className="menu__list">
            {shown.map(([name, end]) => (
              <li key={end} className="menu__list-item">
                <Link
                  className={clsx(
                    'menu__link',
                    styles.symbol,
                    end === slug && 'menu__link--active',
                  )}
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
        ) : (
          // Until the list is loaded React leaves alone what the server sent.
          <ul
            id={listId}
            className="menu__list"
            dangerouslySetInnerHTML={{ __html: '' }}
            suppressHydrationWarning
          />
        ))}
    </li>
  );
}
