import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { expect, test } from './test';
import { visit } from './visit';

const join = '/docs/scenarios/join-a-space';

const step = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: new RegExp(`^Step ${number} of 4: `) });

/** What somebody sees after a step. */
const seen = (page: Page, number: number): Locator =>
  page.getByRole('group', { name: `After step ${number}`, exact: true });

const response = (part: Locator): Locator => part.locator('[data-part=response] pre');
const status = (part: Locator): Locator => part.locator('.answerMessage');
const button = (part: Locator, name: string): Locator =>
  part.getByRole('button', { name, exact: true });

for (const width of [1280, 375]) {
  test(`a scenario is walked by keyboard at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const said = watchConsole(page);
    await visit(page, join);
    const shown = await response(step(page, 3)).textContent();
    await button(step(page, 1), 'Next step').focus();
    for (const number of [2, 3, 4]) {
      await page.keyboard.press('Enter');
      await expect(status(step(page, number))).toHaveText(/^Answered in \d+\sms · \d+\sB$/);
      await expect(status(seen(page, number))).toHaveText(/^Answered in/);
      await expect(button(step(page, number), number < 4 ? 'Next step' : 'Run')).toBeFocused();
      await expect(step(page, number)).toBeInViewport();
    }
    await expect(response(step(page, 3))).toHaveText(shown ?? '');
    expect(await violationsIn(page)).toEqual([]);
    await page.keyboard.press('Shift+Tab');
    await expect(button(step(page, 4), 'Start again')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(button(step(page, 1), 'Next step')).toBeFocused();
    await expect(status(step(page, 1))).toHaveText('The test data is reset.');
    await expect(status(step(page, 4))).toHaveText('');
    expect(said).toEqual([]);
  });
}

test('a step that is changed changes the answers below it, until the scenario starts again', async ({
  page,
}) => {
  await visit(page, join);
  const ask = step(page, 2);
  await button(ask, 'Edit').click();
  await ask
    .getByRole('textbox', { name: 'Variables' })
    .fill(
      '{ "input": { "spaceId": "018f70c0-0000-7000-8000-000000000001", "connection": "MEMBER" } }',
    );
  await expect(status(step(page, 3))).toHaveText('Run the request to see its answer.');
  await expect(status(step(page, 1))).toHaveText('');
  await button(ask, 'Run').click();
  await expect(response(seen(page, 2))).toContainText('"message": null');
  await button(step(page, 4), 'Start again').click();
  await expect(response(seen(page, 2))).toContainText('"message": "I can take the bike');
  await expect(status(step(page, 3))).toHaveText('');
});

test('steps are run in any order', async ({ page }) => {
  await visit(page, join);
  const shown = await response(step(page, 3)).textContent();
  await button(step(page, 3), 'Run').click();
  await expect(status(step(page, 3))).toHaveText(/^Answered in/);
  await expect(response(step(page, 3))).toHaveText(shown ?? '');
  await button(step(page, 2), 'Run').click();
  await expect(response(step(page, 2))).toContainText('"connection": "REQUESTED"');
});

test('another caller of a step is refused, and those below see it', async ({ page }) => {
  await visit(page, join);
  await step(page, 3).getByRole('combobox', { name: 'as' }).selectOption('Guest');
  await button(step(page, 3), 'Run').click();
  await expect(step(page, 3).locator('.answerStatus')).toHaveText('UNAUTHENTICATED');
  await expect(response(seen(page, 3))).toContainText('"viewerConnection": "REQUESTED"');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a scenario is read with its steps, callers and answers', async ({ page }) => {
    await page.goto(join);
    await expect(page.getByText('Step 2 of 4: Ask to join')).toBeVisible();
    await expect(step(page, 2).getByText('As a member')).toBeVisible();
    await expect(response(seen(page, 2))).toContainText('"totalResults": 1');
    await expect(button(step(page, 2), 'Next step')).toBeHidden();
  });
});
