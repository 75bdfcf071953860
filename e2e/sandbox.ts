import type { Locator, Page } from '@playwright/test';
import { visit } from './visit';

export const createTask = '/docs/graphql/operations/mutations/create-task';
export const tasksOfSpace = '/docs/graphql/operations/queries/tasks-by-space-id';
/** Its first example has no variables. */
export const sdgs = '/docs/graphql/operations/queries/sdgs';
export const playground = '/docs/graphql/playground';

/** What an editor says in the place of a request. */
export const emptyRequest = 'Write a request. Ctrl and the space bar complete names.';

/** A request of a page, with what can be done with it. */
export interface Runnable {
  readonly run: Locator;
  readonly persona: Locator;
  /** The one place that says what was done. */
  readonly status: Locator;
  /** What came of it: a status of HTTP, or the codes of errors. */
  readonly outcome: Locator;
  readonly request: Locator;
  readonly variables: Locator;
  readonly response: Locator;
  readonly button: (name: string) => Locator;
  /** Presses a button that is in a menu if there is no room for it. */
  readonly press: (name: string) => Promise<void>;
  /** Shows request or variables, if one of them is shown at a time. */
  readonly show: (name: string) => Promise<void>;
}

/** Opens a page and waits until its buttons do something. */
export async function open(page: Page, path: string): Promise<Runnable> {
  await visit(page, path);
  return firstRunnable(page);
}

/** The first request of the page; in the playground the only one. */
export function firstRunnable(page: Page): Runnable {
  const main = page.getByRole('main');
  const example = main.getByRole('group', { name: 'Example' }).first();
  const isPlayground = /\/playground\b/.test(page.url());
  const part = isPlayground ? main : example;
  const button = (name: string): Locator => part.getByRole('button', { name, exact: true });
  return {
    button,
    run: button('Run'),
    persona: part.getByRole('combobox', { name: 'as' }),
    status: part.locator('.answerMessage').first(),
    outcome: part.locator('.answerStatus').first(),
    press: async (name) => {
      const more = button('More');
      if (await more.isVisible()) await more.click();
      await button(name).click();
    },
    show: async (name) => {
      const tab = part.getByRole('tab', { name, exact: true });
      if (await tab.isVisible()) await tab.click();
    },
    request: part.getByRole('textbox', { name: 'Request' }),
    variables: part.getByRole('textbox', { name: 'Variables' }),
    response: part.locator('.language-json pre').last(),
  };
}

/** Replaces the text of an editor by its own commands, which no answer of the worker undoes. */
export async function write(editor: Locator, text: string): Promise<void> {
  await editor.press('ControlOrMeta+a');
  await editor.page().keyboard.insertText(text);
}

/** Longest task of the main thread from now on, in milliseconds. */
export async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  const tasks = await page.evaluateHandle(() => {
    const durations = [0];
    new PerformanceObserver((list) => {
      durations.push(...list.getEntries().map(({ duration }) => duration));
    }).observe({ entryTypes: ['longtask'] });
    return durations;
  });
  return () => tasks.evaluate((durations) => Math.max(...durations));
}
