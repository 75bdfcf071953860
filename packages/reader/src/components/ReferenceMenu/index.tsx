import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import clsx from 'clsx';
import { loadLists, useSiblings } from '@reference-lists';
import groups from '@generated/graphql-reference/default/groups.json';
import { categories, referencePath } from 'graphql-docs-reference/graphql';
import { chooseOrder, chooseWords, chosenWords, useOrder, useWords } from './choices';
import { Status } from '../Status';
import { useLoading } from '../use-loading';
import { ListFailure, MenuGroup } from './MenuGroup';
import styles from './styles.module.css';
import { showCurrent, SymbolList } from './SymbolList';
import type { Entry, Group, SymbolLists } from './symbols';
import { holdsWords, nearby } from './symbols';
import { t } from '../../t';

interface ReferenceMenuProps {
  readonly activePath: string;
  readonly onItemClick?: () => void;
}

/** The symbols of the reference in the sidebar, by domain or by kind, and a filter of their names. */
export function ReferenceMenu({ activePath, onItemClick }: ReferenceMenuProps): ReactNode {
  const path = activePath.replace(/\/$/, '');
  const menu = useRef<HTMLLIElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const order = useOrder();
  const words = useWords();
  const { lists, siblings, hasFailed, load } = useLists(path, words !== '');
  const orders = (['domain', 'kind'] as const).filter((one) => groups[one].length > 0);

  useEffect(() => {
    if (!field.current) return;
    // The reader may have typed before this could listen.
    if (field.current.value === '') field.current.value = chosenWords();
    else chooseWords(field.current.value);
  }, []);

  useEffect(() => {
    // Of the reference, the entries after the lists are its own, too.
    const entries = menu.current?.parentElement;
    if (entries) showCurrent(entries);
  }, [order, path]);

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- these only load ahead
    <li ref={menu} className={styles.menu} onPointerEnter={load} onFocus={load}>
      <div className={styles.tools}>
        <input
          ref={field}
          type="search"
          className={styles.field}
          placeholder={t('sidebar.filter')}
          aria-label={t('sidebar.filterLabel')}
          onInput={({ currentTarget }) => chooseWords(currentTarget.value)}
        />
        {orders.length > 1 && (
          <div role="group" aria-label={t('sidebar.order')} className={styles.orders}>
            {orders.map((one) => (
              <button
                key={one}
                type="button"
                className={clsx('clean-btn', styles[one])}
                aria-pressed={order && order === one}
                onClick={() => chooseOrder(one)}
              >
                {one === 'domain' ? t('sidebar.byDomain') : t('sidebar.byKind')}
              </button>
            ))}
          </div>
        )}
      </div>
      {words !== '' && (
        <Matches
          groups={groups[orders.length > 1 ? (order ?? 'domain') : 'kind']}
          lists={lists}
          hasFailed={hasFailed}
          words={words}
          activePath={path}
          onItemClick={onItemClick}
        />
      )}
      {orders.map((one) => (
        <ul key={one} className={styles.groups} data-order={one}>
          {groups[one].map((group) => (
            <MenuGroup
              key={group.id}
              group={group}
              near={siblings[one]?.group === group.id ? siblings[one] : undefined}
              all={lists?.get(group.id)}
              hasFailed={hasFailed}
              load={load}
              titleOf={one === 'domain' ? kindOf : () => undefined}
              activePath={path}
              onItemClick={onItemClick}
            />
          ))}
        </ul>
      ))}
    </li>
  );
}

/** Those near the symbol of the page come with it; all are in one small file, loaded on demand. */
function useLists(path: string, isWanted: boolean) {
  const [state, load] = useLoading(loadLists);
  const sent = useSiblings(path);
  const lists = state.status === 'done' ? state.value : undefined;
  // In the dev server no page has a file to come with.
  const isMissing = !sent.kind && path.startsWith(`${referencePath}/`);

  useEffect(() => {
    if ((isMissing || isWanted) && state.status === 'idle') load();
  });

  const siblings = sent.kind || !lists ? sent : nearby(lists, groups, path);
  return { lists, siblings, hasFailed: state.status === 'failed', load };
}

function kindOf({ path }: Entry): string | undefined {
  const folder = path.slice(referencePath.length + 1, path.lastIndexOf('/'));
  return categories.find((category) => category.folder === folder)?.label;
}

interface MatchesProps {
  readonly groups: readonly Group[];
  readonly lists: SymbolLists | undefined;
  readonly hasFailed: boolean;
  readonly words: string;
  readonly activePath: string;
  readonly onItemClick: (() => void) | undefined;
}

/** More than anybody reads. */
const mostShown = 100;

/** The symbols whose names hold what the reader typed, in the order of the menu. */
function Matches(props: MatchesProps): ReactNode {
  const { groups, lists, hasFailed, words, activePath, onItemClick } = props;
  const titles = new Map<Entry, string>();
  for (const { id, label } of groups) {
    for (const entry of lists?.get(id) ?? []) {
      if (holdsWords(entry.name, words)) titles.set(entry, label);
    }
  }
  const shown = [...titles.keys()].slice(0, mostShown);
  const count =
    titles.size > mostShown ? titles.size : groups.reduce((sum, group) => sum + group.count, 0);
  const said =
    titles.size === 0 ? t('sidebar.noMatch') : t('sidebar.some', { shown: shown.length, count });
  return (
    <>
      <Status className={styles.note}>{lists ? said : ''}</Status>
      {hasFailed && <ListFailure index={referencePath} />}
      <SymbolList
        entries={shown}
        titleOf={(entry) => titles.get(entry)}
        activePath={activePath}
        onItemClick={onItemClick}
      />
    </>
  );
}
