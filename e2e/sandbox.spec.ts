import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { intercept, loadedAt, routePage } from './faults';
import { createTask, open, playground, tasksOfSpace, watchLongTasks } from './sandbox';

/** A second try has an address of its own. */
const scripts = /\/assets\/js\/[^/]+\.js/;

/** Has the worker go on for ever with a request that holds the word `Endless`. */
async function trapWorker(page: Page): Promise<void> {
  const trap = `self.addEventListener("message", ({ data }) => {
    while (data.task === "run" && data.request.query.includes("Endless"));
  });`;
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const code = await response.text();
    const isWorker = code.includes('importScripts');
    await route.fulfill({ response, body: isWorker ? `${trap}${code}` : code });
  });
}

test.beforeEach(intercept);

test('nothing of the sandbox is loaded before a reader wants it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { run, status } = await open(page, tasksOfSpace);
  await page.waitForLoadState('networkidle');
  const before = [...asked];
  expect(page.workers()).toEqual([]);
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  expect(page.workers()).toHaveLength(1);
  expect(asked.filter((url) => !before.includes(url)).length).toBeGreaterThan(1);
});

test('once it is loaded, requests are answered without the network', async ({ page, context }) => {
  const { run, status, button, request } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(request).toBeVisible();
  const asked: string[] = [];
  context.on('request', (sent) => asked.push(sent.url()));
  await context.setOffline(true);
  await request.fill('{ topics(limit: 1) { totalResults } }');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await button('Reset query').click();
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  expect(asked).toEqual([]);
  expect(page.workers()).toHaveLength(1);
});

test('a document that asks for too much is refused', async ({ page }) => {
  const { run, response, button, request, outcome } = await open(page, tasksOfSpace);
  const aliases = Array.from({ length: 11 }, (_, index) => `a${index}: sdgs { number }`);
  await button('Edit').click();
  await request.fill(`{ ${aliases.join(' ')} }`);
  await run.click();
  await expect(outcome).toHaveText('RATE_LIMITED');
  await expect(response).toContainText('more than 10 aliases');
});

test('a request that does not end is ended within a second, and the page answers meanwhile', async ({
  page,
}) => {
  await trapWorker(page);
  const { run, status, button, request } = await open(page, playground);
  await expect(request).toBeVisible();
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await request.fill('query Endless { topics(limit: 1) { totalResults } }');
  const longest = await watchLongTasks(page);
  const start = Date.now();
  await run.click();
  await expect(status).toHaveText('Running …');
  await page.getByRole('tab', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: 'Clear the history' })).toBeVisible();
  await expect(status).toHaveText(
    'The request took longer than a second and was stopped. All changes are undone.',
  );
  expect(Date.now() - start).toBeLessThan(10_000);
  expect(await longest()).toBeLessThan(1000);

  await request.fill('query After { topics(limit: 1) { totalResults } }');
  await button('Run').click();
  await expect(status).toHaveText(/^Answered in/);
});

test('what is pressed and chosen while the runner loads is answered when it is there', async ({
  page,
}) => {
  const { run, button, persona, status, response } = await open(page, createTask);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(scripts, async (route) => {
    const answer = await route.fetch();
    if ((await answer.text()).includes('Link copied.')) await released;
    await route.fulfill({ response: answer });
  });
  await persona.selectOption('Guest');
  await run.click();
  // At once, also where the answer is out of sight.
  await expect(button('Running …')).toBeVisible();
  await expect(status).toHaveText('Running …');
  await expect(response).not.toContainText('UNAUTHENTICATED');
  release();
  await expect(status).toHaveText(/^Answered in/);
  await expect(run).toBeVisible();
  await expect(response).toContainText('UNAUTHENTICATED');
  await expect(persona).toHaveValue('guest');
});

/** What is loaded on demand, by a text that only its script holds. */
const texts = {
  'the runner': 'Link copied.',
  'the worker': 'importScripts',
  'the editor': 'cm-editor',
  'the playground': 'playground.history',
};

async function withhold(page: Page, what: keyof typeof texts): Promise<void> {
  await page.route(scripts, async (route) => {
    const response = await route.fetch();
    const isIt = (await response.text()).includes(texts[what]);
    return isIt ? route.abort() : route.fulfill({ response });
  });
}

test('a reader is told that the playground did not load, and can try again', async ({ page }) => {
  await withhold(page, 'the playground');
  const { status, request } = await open(page, playground);
  await expect(status).toHaveText('This did not load. Check the connection and try again.');
  await expect(status).toHaveClass(/isFailed/);
  const aside = page.getByRole('complementary', { name: 'Schema and history' });
  await expect(aside.getByRole('link', { name: 'reference' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await aside.hover();
  await expect(aside.getByRole('tab', { name: 'History' })).toBeVisible();
  await expect(request).toContainText('query ActiveSpaces');
});

for (const what of ['the runner', 'the worker', 'the editor'] as const) {
  test(`a reader is told that ${what} did not load, and can try again`, async ({ page }) => {
    const { run, status, button, request } = await open(page, tasksOfSpace);
    if (what === 'the editor') {
      await run.click();
      await expect(status).toHaveText(/^Answered in/);
    }
    await withhold(page, what);
    const start = button(what === 'the editor' ? 'Edit' : 'Run');
    await start.click();
    await expect(status).toHaveText(/did not load\. Check the connection and try again\.$/);
    await expect(status).toHaveClass(/isFailed/);
    await page.unrouteAll({ behavior: 'wait' });
    await start.click();
    if (what === 'the editor') await expect(request).toBeFocused();
    else await expect(status).toHaveText(/^Answered in/);
    await expect(status).not.toHaveClass(/isFailed/);
  });
}

for (const what of ['the runner', 'the worker', 'the editor', 'the playground'] as const) {
  test(`a reload is offered where ${what} is gone with an earlier deploy`, async ({ page }) => {
    const path = what === 'the playground' ? playground : tasksOfSpace;
    await withhold(page, what);
    await routePage(page, path, async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace(/\/main\.\w+\.js/g, '/main.new.js');
      await route.fulfill({ response, body });
    });
    const { status, button } = await open(page, path);
    if (path !== playground) await button(what === 'the editor' ? 'Edit' : 'Run').click();
    await expect(status).toHaveText(
      /did not load: the site has changed since you opened this page\. Reload the page\.$/,
    );
    const before = await loadedAt(page);
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => loadedAt(page)).not.toBe(before);
  });
}
