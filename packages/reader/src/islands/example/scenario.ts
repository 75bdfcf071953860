import { operationAt } from 'graphql-docs-reference/graphql';
import type { EarlierRequest } from '../sandbox/protocol';
import { readUnfinished } from '../../language-service/read-variables';
import type { Runner } from './runner';
import { readRequest } from './show-toolbar';

/** What an example of a scenario knows of the others on its page. */
export interface Part {
  /** The requests of the steps above it: as they are now, or as the page shows them. */
  readonly earlier: (isAsOnPage?: boolean) => readonly EarlierRequest[];
  /** Runs the step below, and goes there. */
  readonly next: () => void;
  /** Has all of the scenario as the page shows it, and goes to its first step. */
  readonly restart: () => void;
  /** Has those below know when its request changes, and shows what others see once it is answered. */
  readonly tellOthers: (runner: Runner) => void;
}

interface Other {
  readonly runner: Runner;
}

/**
 * A step is answered in a new world, after the steps above it. So each can be run in any order, and
 * what a reader changes in one holds for all below it.
 */
export function createPart(
  example: HTMLElement,
  attach: (other: HTMLElement) => Other,
  attached: Pick<WeakMap<Element, Other>, 'get'>,
): Part {
  const all = [...document.querySelectorAll<HTMLElement>('[data-scenario]')].filter(
    ({ dataset }) => dataset['scenario'] === example.dataset['scenario'],
  );
  const index = all.indexOf(example);
  const above = all.slice(0, index).filter(isStep);
  const below = all.slice(index + 1);
  const nextIndex = below.findIndex(isStep);
  const looks = isStep(example) ? below.slice(0, nextIndex === -1 ? undefined : nextIndex) : [];

  return {
    earlier: (isAsOnPage) =>
      above.map((step) => requestOf(step, isAsOnPage ? undefined : attached.get(step)?.runner)),
    next: () => {
      const step = below[nextIndex];
      if (!step) return;
      goTo(step);
      void attach(step).runner.run();
    },
    restart: () => {
      for (const other of all) {
        const caller = other.dataset['as'] ?? '';
        const run = { status: 'idle' } as const;
        attached.get(other)?.runner.open({ draft: undefined, caller, run, message: '' });
      }
      const [first = example] = all;
      goTo(first);
      void attach(first).runner.reset();
    },
    tellOthers: ({ get, subscribe }) => {
      let last = get();
      subscribe(() => {
        const before = last;
        last = get();
        if (last.draft !== before.draft || last.caller !== before.caller)
          for (const other of below) attach(other).runner.refresh();
        if (before.run.status === 'running' && last.run.status === 'done')
          for (const look of looks) void attach(look).runner.run();
      });
    },
  };
}

function isStep({ dataset }: HTMLElement): boolean {
  return dataset['view'] === undefined;
}

function requestOf(step: HTMLElement, runner: Runner | undefined): EarlierRequest {
  const { draft, caller = step.dataset['as'] ?? '' } = runner?.get() ?? {};
  const { query, variables, cursor } = draft ?? readRequest(step);
  return {
    query,
    variables: readUnfinished(variables),
    operationName: operationAt(query, cursor),
    as: caller,
  };
}

/** To the beginning of an example. The focus is on what leads on from there, if there is more. */
function goTo(step: HTMLElement): void {
  step.scrollIntoView();
  const button =
    step.querySelector<HTMLElement>('[data-do=next]') ?? step.querySelector('[data-do=run]');
  button?.focus({ preventScroll: true });
}
