import { expect, test } from './test';
import { edges, part } from './parts';
import { createTask, open } from './sandbox';
import { visit, wake } from './visit';

const space = '/docs/graphql/types/objects/space';
const updateUser = '/docs/graphql/operations/mutations/update-authenticated-user-v2';

test.use({ viewport: { width: 375, height: 800 }, hasTouch: true, isMobile: true });

for (const path of [createTask, '/docs/graphql/types/inputs/create-task-input', '/docs/intro']) {
  test(`nothing lies over the code of ${path}`, async ({ page }) => {
    await visit(page, path);
    const covered = await page.locator('.codeContent:has(> .codeButtons)').evaluateAll((all) =>
      all.flatMap((content) => {
        const code = content.querySelector('pre')?.getBoundingClientRect();
        return [...content.querySelectorAll('button')]
          .map((button) => button.getBoundingClientRect())
          .filter(({ left }) => left < (code?.right ?? 0))
          .map(() => content.textContent);
      }),
    );
    expect(covered).toEqual([]);
  });
}

test('a button for word wrap comes into a bar without making it higher', async ({ page }) => {
  await page.goto('/docs/webhooks/receivers');
  const copy = page.getByRole('button', { name: 'Copy: receiver.mjs' });
  const before = await edges(copy);
  await wake(page);
  await copy.hover();
  await expect(page.getByRole('button', { name: 'Toggle word wrap: receiver.mjs' })).toBeVisible();
  expect(await edges(copy)).toEqual(before);
});

for (const path of [
  createTask,
  '/docs/graphql/playground',
  '/docs/graphql/check-your-client',
  '/docs/webhooks/lab',
]) {
  test(`no field of ${path} is so small that iOS enlarges the page`, async ({ page }) => {
    await visit(page, path);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const fields = page.locator('input:not([type=checkbox], [type=file]), select, textarea');
    await expect(fields).not.toHaveCount(0);
    const sizes = await fields.evaluateAll((all) =>
      all.map((field) => parseFloat(getComputedStyle(field).fontSize)),
    );
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16);
  });
}

test('a signature is read whole', async ({ page }) => {
  await visit(page, createTask);
  const signature = page.locator('.codeBlock', { hasText: 'createTask(input' }).first();
  const hidden = await signature.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  expect(hidden).toBe(0);
});

test('a signature breaks no name within a word', async ({ page }) => {
  await page.goto(updateUser);
  const signature = page.locator('.codeBlock', { hasText: 'updateAuthenticatedUserV2(' }).first();
  const lines = await signature
    .getByRole('link')
    .evaluateAll((all) =>
      all.map((link) => new Set(Array.from(link.getClientRects(), ({ top }) => top)).size),
    );
  expect(lines).toEqual([1, 1, 2, 1]);
});

test('a short title, the mark of a tested sample and its button are in one line', async ({
  page,
}) => {
  await page.goto('/docs/tutorials/near-me');
  const bar = page.locator('.codeBar', { hasText: 'cache.mjs' });
  const mark = await edges(bar.getByRole('link', { name: 'Run by the tests' }));
  const copy = await edges(bar.getByRole('button', { name: 'Copy: cache.mjs' }));
  expect(copy.top).toBeLessThan(mark.bottom);
});

test('what is folded away below an argument is as wide as its text', async ({ page }) => {
  await page.goto(updateUser);
  const [text, fold] = await page
    .locator('div.member > :is(p, .fold)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().right));
  expect(fold).toBe(text);
});

test('the link of a heading is seen where the address names it, and not before', async ({
  page,
}) => {
  await visit(page, `${space}#all-fields`);
  const mark = (id: string) =>
    page
      .locator(`#${id} > a`)
      .evaluate((name) => Number(getComputedStyle(name, '::after').opacity));
  await expect.poll(() => mark('all-fields')).toBe(1);
  for (const id of ['used-by', 'memberCount']) expect(await mark(id)).toBe(0);
  await visit(page, `${space}#memberCount`);
  await expect.poll(() => mark('memberCount')).toBe(1);
});

for (const width of [375, 320]) {
  test(`what is above the title takes one line at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      space,
      createTask,
      '/docs/graphql/types/objects/paged-space-membership-requests',
      '/docs/contributing/code-review-checklist',
      '/docs/intro',
    ]) {
      await page.goto(path);
      const top = page.locator('.pageTop');
      const { height } = (await top.boundingBox()) ?? { height: NaN };
      expect(height, path).toBeLessThan(40);
      const lines = await top
        .locator('a, button, .breadcrumbs__link')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom));
      expect(Math.max(...lines) - Math.min(...lines), path).toBeLessThan(12);
    }
  });
}

test('an example that is scrolled leaves most of the screen to the text', async ({ page }) => {
  await visit(page, createTask);
  await page
    .locator('[data-part=response]')
    .first()
    .evaluate((response) => response.scrollIntoView());
  const bar = page.locator('.exampleHead').first();
  await expect(bar).toBeInViewport();
  expect((await edges(bar)).bottom).toBeLessThanOrEqual(0.3 * 800);
});

test('what a shared link holds is said where the reader sees it', async ({ page }) => {
  const { button, run, status } = await open(page, createTask);
  await run.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await button('More').click();
  await button('Share').click();
  await expect(status).toHaveText(/link/i);
  await expect(status).toBeInViewport({ ratio: 1 });
});

test('tabs are as high as their row, however long the title is in whose place they are', async ({
  page,
}) => {
  await visit(page, '/docs/errors');
  const rows = await page
    .locator('.exampleAsked')
    .evaluateAll((all) =>
      all.map((asked) =>
        ['.exampleTabs', '.codeBar'].map(
          (name) => asked.querySelector<HTMLElement>(name)?.offsetHeight,
        ),
      ),
    );
  expect(rows.length).toBeGreaterThan(2);
  for (const [tabs, bar] of rows) expect(bar).toBe(tabs);
});

test('a table whose first column has long names is read whole', async ({ page }) => {
  await visit(page, '/docs/errors');
  const table = page.getByRole('table').filter({ hasText: 'extensions.retryAfter' });
  const hidden = await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(hidden).toBe(0);
});

test('the bar of a response has room above its words where its buttons are below them', async ({
  page,
}) => {
  await visit(page, '/docs/graphql/playground');
  await page.getByRole('button', { name: 'Run', exact: true }).click();
  const bar = part(page, 'response').locator('.codeBar');
  await expect(bar.getByText(/^Answered in/)).toBeVisible();
  const { top } = await edges(bar);
  expect((await edges(bar.getByText('Response'))).top - top).toBeGreaterThanOrEqual(4);
});

test('what is said of an answer moves neither its title nor its buttons', async ({ page }) => {
  await visit(page, '/docs/errors');
  const example = page.locator('.example').first();
  const bar = example.locator('.exampleAnswer .codeBar');
  const { top, bottom } = await edges(bar);
  await example.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(bar.getByText(/^Answered in/)).toBeVisible();
  const after = await edges(bar);
  expect(after.bottom - after.top).toBe(bottom - top);
  const title = await edges(bar.getByText('Response'));
  expect((await edges(bar.getByRole('button').last())).top).toBeLessThan(title.bottom);
});
