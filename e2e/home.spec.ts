import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { visit } from './visit';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const endpoint = /^https:\/\/api\.[^ ]+\/graphql$/;

test('the home page says what the platform is, and what stands on it', async ({ page }) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(/^Build on /);
  await expect(main.getByText(/one GraphQL endpoint/)).toBeVisible();
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Start here',
    'Guides by task',
    'What the API covers',
    'What changed in the API',
    'From the blog',
    'Community',
  ]);
});

for (const [width, height] of [
  [1280, 800],
  [1600, 900],
] as const) {
  test(`the first window at ${width} by ${height} px holds the actions and the example`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    const main = page.getByRole('main');
    const start = main.getByRole('link', { name: 'Get started' });
    const playground = main.getByRole('link', { name: 'Open playground' });
    const example = main.getByRole('group', { name: 'Example' });
    for (const part of [start, playground, main.getByText(endpoint), example]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    expect(await leftOf(example)).toBeGreaterThan(width / 2 - 100);
    await expect(start).toHaveAttribute('href', '/docs/intro');
    await expect(playground).toHaveAttribute('href', '/docs/graphql/playground');
    const outlined = await playground.evaluate((link) => getComputedStyle(link).backgroundColor);
    await expect(start).not.toHaveCSS('background-color', outlined);
  });
}

test('on a phone nothing is wider than the window, and the first query runs', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(/^Answered in/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a newcomer has three numbered steps, before the guides', async ({ page, request }) => {
  await page.goto('/');
  const steps = page.getByRole('main').getByRole('list').first();
  expect(await steps.evaluate((list) => list.localName)).toBe('ol');
  await expect(steps.getByRole('listitem')).toHaveText([
    /^Send your first query.+\.$/,
    /^Sign people in.+\.$/,
    /^Go live.+\.$/,
  ]);
  for (const href of await hrefs(page, 'Start here')) {
    expect((await request.get(href)).status(), href).toBe(200);
  }
});

test('the endpoint is copied, and a reader is told', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Copy the endpoint' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(endpoint);
});

test('where the browser refuses to copy, the endpoint is selected', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Copy the endpoint' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Not copied' })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(endpoint);
});

test('the first query comes with links to the reference, and its response', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const [query = '', response = ''] = html.match(/<pre[\s\S]*?<\/pre>/g) ?? [];
  expect(query).toContain('/docs/graphql/operations/queries/spaces');
  expect(query).toContain('/docs/graphql/types/objects/space#memberCount');
  expect(response).toContain('memberCount');
});

test('the first query is run by a guest', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('combobox', { name: 'as' })).toHaveValue('guest');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(page.getByText(/^Answered in/)).toBeVisible();
});

test('each task and each domain leads to a page, and domains to their section', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const tasks = await hrefs(page, 'Guides by task');
  const domains = await hrefs(page, 'What the API covers');
  expect(tasks.length).toBeGreaterThan(6);
  for (const href of tasks) expect((await request.get(href)).status(), href).toBe(200);
  const landing = await (await request.get('/docs/graphql')).text();
  const anchors = domains.map((href) => href.replace('/docs/graphql#', ''));
  expect(anchors).toContain('domain-spaces');
  for (const anchor of anchors) expect(landing).toMatch(new RegExp(`id="?${anchor}[" >]`));
});

test('a domain counts what the reference lists of it', async ({ page }) => {
  await page.goto('/');
  const spaces = page.getByRole('listitem').filter({ hasText: /^Polls/ });
  const count = Number(
    /(\d+) operations?, \d+ types?$/.exec((await spaces.textContent()) ?? '')?.[1],
  );
  await spaces.getByRole('link').click();
  await expect(page.locator('h3#domain-polls')).toBeVisible();
  const operations = page.getByRole('paragraph').filter({ hasText: /^(Queries|Mutations):/ });
  const listed = page.locator('h3#domain-polls ~ p').and(operations).locator('a');
  const own = await listed.evaluateAll(
    (links) =>
      links.filter((link) => {
        let before = link.closest('p')?.previousElementSibling;
        while (before && before.tagName !== 'H3') before = before.previousElementSibling;
        return before?.id === 'domain-polls';
      }).length,
  );
  expect(own).toBe(count);
});

test('the newest post comes first, with its day', async ({ page }) => {
  await page.goto('/blog');
  const newest = await page.getByRole('article').first().getByRole('heading').textContent();
  await page.goto('/');
  const news = section(page, 'From the blog');
  await expect(news.getByRole('listitem').first()).toContainText(newest ?? '');
  await expect(news.locator('time').first()).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\d$/);
});

test('the communities and the code are named', async ({ page }) => {
  await page.goto('/');
  const community = section(page, 'Community');
  for (const name of ['Source code', 'Mastodon', 'LinkedIn', 'Instagram', 'YouTube', 'Facebook']) {
    await expect(community.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
});

test('without JavaScript all is there but the button', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText(endpoint).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy the endpoint' })).toBeHidden();
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Spaces', exact: true }),
  ).toBeVisible();
  await context.close();
});

function section(page: Page, name: string): ReturnType<Page['locator']> {
  return page.locator('section').filter({ has: page.getByRole('heading', { name }) });
}

async function leftOf(locator: Locator): Promise<number> {
  return (await locator.boundingBox())?.x ?? 0;
}

function hrefs(page: Page, name: string): Promise<string[]> {
  return section(page, name)
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
