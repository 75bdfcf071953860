import { expect, test } from './test';
import { frameScripts } from './faults';
import { hold } from './requests';
import { createTask } from './sandbox';

test('Run says at once that it runs, before the page has its scripts', async ({ page }) => {
  const letGo = await hold(page, frameScripts);
  await page.goto(createTask, { waitUntil: 'domcontentloaded' });
  const example = page.getByRole('group', { name: 'Example' }).first();
  const run = example.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(example.getByRole('button', { name: 'Running …' })).toBeVisible();
  letGo();
  await expect(example.locator('.answerMessage')).toHaveText(/^Answered in/);
  await expect(run).toBeVisible();
});

test('Run is itself again where the scripts do not come', async ({ page }) => {
  let refuse = (): void => undefined;
  const refused = new Promise<void>((resolve) => (refuse = resolve));
  await page.route(frameScripts, async (route) => {
    await refused;
    await route.abort();
  });
  await page.goto(createTask, { waitUntil: 'domcontentloaded' });
  const example = page.getByRole('group', { name: 'Example' }).first();
  const run = example.getByRole('button', { name: 'Run', exact: true });
  await run.click();
  await expect(run).toBeHidden();
  refuse();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(run).toBeVisible();
});
