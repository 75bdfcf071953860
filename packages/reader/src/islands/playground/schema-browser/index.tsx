import type { ReactNode } from 'react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { translate } from '@docusaurus/Translate';
import { currentApi } from '../../../api';
import type { Attached } from '../../example/attach';
import { editRequest } from '../../example/edit-request';
import type { Runner } from '../../example/runner';
import { ask } from '../../sandbox';
import styles from '../styles.module.css';
import { Browser } from './Browser';
import type { SchemaIndex } from './schema-index';
import { createSchemaIndex } from './schema-index';

type BrowserState =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'done'; readonly index: SchemaIndex };

export interface SchemaBrowserProps {
  readonly attached: Attached;
}

/** The schema beside the editor: its names are those of the search, and loaded once for both. */
export function SchemaBrowser({ attached }: SchemaBrowserProps): ReactNode {
  const [state, setState] = useState<BrowserState>({ status: 'loading' });
  useEffect(() => {
    let isGone = false;
    currentApi()
      .loadSymbols()
      .then(
        (symbols) => isGone || setState({ status: 'done', index: createSchemaIndex(symbols) }),
        () => isGone || setState({ status: 'failed' }),
      );
    return () => {
      isGone = true;
    };
  }, []);
  if (state.status === 'done') return <EditingBrowser index={state.index} attached={attached} />;
  return (
    <p className={styles.empty}>
      {state.status === 'failed'
        ? translate({
            id: 'playground.schema.failed',
            message: 'The schema did not load. Check the connection and load the page again.',
          })
        : translate({ id: 'playground.schema.loading', message: 'Loading the schema …' })}
    </p>
  );
}

function EditingBrowser({
  index,
  attached: { runner, change },
}: SchemaBrowserProps & { readonly index: SchemaIndex }): ReactNode {
  const selected = useSelected(runner);
  const toggle = (coordinate: string): void => {
    void editRequest(runner, change, (request) => ask('toggle', { coordinate, ...request }));
  };
  return <Browser index={index} selected={selected} onToggle={toggle} />;
}

const none: ReadonlySet<string> = new Set();

/** Schema coordinates that the request holds at its cursor; the last ones while it does not parse. */
function useSelected(runner: Runner): ReadonlySet<string> {
  const draft = useSyncExternalStore(runner.subscribe, () => runner.get().draft);
  const [selected, setSelected] = useState(none);
  useEffect(() => {
    if (!draft) return undefined;
    let isOver = false;
    const { query: text, variables, cursor } = draft;
    const timer = setTimeout(() => {
      ask('selected', { text, variables, cursor }).then(
        (found) => {
          if (found && !isOver) setSelected(new Set(found));
        },
        () => undefined,
      );
    }, 100);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [draft]);
  return selected;
}
