import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useRef } from 'react';
import clsx from 'clsx';
import CodeBlock from '@theme/CodeBlock';
import { PartsProvider } from '../CodeFrame/part';
import { Caller } from './Caller';
import type { ExampleProps } from '.';
import { readRequest } from './read-request';
import { splitChildren } from './split-children';
import styles from './styles.module.css';
import { Toolbar } from './Toolbar';
import type { LiveModule } from './useRunner';
import { useRunner } from './useRunner';

export interface RunnableExampleProps extends ExampleProps {
  readonly load: () => Promise<LiveModule>;
}

/** An example with its buttons. What they do is loaded when the first of them is pressed. */
export function RunnableExample(props: RunnableExampleProps): ReactNode {
  const { name, as, after, children, load } = props;
  const root = useRef<HTMLDivElement>(null);
  const read = (): ReturnType<typeof readRequest> => readRequest(root.current);
  const { live, state, act, choose } = useRunner(load, { name, as, after, read });
  const { lead, asked, answered } = splitChildren(children);
  const isEditing = state.draft !== undefined;

  const openLink = useEffectEvent(() => {
    if (!window.location.hash.startsWith('#run=')) return;
    const element = root.current;
    const isFirst = element === document.querySelector(`.${styles.example}`);
    act(async (runner) => {
      if (await runner.openLink(isFirst)) element?.scrollIntoView();
    });
  });
  useEffect(() => {
    openLink();
    const listen = (): void => openLink();
    window.addEventListener('hashchange', listen);
    return () => window.removeEventListener('hashchange', listen);
  }, []);

  return (
    <div ref={root} role="group" aria-label="Example" className={styles.example}>
      {lead}
      <div className={styles.head}>
        <Caller id={as} />
        <Toolbar
          state={state}
          act={act}
          choose={choose}
          onEdit={() => act((runner) => (isEditing ? runner.restore() : runner.edit()))}
        />
      </div>
      <PartsProvider value={live?.partsOf(live.runner, { takesFocus: true }) ?? {}}>
        <div className={styles.columns}>
          <div className={styles.column}>
            {asked}
            {isEditing && asked.length === 1 && (
              <CodeBlock language="json" title="Variables">
                {' '}
              </CodeBlock>
            )}
          </div>
          <div className={clsx(styles.column, styles.answered)}>{answered}</div>
        </div>
      </PartsProvider>
      {live && state.isCopying && (
        <live.CopyDialog
          request={live.runner.request()}
          onClose={() => live.runner.showCopy(false)}
        />
      )}
    </div>
  );
}
