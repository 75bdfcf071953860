import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../test';
import { createTask, firstRunnable, open, playground, tasksOfSpace } from '../sandbox';
import { search } from '../search';
import { visit } from '../visit';
import { popupFaults } from './faults-in-view';

interface Popup {
  readonly at: string;
  readonly widths: readonly number[];
  readonly open: (page: Page) => Promise<Locator>;
}

const all = [375, 768, 1280, 1440, 1920];
const suggestions = (page: Page): Locator =>
  page.locator('.cm-tooltip-autocomplete > ul, .cm-completionInfo');

async function complete(page: Page): Promise<Locator> {
  const { request } = firstRunnable(page);
  await request.fill('');
  await request.pressSequentially('query { tas');
  await expect(
    page.getByRole('listbox').getByRole('option', { name: 'tasksBySpaceId' }),
  ).toBeVisible();
  await expect(page.locator('.cm-completionInfo')).toHaveText('One task.');
  return suggestions(page);
}

async function explain(page: Page): Promise<Locator> {
  const { request } = firstRunnable(page);
  await request.fill('{ topics { totalResults } }');
  await request.press('Control+Home');
  for (let steps = 0; steps < 3; steps += 1) await request.press('ArrowRight');
  await request.press('F1');
  return page.locator('.cm-explanation');
}

const popups: Readonly<Record<string, Popup>> = {
  'what is suggested in the playground': { at: playground, widths: all, open: complete },
  'what is suggested in an example': {
    at: tasksOfSpace,
    widths: all,
    open: async (page) => {
      await firstRunnable(page).button('Edit').click();
      return complete(page);
    },
  },
  'the explanation of a name': { at: playground, widths: all, open: explain },
  'a fault of the variables': {
    at: playground,
    widths: all,
    open: async (page) => {
      await firstRunnable(page).variables.fill('{ "limit": "three" }');
      await page.locator('.cm-lintRange-error').hover();
      return page.locator('.cm-tooltip-lint');
    },
  },
  'the menu of an example': {
    at: createTask,
    widths: [375, 1280],
    open: async (page) => {
      const more = firstRunnable(page).button('More');
      await more.evaluate((button) => button.scrollIntoView({ block: 'center' }));
      await more.click();
      return firstRunnable(page).button('Open in playground').locator('..');
    },
  },
  'code for a client': {
    at: createTask,
    widths: all,
    open: async (page) => {
      await firstRunnable(page).press('Copy as …');
      return page.getByRole('dialog', { name: 'Copy as code' });
    },
  },
  'the contents of an operation': {
    at: createTask,
    widths: [1280, 1440],
    open: async (page) => {
      await page.getByRole('main').getByText('On this page', { exact: true }).click();
      return page.locator('.contentsFold > ul');
    },
  },
  'the question whether to send': {
    at: playground,
    widths: all,
    open: async (page) => {
      await page.getByLabel('Target').selectOption('Local API');
      await firstRunnable(page).run.click();
      return page.getByRole('dialog');
    },
  },
  'the search': {
    at: '/docs/intro',
    widths: all,
    open: async (page) => {
      await search(page, 'task');
      await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
      return page.getByRole('dialog', { name: 'Search' });
    },
  },
  'the list of keys': {
    at: '/docs/intro',
    widths: all,
    open: async (page) => {
      await page.keyboard.press('?');
      return page.getByRole('dialog');
    },
  },
  'the menu of a phone': {
    at: createTask,
    widths: [375, 768],
    open: async (page) => {
      await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
      return page.locator('.navbar-sidebar');
    },
  },
};

for (const [name, popup] of Object.entries(popups)) {
  for (const width of popup.widths) {
    test(`nothing covers ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, popup.at);
      expect(await popupFaults(await popup.open(page))).toEqual([]);
    });
  }
}

test('an explanation has a link that the keyboard reaches, and Escape closes it', async ({
  page,
}) => {
  const { request } = await open(page, playground);
  await expect(await explain(page)).toContainText('Query.topics');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Read on' })).toBeFocused();
  await request.focus();
  await page.keyboard.press('Escape');
  await expect(page.locator('.cm-explanation')).toHaveCount(0);
});
