import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { referencePath } from 'graphql-docs-reference/graphql';
import styles from './styles.module.css';
import { SymbolList } from './SymbolList';
import type { Entry, Group, SymbolLists } from './symbols';
import { holdsWords } from './symbols';

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
export function Matches(props: MatchesProps): ReactNode {
  const { groups, lists, hasFailed, words, activePath, onItemClick } = props;
  const titles = new Map<Entry, string>();
  for (const { id, label } of groups) {
    for (const entry of lists?.get(id) ?? []) {
      if (holdsWords(entry.name, words)) titles.set(entry, label);
    }
  }
  const shown = [...titles.keys()].slice(0, mostShown);
  return (
    <>
      <p role="status" className={styles.note}>
        {lists &&
          (titles.size === 0
            ? translate({ id: 'sidebar.noMatch', message: 'No name matches.' })
            : translate(
                { id: 'sidebar.some', message: '{shown} of {count}' },
                {
                  shown: shown.length,
                  count:
                    titles.size > mostShown
                      ? titles.size
                      : groups.reduce((sum, { count }) => sum + count, 0),
                },
              ))}
      </p>
      {hasFailed && (
        <p role="alert" className={styles.note}>
          {translate({ id: 'sidebar.listFailed', message: 'The list did not load.' })}{' '}
          <Link to={referencePath}>
            {translate({ id: 'sidebar.openIndex', message: 'Open the index page' })}
          </Link>
        </p>
      )}
      <SymbolList
        entries={shown}
        titleOf={(entry) => titles.get(entry)}
        activePath={activePath}
        onItemClick={onItemClick}
      />
    </>
  );
}
