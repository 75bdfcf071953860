import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { createTask, open, playground, tasksOfSpace } from './sandbox';
import { expect, test } from './test';

const choice = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('combobox', { name, exact: true }).first();

/** At the top and without the menu, where nothing covers anything. */
async function violationsAtTop(page: Page): Promise<string[]> {
  await page.keyboard.press('Escape');
  await page.evaluate(() => window.scrollTo(0, 0));
  return violationsIn(page);
}

/** Opens the menu in which an example has its choices; the playground shows them. */
async function openChoices(example: Locator | Page): Promise<void> {
  if ('goto' in example && example.url().includes(playground)) return;
  const more = example.getByRole('button', { name: 'More', exact: true }).first();
  await more.focus();
  await more.press('Enter');
}

/** Gives the focus to a list and presses a key. */
async function chooseByKey(page: Page, name: string, key: string): Promise<void> {
  await choice(page, name).focus();
  await page.keyboard.press(key);
}

for (const [width, path] of [
  [1280, tasksOfSpace],
  [375, tasksOfSpace],
  [1280, playground],
  [375, playground],
] as const) {
  test(`a condition is chosen by keyboard on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const said = watchConsole(page);
    const { run, response, outcome } = await open(page, path);
    await run.focus();
    await openChoices(page);
    await expect(choice(page, 'Simulate')).toBeVisible();
    await chooseByKey(page, 'Simulate', 'l');
    await expect(outcome).toHaveText('RATE_LIMITED');
    const facts = page.locator('.answerFacts').first();
    await expect(facts).toContainText('The limit of requests is reached, so nothing has run.');
    await expect(facts).toContainText('HTTP 200 OK');
    await expect(facts).toContainText('Retry-After');
    expect(await violationsAtTop(page)).toEqual([]);
    await openChoices(page);
    await chooseByKey(page, 'Simulate', 'ArrowDown');
    await expect(page.getByText('No response arrived.', { exact: true })).toBeVisible();
    expect(await violationsAtTop(page)).toEqual([]);
    await openChoices(page);
    await chooseByKey(page, 'Simulate', 'Home');
    await expect(response).toContainText('"totalResults"');
    await expect(facts).toBeHidden();
    expect(said).toEqual([]);
  });

  test(`a field is chosen to fail by keyboard on ${path} at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    const said = watchConsole(page);
    const { run, request, response, outcome } = await open(page, path);
    // Its editor begins with the request anew, for which no field fails.
    if (path === playground) await expect(request).toBeVisible();
    await run.focus();
    await openChoices(page);
    await choice(page, 'Fail a field').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(outcome).toHaveText('INTERNAL');
    await expect(page.locator('.answerFacts').first()).toContainText('totalResults is Int!, so');
    await expect(response.locator('del').first()).toBeVisible();
    expect(await violationsAtTop(page)).toEqual([]);
    await openChoices(page);
    await chooseByKey(page, 'Fail a field', 'Home');
    await expect(response).toContainText('"totalResults"');
    await expect(response.locator('del')).toHaveCount(0);
    expect(said).toEqual([]);
  });
}

test('a mutation whose response was lost is repeated with its key', async ({ page }) => {
  await open(page, '/docs/errors');
  const example = page.getByRole('group', { name: 'Example' }).filter({ hasText: 'mutation Ask(' });
  await example.getByRole('button', { name: 'Run' }).click();
  await expect(example.locator('.answerMessage')).toHaveText('Not answered · data changed');
  await openChoices(example);
  await example.getByRole('combobox', { name: 'Simulate' }).selectOption('nothing');
  await example.getByRole('button', { name: 'Run' }).click();
  await expect(example.locator('[data-part=response]')).toContainText('"createTask"');
});

test('a field of a mutation fails without a change that stays', async ({ page }) => {
  const { run, outcome, response } = await open(page, createTask);
  await run.focus();
  await openChoices(page);
  await choice(page, 'Fail a field').selectOption('data.createTask.id');
  await expect(outcome).toHaveText('INTERNAL');
  await expect(response).toContainText('"data": null');
});

test('a guide shows what a condition does, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto('/docs/rate-limits');
  await expect(reader.getByText('Retry-After: 5')).toBeVisible();
  await expect(reader.getByText('"retryAfter": 5')).toBeVisible();
  await expect(reader.getByRole('combobox', { name: 'Simulate' })).toHaveCount(0);
  await context.close();
});
