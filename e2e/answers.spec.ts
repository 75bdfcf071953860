import { expect, test } from './test';
import { createTask, firstRunnable, open, playground, sdgs } from './sandbox';

const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

test('a response marks what changed since the last run', async ({ page }) => {
  const { run, button, request, response, status } = await open(page, sdgs);
  const bar = page.locator('[data-part=response]').first();
  await button('Edit').click();
  await request.fill('{ topics(limit: 7) { limit offset } }');
  await run.click();
  await expect(status).toHaveText(/^Answered in \d+\sms · 42\sB$/);
  const marked = response.getByRole('insertion');
  await expect(marked).toHaveCount(0);
  await run.click();
  await expect(status).toHaveText(/ · the same answer as before$/);
  await request.fill('{ topics(limit: 8) { limit } }');
  await run.click();
  await expect(status).toHaveText(/ · 2 lines changed$/);
  await expect(marked).toHaveText(/^\s*"limit": 8\s*$/);
  await request.fill('{ topics(limit: 8) { no } }');
  await run.click();
  await expect(bar.getByText('VALIDATION_FAILED', { exact: true })).toBeVisible();
  await expect(status).toHaveText(/^Answered in \d+\sms · \d+\sB$/);
  await expect(marked).toHaveCount(0);
});

for (const path of [playground, '/docs/versioning']) {
  test(`what is said of a run touches no border at ${path}`, async ({ page }) => {
    const { run, status } = await open(page, path);
    await run.click();
    await expect(status).toHaveText(/^Answered in/);
    const bar = page.locator('[data-part=response] > :first-child').first();
    const [said, around] = [await status.boundingBox(), await bar.boundingBox()];
    const bottomOf = (box: typeof said): number => (box?.y ?? 0) + (box?.height ?? 0);
    expect(bottomOf(around) - bottomOf(said)).toBeGreaterThan(3);
  });
}

test('a response to an earlier request says so, until the request is that one again', async ({
  page,
}) => {
  const { run, button, persona, request, status } = await open(page, createTask);
  const example = page.getByRole('group', { name: 'Example' }).first();
  const note = example.getByText('Outdated response');
  await persona.selectOption('Guest');
  await expect(note).toBeVisible();
  await expect(status).toHaveText('Run the request to see its answer.');
  await run.click();
  await expect(status).toHaveText(/^Answered/);
  await expect(note).toHaveCount(0);
  await button('Edit').click();
  await request.fill('{ sdgs { number } }');
  await expect(note).toBeVisible();
  await button('Reset query').click();
  await persona.selectOption('Member');
  await expect(note).toHaveCount(0);
});

test('a change stays on other pages, until the page is loaded again', async ({ page }) => {
  const { run, status } = await open(page, createTask);
  await run.click();
  await expect(status).toHaveText(/ · data changed$/);
  const count = async (): Promise<string> => {
    const example = firstRunnable(page);
    await example.button('Edit').click();
    await example.request.fill(`{ tasksBySpaceId(spaceId: "${garden}") { totalResults } }`);
    await example.run.click();
    await expect(example.status).toHaveText(/^Answered in/);
    return (await example.response.textContent()) ?? '';
  };
  const link = page.getByRole('main').getByRole('link', { name: 'Task', exact: true }).first();
  await link.click();
  await page.goBack();
  const changed = await count();
  await page.reload();
  expect(await count()).not.toBe(changed);
});
