import { expect, test } from './test';
import type { Locator } from '@playwright/test';
import { addStyles, withLetters } from './add-styles';
import { edges, part } from './parts';
import { createTask, firstRunnable, open, tasksOfSpace } from './sandbox';
import { visit } from './visit';

/** How many lines of a block are seen whole, and how many it has. */
async function lines(of: Locator): Promise<{ seen: number; all: number }> {
  return of.locator('.codeBlock').evaluate((block) => {
    const box = block.getBoundingClientRect();
    const texts = document.createTreeWalker(block, NodeFilter.SHOW_TEXT);
    const rows: DOMRect[] = [];
    let row = document.createRange();
    row.setStart(block, 0);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { index } of (text.nodeValue ?? '').matchAll(/\n/g)) {
        row.setEnd(text, index);
        rows.push(row.getBoundingClientRect());
        row = document.createRange();
        row.setStart(text, index + 1);
      }
    }
    row.setEndAfter(block.lastChild ?? block);
    if (row.toString() !== '') rows.push(row.getBoundingClientRect());
    const end = Math.min(box.bottom, window.innerHeight);
    return {
      seen: rows.filter(({ top, bottom }) => top >= box.top && bottom <= end).length,
      all: rows.length,
    };
  });
}

test('twenty lines of request and response are seen at once, or all there are', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [
    createTask,
    tasksOfSpace,
    '/docs/graphql/operations/queries/space-by-id',
    '/docs/graphql/operations/queries/feed',
    '/docs/graphql/operations/mutations/update-space',
  ]) {
    await visit(page, path);
    const [request, response] = [
      await lines(part(page, 'request')),
      await lines(part(page, 'response')),
    ];
    const least = Math.min(20, request.all + response.all);
    expect(request.seen + response.seen, path).toBeGreaterThanOrEqual(least);
  }
});

test('variables are seen whole where the response leaves them room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const path of [tasksOfSpace, '/docs/graphql/operations/mutations/update-task']) {
    await open(page, path);
    await page.getByRole('tab', { name: 'Variables' }).first().click();
    const { seen, all } = await lines(part(page, 'variables'));
    expect(seen, path).toBe(all);
  }
});

for (const width of [1280, 1440, 1920]) {
  test(`the example covers nothing of what follows its page's text at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, '/docs/graphql/operations/queries/space-by-id');
    const main = page.getByRole('main');
    const next = main.getByRole('heading', { name: 'More examples' });
    const top = await next.evaluate((heading) => {
      window.scrollBy({ top: heading.getBoundingClientRect().top - 300, behavior: 'instant' });
      return heading.getBoundingClientRect().top;
    });
    expect(top).toBeLessThan(320);
    expect((await edges(part(page, 'response'))).bottom).toBeLessThanOrEqual(top);
  });
}

test('an example takes the width of the page, and gives it back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { button } = await open(page, createTask);
  const [request, response] = [part(page, 'request'), part(page, 'response')];
  const isBeside = async (): Promise<boolean> =>
    (await edges(request)).top === (await edges(response)).top;
  expect(await isBeside()).toBe(false);
  await button('Expand').click();
  await expect.poll(isBeside).toBe(true);
  const bar = page.getByRole('navigation', { name: 'Breadcrumbs' });
  expect((await edges(page.locator('.besideExample h2'))).top).toBeGreaterThan(
    (await edges(bar)).bottom,
  );
  await expect(request).toBeInViewport({ ratio: 1 });
  await expect(part(page, 'variables')).toBeVisible();
  expect((await edges(button('More'))).top).toBe((await edges(button('Share'))).top);
  await button('Expand').click();
  await expect.poll(isBeside).toBe(false);
});

test('the bar of a request stays as high as it is when the request is edited', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { button, request } = await open(page, createTask);
  const bar = part(page, 'request').locator('.codeBar');
  const height = async (of: Locator): Promise<number> => {
    const { top, bottom } = await edges(of);
    return bottom - top;
  };
  const before = await height(bar);
  await button('Edit').click();
  await request.fill('{ sdgs { number } }');
  const [wrap, copy] = [bar.locator('.wrapButton'), bar.locator('.copyButton')];
  expect(await height(wrap)).toBe(await height(copy));
  expect(await height(bar)).toBe(before);
});

test('on a phone the buttons of an example take one row', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { button, run, request } = await open(page, createTask);
  await button('Edit').click();
  await request.fill('{ sdgs { number } }');
  await part(page, 'response').evaluate((response) => response.scrollIntoView());
  const rows = [run, firstRunnable(page).persona, button('Reset query'), button('More')];
  for (const shown of rows) {
    const { top, bottom } = await edges(shown);
    expect(top).toBeGreaterThanOrEqual(60);
    expect(bottom).toBeLessThan(112);
  }
  await button('More').click();
  await expect(button('Open in playground')).toBeInViewport({ ratio: 1 });
});

test('an error is read whole, and says so in its colour', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, `${createTask}#example-createTask.past-day`);
  const refused = page
    .locator('[data-part=response]')
    .filter({ has: page.getByText('VALIDATION_FAILED', { exact: true }) });
  const wide = await refused
    .locator('.codeBlock')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(wide).toBe(0);
  const colour = (of: Locator): Promise<string> =>
    of.evaluate((element) => getComputedStyle(element).color);
  const good = await colour(part(page, 'response').getByText('200', { exact: true }));
  expect(await colour(refused.getByText('VALIDATION_FAILED', { exact: true }))).not.toBe(good);
});

test('a reader who wants large letters has the text above its example', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const lead = page.locator('.besideLead');
  await withLetters(page, 24, async () => {
    await page.goto(createTask);
    expect((await edges(part(page, 'request'))).top).toBeGreaterThan((await edges(lead)).bottom);
  });
});

test('where variables are shown, editing begins with them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const { button, show, variables } = await open(page, createTask);
  await show('Variables');
  await button('Edit').click();
  await expect(variables).toBeFocused();
});

test('a press on a caller beside the answer leaves the page where it is', async ({ page }) => {
  const { outcome } = await open(page, createTask);
  const guest = page.getByRole('cell').getByRole('button', { name: 'Guest', exact: true });
  await guest.evaluate((button) => button.scrollIntoView({ block: 'center' }));
  const before = await page.evaluate(() => window.scrollY);
  await guest.click();
  await expect(outcome).toContainText('UNAUTHENTICATED');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
});

test('the text beside an example keeps its room when a style sheet doubles its letters', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(createTask);
  await addStyles(page, 'html { font-size: 200% }');
  const { left, right } = await edges(page.locator('.besideRest'));
  expect(right - left).toBeGreaterThan(300);
});
