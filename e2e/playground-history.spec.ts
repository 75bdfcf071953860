import { expect, test } from './test';
import { blockStorage } from './faults';
import { firstRunnable, open, playground } from './sandbox';
import { turnTo } from './tabs';

test('the history keeps what was run, with time and variables, until it is cleared', async ({
  page,
}) => {
  const first = await open(page, playground);
  await first.request.fill('query Kept { topics(limit: 1) { totalResults } }');
  await first.variables.fill('{ "unused": 1 }');
  // A query is asked again at once for whom a reader chooses.
  await first.persona.selectOption('Guest');
  await expect(first.status).toHaveText(/^Answered in/);
  await first.request.fill('query Written { topics { totalResults } }');
  await first.persona.selectOption('Moderator');
  await page.reload();
  const { request, persona } = firstRunnable(page);
  await expect(request).toContainText('query Written');
  await expect(persona).toHaveValue('moderator');
  await page.getByRole('tab', { name: 'History' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'Kept' });
  await expect(entry).toContainText('Guest');
  await expect(entry).toContainText('{ "unused": 1 }');
  await expect(entry.getByRole('time')).toHaveText('just now');
  await entry.getByRole('button', { name: 'Kept', exact: true }).click();
  await expect(request).toContainText('query Kept');
  await expect(page.getByRole('tab', { name: 'Kept' })).toBeFocused();
  await expect(persona).toHaveValue('guest');
  await page.getByRole('tab', { name: 'Written' }).click();
  await expect(request).toContainText('query Written');
  await entry.getByRole('button', { name: 'Replace the shown request with Kept' }).click();
  await expect(request).toContainText('query Kept');
  await expect(request).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(request).toContainText('query Written');
  await page.getByRole('button', { name: 'Clear the history' }).click();
  const none = page.getByText('Requests that you run are listed here');
  await expect(none).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(none).toBeVisible();
});

test('the history and the tabs last as long as the page where nothing can be stored', async ({
  page,
}) => {
  await blockStorage(page);
  const { request, run, status } = await open(page, playground);
  await request.fill('query Kept { topics(limit: 1) { totalResults } }');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await page.getByRole('tab', { name: 'History' }).click();
  const remove = page.getByRole('button', { name: 'Remove Kept from the history' });
  await expect(page.getByText('This browser does not store your tabs')).toBeVisible();
  await remove.click();
  await expect(remove).toHaveCount(0);
});

test('two windows add to one history, and clear it together', async ({ page, context }) => {
  const other = await context.newPage();
  const windows = [
    { window: page, name: 'One', desk: await open(page, playground) },
    { window: other, name: 'Other', desk: await open(other, playground) },
  ];
  for (const { window, name, desk } of windows) {
    // What is behind another window may draw nothing, and a click waits for that.
    await turnTo(window);
    await desk.request.fill(`query ${name} { topics(limit: 1) { totalResults } }`);
    await desk.run.click();
    await expect(desk.status).toHaveText(/^Answered in/);
  }
  for (const { window } of windows) {
    await window.bringToFront();
    await window.getByRole('tab', { name: 'History' }).click();
    for (const { name } of windows) {
      await expect(window.getByRole('button', { name, exact: true })).toBeVisible();
    }
  }
  await other.getByRole('button', { name: 'Clear the history' }).click();
  await expect(page.getByText('Requests that you run are listed here')).toBeVisible();
});

test('the history has no request that was not sent', async ({ page }) => {
  const { variables, run, status } = await open(page, playground);
  await variables.fill('{ "limit": ');
  await run.click();
  await expect(status).toHaveText(/^The variables are not valid JSON/);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByText('Requests that you run are listed here')).toBeVisible();
});

test('what is removed from the history leaves the focus beside it', async ({ page }) => {
  const { request, run, status } = await open(page, playground);
  for (const name of ['First', 'Second', 'Third', 'Fourth']) {
    await request.fill(`query ${name} { topics(limit: 1) { totalResults } }`);
    await run.click();
    await expect(status).toHaveText(/^Answered in/);
  }
  const tab = page.getByRole('tab', { name: 'History' });
  await tab.click();
  const remove = (name: string) =>
    page.getByRole('button', { name: `Remove ${name} from the history` });
  await remove('Third').press('Enter');
  await expect(remove('Third')).toHaveCount(0);
  await expect(remove('Second')).toBeFocused();
  await remove('First').press('Enter');
  await expect(remove('Second')).toBeFocused();
  await page.getByRole('button', { name: 'Clear the history' }).press('Enter');
  await expect(page.getByText('Requests that you run are listed here')).toBeVisible();
  await expect(tab).toBeFocused();
});
