import type { ReactNode } from 'react';
import { useState } from 'react';
import { translate } from '@docusaurus/Translate';
import type { SymbolRecord } from 'graphql-docs-reference/search';
import styles from '../styles.module.css';
import type { BrowserProps } from './Rows';
import { Rows } from './Rows';
import { SymbolView } from './SymbolView';

/** A search over the schema; without a query the current symbol, or all of them by kind. */
export function Browser(props: BrowserProps): ReactNode {
  const { index } = props;
  const [query, setQuery] = useState('');
  // The symbols that led here, the last one open.
  const [path, setPath] = useState<readonly SymbolRecord[]>([]);
  const symbol = path.at(-1);
  const show = (record: SymbolRecord): void => {
    setQuery('');
    setPath([...path, index.ownerOf(record)]);
  };
  const found = query.trim() === '' ? undefined : index.find(query);
  return (
    <>
      <input
        type="search"
        className={styles.search}
        aria-label={translate({ id: 'playground.schema.search', message: 'Search the schema' })}
        placeholder={translate({
          id: 'playground.schema.placeholder',
          message: 'A type or a field',
        })}
        autoComplete="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      {found && <Rows {...props} records={found} onShow={show} of="search" />}
      {found?.length === 0 && (
        <p className={styles.empty}>
          {translate({
            id: 'playground.schema.nothing',
            message: 'Nothing in the schema is called so.',
          })}
        </p>
      )}
      {!found && symbol && (
        <SymbolView
          {...props}
          symbol={symbol}
          onBack={() => setPath(path.slice(0, -1))}
          onShow={show}
        />
      )}
      {!found &&
        !symbol &&
        index.groups.map(({ label, symbols }) => (
          <details key={label} className={styles.group}>
            <summary>
              {label} <span className={styles.aside}>{symbols.length}</span>
            </summary>
            <Rows {...props} records={symbols} onShow={show} of="kind" />
          </details>
        ))}
    </>
  );
}
