import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { violationsIn } from './axe';
import { createTask, open, playground, tasksOfSpace } from './sandbox';

/** Presses Tab until an element has the focus. */
async function tabTo(page: Page, name: string, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    const label =
      (await focused.getAttribute('aria-label')) ?? (await focused.textContent({ timeout: 1000 }));
    if (label?.trim() === name) return;
  }
  throw new Error(`Tab does not lead to ${name}.`);
}

test('an operation is run, edited and run again by keyboard alone', async ({ page }) => {
  const { status, request, response } = await open(page, tasksOfSpace);
  await tabTo(page, 'Skip to main content');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Run');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Answered in/);
  await tabTo(page, 'Edit');
  await page.keyboard.press('Enter');
  await expect(request).toBeFocused();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{ topics(limit: 1) { totalRes');
  await expect(page.getByRole('listbox').getByText('totalResults')).toBeVisible();
  // CodeMirror takes Enter for a new line until the list has been there for 75 ms.
  await page.waitForTimeout(150);
  await page.keyboard.press('Enter');
  await expect(request).toContainText('totalResults');
  await page.keyboard.press('Control+Enter');
  await expect(response).toContainText('"topics"');
});

test('tabs and menu of an example are worked by keyboard alone', async ({ page }) => {
  const { button } = await open(page, tasksOfSpace);
  const more = button('More');
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(button('Copy as …')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(button('Copy as …')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await expect(button('Copy as …')).toBeHidden();
  await page.keyboard.press('Enter');
  await tabTo(page, 'Request');
  await expect(button('Copy as …')).toBeHidden();
  const panel = (name: string): Locator => page.getByRole('tabpanel', { name }).first();
  await expect(panel('Request')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Variables' }).first()).toBeFocused();
  await expect(panel('Variables')).toBeVisible();
  await expect(panel('Request')).toBeHidden();
  await page.keyboard.press('ArrowRight');
  await expect(panel('Request')).toBeVisible();
});

test('Tab leaves the editor, unless the reader wants it to indent', async ({ page }) => {
  const { request } = await open(page, playground);
  await request.focus();
  await page.keyboard.press('Tab');
  await expect(request).not.toBeFocused();
  await request.fill('query');
  await page.keyboard.press('Control+m');
  await expect(page.getByText('Tab indents.')).toBeAttached();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await expect(request).toBeFocused();
  await expect(request).toHaveText('  query');
  await page.keyboard.press('Control+m');
  await page.keyboard.press('Tab');
  await expect(request).not.toBeFocused();
});

test('the playground is worked through by keyboard alone', async ({ page }) => {
  const { request, status } = await open(page, playground);
  await expect(request).toBeVisible();
  await tabTo(page, 'Run');
  await page.keyboard.press('Enter');
  await expect(status).toHaveText(/^Answered in/);
  await tabTo(page, 'Request');
  await tabTo(page, 'Variables');
  await tabTo(page, 'Schema');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'History' })).toBeFocused();
  await tabTo(page, 'ActiveSpaces');
  await page.keyboard.press('Enter');
  await expect(request).toContainText('query ActiveSpaces');
});

const states: Record<string, (page: Page) => Promise<void>> = {
  'an example that is edited': async (page) => {
    const { button, request } = await open(page, tasksOfSpace);
    await button('Edit').click();
    await request.fill('{ tasksBySpaceId(spaceId: 1) { nothing } }');
    await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  },
  'an editor that completes': async (page) => {
    const { button, request } = await open(page, tasksOfSpace);
    await button('Edit').click();
    await request.fill('{ t');
    await request.press('Control+Space');
    await expect(page.getByRole('listbox')).toBeVisible();
  },
  'the code of a request': async (page) => {
    const { press } = await open(page, tasksOfSpace);
    await press('Copy as …');
    await expect(page.getByRole('dialog')).toBeVisible();
  },
  'the variables and the menu of an example': async (page) => {
    const { button, show } = await open(page, tasksOfSpace);
    await show('Variables');
    await button('More').click();
    await expect(button('Share')).toBeVisible();
  },
  'a response with changes, of an earlier request': async (page) => {
    const { run, status, persona } = await open(page, createTask);
    await run.click();
    await expect(status).toHaveText(/^Answered in/);
    await run.click();
    await expect(page.getByRole('insertion').first()).toBeVisible();
    await persona.selectOption('Guest');
    await expect(page.getByText('Outdated response')).toBeVisible();
  },
  'the playground': async (page) => {
    const { run, status } = await open(page, playground);
    await run.click();
    await expect(status).toHaveText(/^Answered in/);
    await page.getByText('Queries', { exact: false }).last().click();
  },
};

for (const [name, enter] of Object.entries(states)) {
  for (const width of [1280, 375]) {
    test(`${name} is accessible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 812 });
      await enter(page);
      expect(await violationsIn(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }
}
