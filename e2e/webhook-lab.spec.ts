import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { expect, test } from './test';
import { visit } from './visit';

const path = '/docs/webhooks/lab';

const lab = (page: Page): Locator => page.getByRole('group', { name: 'Webhook lab' });
const button = (page: Page, name: string): Locator =>
  lab(page).getByRole('button', { name, exact: true });
const log = (page: Page): Locator => lab(page).getByRole('log').getByRole('listitem');
const events = (page: Page): Locator => lab(page).getByLabel('Event', { exact: true });

/** Presses buttons by keyboard, one after the other. */
async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await expect(button(page, name)).toBeEnabled();
    await button(page, name).press('Enter');
  }
}

for (const width of [1280, 375]) {
  test(`a receiver is sent good and bad deliveries by keyboard at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const said = watchConsole(page);
    await visit(page, path);
    await press(page, 'Create a task');
    await expect(lab(page).getByText('On its way to your receiver: task.created')).toBeVisible();
    await expect(lab(page).getByText('The signature matches the body')).toBeVisible();
    await press(page, 'Deliver');
    await expect(log(page).last()).toHaveText(/^task\.created, sequence 1: 204\. The event is new/);
    await expect(lab(page).getByText('Copy of the receiver: “Water the beds”, OPEN')).toBeVisible();
    await press(page, 'Send it again', 'Deliver');
    await expect(log(page).last()).toHaveText(/204\. The receiver knows this ID/);
    await press(page, 'Delay by 6 minutes', 'Deliver');
    await expect(log(page).last()).toHaveText(/401\. The timestamp is more than 5 minutes away/);
    await press(page, 'Send it again', 'Change the body');
    await expect(lab(page).getByText("which isn't in the header.")).toBeVisible();
    await press(page, 'Deliver');
    await expect(log(page).nth(3)).toHaveText(/401\. No signature matches/);
    await press(page, 'Send it again', 'Sign with a guess', 'Deliver');
    await expect(log(page).nth(4)).toHaveText(/401\. No signature matches/);
    expect(await violationsIn(page)).toEqual([]);
    expect(said).toEqual([]);
  });
}

test('a button that waits for an event has no other colours than its neighbours', async ({
  page,
}) => {
  await visit(page, path);
  await expect(button(page, 'Send it again')).toBeDisabled();
  await expect(events(page)).toBeDisabled();
  const [deliver, again] = await Promise.all(
    ['Deliver', 'Send it again'].map((name) =>
      button(page, name).evaluate((element) => getComputedStyle(element).backgroundColor),
    ),
  );
  expect(deliver).toBe(again);
});

test('events in another order leave the newest copy', async ({ page }) => {
  await visit(page, path);
  await press(page, 'Create a task', 'Rename the task');
  await expect(events(page).getByRole('option')).toHaveCount(2);
  await press(page, 'Finish the task');
  await expect(events(page)).toHaveValue('task.completed, sequence 3');
  await press(page, 'Deliver');
  const copy = lab(page).getByText('Copy of the receiver: “Water the beds and the hedge”, DONE');
  await expect(copy).toBeVisible();
  await events(page).selectOption('task.created, sequence 1');
  await press(page, 'Deliver');
  await expect(log(page).last()).toHaveText(
    'task.created, sequence 1: 204. The event is new. The receiver stored its ID and read the task. Its copy is as new, so it stays.',
  );
  await expect(copy).toBeVisible();
});

test('a mutation that changes nothing sends no event, and the lab starts again', async ({
  page,
}) => {
  await visit(page, path);
  await press(page, 'Create a task');
  await expect(button(page, 'Deliver')).toBeEnabled();
  await press(page, 'Finish the task', 'Finish the task');
  await expect(lab(page).getByText('Nothing changed, so there is no event.')).toBeVisible();
  await press(page, 'Start again');
  await expect(events(page).getByRole('option')).toHaveCount(0);
  await expect(button(page, 'Deliver')).toBeDisabled();
  await expect(lab(page).getByText('No event yet.')).toBeVisible();
});

test('a reader who edits the body and the secret sees whether the signature still matches', async ({
  page,
}) => {
  await visit(page, path);
  await press(page, 'Create a task');
  const matches = lab(page).getByText('The signature matches the body');
  await expect(matches).toBeVisible();
  await lab(page).getByLabel('Secret that the receiver knows').fill('another');
  await expect(matches).toBeHidden();
  await press(page, 'Deliver');
  await expect(log(page)).toHaveText(/401\. No signature matches/);
  await lab(page).getByLabel('Secret that the receiver knows').fill('local-webhook-secret');
  await expect(matches).toBeVisible();
  await lab(page).getByLabel('Body', { exact: true }).press('Space');
  await expect(matches).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a recorded run takes the place of the lab', async ({ page }) => {
    await page.goto(path);
    await expect(lab(page)).toBeHidden();
    await expect(page.getByRole('cell', { name: '6 minutes late' })).toBeVisible();
  });
});
