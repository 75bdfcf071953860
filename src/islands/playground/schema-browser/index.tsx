import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { loadSymbols } from '../../../components/Search/load-names';
import styles from '../styles.module.css';
import type { BrowserProps } from './Browser';
import { Browser } from './Browser';
import type { SchemaIndex } from './schema-index';
import { createSchemaIndex } from './schema-index';

type BrowserState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'done'; readonly index: SchemaIndex };

export type SchemaBrowserProps = Pick<BrowserProps, 'onInsert'>;

/** The schema beside the editor: its names are those of the search, and loaded once for both. */
export function SchemaBrowser({ onInsert }: SchemaBrowserProps): ReactNode {
  const [state, setState] = useState<BrowserState>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    loadSymbols().then(
      (symbols) => isGone || setState({ status: 'done', index: createSchemaIndex(symbols) }),
      () => isGone || setState({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (state.status === 'done') return <Browser index={state.index} onInsert={onInsert} />;
  return (
    <p className={styles.empty}>
      {state.status === 'failed'
        ? 'The schema did not load. Check the connection and load the page again.'
        : 'Loading the schema …'}
    </p>
  );
}
