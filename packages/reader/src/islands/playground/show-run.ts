import { translate } from '@docusaurus/Translate';
import { readDefinitions } from 'graphql-docs-reference/graphql';
import type { Runner } from '../example/runner';

/** How long a request takes before it can be stopped, in milliseconds. */
const patience = 300;

/** Has the button that runs say what it runs, of several operations, and stop what takes long. */
export function showRun(example: Element, runner: Runner): () => void {
  const button = example.querySelector<HTMLElement>('[data-do=run]');
  if (!button) return () => undefined;
  let timer: number | undefined;

  function show(): void {
    const isRunning = runner.get().run.status === 'running';
    if (!isRunning) {
      window.clearTimeout(timer);
      timer = undefined;
      name('run', nameOfRun(runner));
    } else
      timer ??= window.setTimeout(
        () =>
          name(
            'stop',
            translate({
              id: 'playground.stop',
              message: 'Stop',
              description: 'Stops a request that takes long',
            }),
          ),
        patience,
      );
  }

  function name(action: string, label: string): void {
    if (!button || button.textContent === label) return;
    button.dataset['do'] = action;
    button.textContent = label;
  }

  show();
  const unsubscribe = runner.subscribe(show);
  return () => {
    window.clearTimeout(timer);
    unsubscribe();
  };
}

function nameOfRun(runner: Runner): string {
  const { query, operationName = '' } = runner.request();
  const operations = readDefinitions(query).filter(({ keyword }) => keyword !== 'fragment');
  return operations.length > 1
    ? translate(
        { id: 'playground.runNamed', message: 'Run {name}' },
        { name: operationName },
      ).trim()
    : translate({ id: 'playground.run', message: 'Run' });
}
