import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import clsx from 'clsx';
import { PartsProvider } from '../CodeFrame/part';
import type { ExampleProps } from '../Example';
import { readRequest } from '../Example/read-request';
import type { Runner } from '../Example/runner';
import { splitChildren } from '../Example/split-children';
import type { Draft } from '../Example/state';
import { Toolbar } from '../Example/Toolbar';
import type { LiveModule } from '../Example/useRunner';
import { useRunner } from '../Example/useRunner';
import type { EditorHandle } from '../GraphqlEditor';
import { HistoryPane } from './HistoryPane';
import { SchemaBrowser } from './SchemaBrowser';
import styles from './styles.module.css';
import { Tabs } from './Tabs';
import { readSavedDraft, useHistory } from './useHistory';

const load = (): Promise<LiveModule> => import('../Example/live');

/** A first request in an editor, with all that helps to write the next. */
export function Playground({ as, children }: ExampleProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<EditorHandle | null>(null);
  const read = (): Draft => readRequest(root.current);
  const { live, state, act, choose } = useRunner(load, { name: '', as, read });
  const history = useHistory(state);
  const { asked, answered } = splitChildren(children);

  const begin = useEffectEvent(() => {
    const saved = readSavedDraft();
    act(async (runner) => {
      await runner.edit(saved && { ...saved, cursor: 0 });
      if (saved) runner.choose(saved.as);
      await openLink(runner);
    });
  });
  const onHashChange = useEffectEvent(() => act(openLink));
  useEffect(() => {
    begin();
    const listen = (): void => onHashChange();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);

  async function insert(coordinate: string, { write }: Runner): Promise<void> {
    const text = await write(coordinate);
    if (text === undefined) return;
    const [, root] = /^(Query|Mutation)\./.exec(coordinate) ?? [];
    const isBlank = state.draft?.query.trim() === '';
    editor?.insert(root && isBlank ? `${root.toLowerCase()} {\n  ${text}\n}` : text);
  }

  const options = { editor: setEditor, hasLineNumbers: true };
  return (
    <div ref={root} className={styles.playground}>
      <Toolbar
        state={state}
        act={act}
        choose={choose}
        onEdit={() => act(({ edit }) => edit(read()))}
      />
      <div className={styles.panes}>
        <PartsProvider value={live?.partsOf(live.runner, options) ?? {}}>
          <div className={clsx(styles.pane, styles.asked)}>{asked}</div>
          <div className={styles.pane}>{answered}</div>
        </PartsProvider>
        <aside className={styles.helpers} aria-label="Schema and history">
          <Tabs
            label="Schema and history"
            tabs={[
              {
                label: 'Schema',
                content: (
                  <SchemaBrowser
                    onInsert={(coordinate) => act((runner) => insert(coordinate, runner))}
                  />
                ),
              },
              {
                label: 'History',
                content: (
                  <HistoryPane
                    history={history}
                    onChoose={({ query, variables, as: persona }) =>
                      act((runner) => {
                        runner.choose(persona);
                        runner.change({ query, variables, cursor: 0 });
                      })
                    }
                  />
                ),
              },
            ]}
          />
        </aside>
      </div>
      {live && state.isCopying && (
        <live.CopyDialog
          request={live.runner.request()}
          onClose={() => live.runner.showCopy(false)}
        />
      )}
    </div>
  );
}

async function openLink(runner: Runner): Promise<void> {
  if (window.location.hash.startsWith('#run=')) await runner.openLink(true);
}
