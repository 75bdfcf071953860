import { expect, test } from '@playwright/test';
import { watchConsole } from './console';
import { createTask, firstRunnable, open, tasksOfSpace } from './sandbox';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

test('run gives the response that the page shows', async ({ page }) => {
  const said = watchConsole(page);
  const { run, status, response } = await open(page, tasksOfSpace);
  const shown = (await response.textContent()) ?? '';
  await run.click();
  await expect(status).toHaveText(/^Answered in \d+ ms\.$/);
  await expect(response).toHaveText(shown);
  expect(said).toEqual([]);
});

test('a guest is told to sign in', async ({ page }) => {
  const { run, persona, status, response } = await open(page, createTask);
  await persona.selectOption('Guest');
  await run.click();
  await expect(status).toHaveText(/^Answered with UNAUTHENTICATED in/);
  await expect(response).toContainText('"code": "UNAUTHENTICATED"');
});

test('a change is seen by the next query, until the world is reset', async ({ page }) => {
  const { run, status, button, request, response } = await open(page, createTask);
  const count = async (): Promise<string> => {
    await button('Edit').click();
    await request.fill(`{ tasksBySpaceId(spaceId: "${garden}") { totalResults } }`);
    await run.click();
    await expect(response).toContainText('"tasksBySpaceId"');
    const text = await response.textContent();
    await button('Restore').click();
    return text ?? '';
  };
  const before = await count();
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  expect(await count()).not.toBe(before);
  await button('Reset the world').click();
  await expect(status).toHaveText('The world of the sandbox has begun anew.');
  expect(await count()).toBe(before);
});

test('what is edited is run, and can be given up', async ({ page }) => {
  const { run, button, request, variables, response, status } = await open(page, tasksOfSpace);
  const shown = (await response.textContent()) ?? '';
  await button('Edit').click();
  await expect(request).toBeFocused();
  await request.fill('query Tasks($id: UUID!) { tasksBySpaceId(spaceId: $id) { totalResults } }');
  await variables.fill('{ "id": "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11" }');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(response).toHaveText(
    /^\{\s+"data": \{\s+"tasksBySpaceId": \{\s+"totalResults": \d+\s/,
  );
  await button('Restore').click();
  await expect(request).toBeHidden();
  await expect(response).toHaveText(shown);
});

test('nothing moves when editing begins', async ({ page }) => {
  const { run, button, request, response } = await open(page, tasksOfSpace);
  const distance = async (): Promise<number> => {
    const [top, bottom] = [await run.boundingBox(), await response.boundingBox()];
    return (bottom?.y ?? 0) - (top?.y ?? 0);
  };
  const before = await distance();
  await button('Edit').click();
  await expect(request).toBeFocused();
  expect(await distance()).toBeCloseTo(before);
});

test('the editor completes, explains and marks faults', async ({ page }) => {
  const { button, request } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await request.fill('{ tasksBySpaceId(spaceId: 1) { dat } }');
  await expect(page.locator('.cm-lintRange-error').first()).toHaveText('1');
  await request.press('End');
  for (let steps = 0; steps < 4; steps += 1) await request.press('ArrowLeft');
  await request.press('Control+Space');
  const option = page.getByRole('option', { name: 'data' });
  await expect(option).toContainText('[Task!]!');
  await request.press('Enter');
  await expect(request).toHaveText(/\{ data \} \}$/);
  await request.press('F1');
  const tooltip = page.locator('.cm-explanation');
  await expect(tooltip).toContainText('PagedTasks.data: [Task!]!');
  await expect(tooltip.getByRole('link', { name: 'Read on' })).toHaveAttribute(
    'href',
    '/docs/graphql/types/objects/paged-tasks#data',
  );
});

test('a link brings the request to whoever opens it', async ({ page, context }) => {
  const { button, request, persona, status } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await request.fill('query Shared { topics(limit: 1) { totalResults } }');
  await persona.selectOption('Guest');
  await button('Share').click();
  await expect(status).toHaveText(/^Link copied\./);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${tasksOfSpace}#run=`);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (sent) => asked.push(sent.url()));
  await other.goto(link);
  const opened = firstRunnable(other);
  await expect(opened.request).toHaveText('query Shared { topics(limit: 1) { totalResults } }');
  await expect(opened.persona).toHaveValue('guest');
  await opened.run.click();
  await expect(opened.status).toHaveText(/^Answered in/);
  expect(asked.filter((url) => url.includes('run='))).toEqual([]);
});

for (const hash of ['#run=', '#run=zAAAA', '#run=j%E0%A4%A', '#run=z!']) {
  test(`a link that ends in ${hash} is said to be unreadable`, async ({ page }) => {
    const { status, request } = await open(page, `${tasksOfSpace}${hash}`);
    await expect(status).toHaveText('The link holds no request that can be read. Was it cut off?');
    await expect(request).toHaveCount(0);
  });
}

for (const [client, text] of [
  ['cURL', /^curl https:\/\/api\..*Bearer <access token>/s],
  ['fetch', /await fetch\('https:\/\/api\./],
  ['Apollo Client', /from '@apollo\/client'/],
  ['urql', /from '@urql\/core'/],
  ['graphql-request', /from 'graphql-request'/],
] as const) {
  test(`a request can be copied as ${client}`, async ({ page }) => {
    const { button } = await open(page, tasksOfSpace);
    await button('Copy as …').click();
    const dialog = page.getByRole('dialog', { name: 'Copy as code' });
    await dialog.getByText(client, { exact: true }).click();
    await dialog.getByRole('button', { name: `Copy as ${client}` }).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
    await page.keyboard.press('Escape');
    await expect(button('Copy as …')).toBeFocused();
  });
}

test('without JavaScript an example is read, and has no buttons', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(tasksOfSpace);
  const { run, response } = firstRunnable(page);
  await expect(response).toContainText('"tasksBySpaceId"');
  await expect(run).toBeHidden();
  await context.close();
});
