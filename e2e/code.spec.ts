import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { part } from './parts';
import { scriptsOf } from './requests';
import { visit, wake } from './visit';

const guide = '/docs/webhooks/receivers';
const updateTask = '/docs/graphql/operations/mutations/update-task';
const copyName = /^Copy(?: code to clipboard|: .+)$/;

function blockOf(page: Page, language: string): Locator {
  return page.locator(`.codeFrame.language-${language}`).first();
}

function boxOf(element: Locator): Promise<DOMRect> {
  return element.evaluate((one) => one.getBoundingClientRect());
}

for (const { path, language } of [
  { path: '/docs/intro', language: 'graphql' },
  { path: guide, language: 'js' },
  { path: '/docs/graphql', language: 'bash' },
]) {
  test(`a ${language} block is copied by keyboard, and says so`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    const block = blockOf(page, language);
    await block.getByRole('button', { name: copyName }).focus();
    await page.keyboard.press('Enter');
    await expect(block.getByRole('status')).toHaveText('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trimEnd()).toBe((await block.locator('code').textContent())?.trimEnd());
  });
}

test('every block has a copy button', async ({ page }) => {
  await page.goto(guide);
  const blocks = await page.locator('.codeFrame').count();
  expect(blocks).toBeGreaterThan(2);
  await expect(page.getByRole('button', { name: copyName })).toHaveCount(blocks);
});

test('the buttons of a block with a title say which code they are for', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, updateTask);
  const request = part(page, 'request');
  await request.locator('code').hover();
  await expect(request.getByRole('button', { name: 'Toggle word wrap: Request' })).toBeVisible();
  for (const block of [request, part(page, 'response')]) {
    const title = await block.locator('.codeTitle').textContent();
    await expect(block.locator('.copyButton')).toHaveAccessibleName(`Copy: ${title}`);
  }
});

test('a block with a title has the height of its buttons without scripts, too', async ({
  page,
  browser,
  baseURL,
}) => {
  const height = async (from: Page): Promise<number | undefined> =>
    (await from.locator('.codeFrame', { hasText: 'Two spaces' }).boundingBox())?.height;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const plain = await context.newPage();
  await plain.goto('/docs/intro');
  await page.goto('/docs/intro');
  const before = await height(page);
  expect(await height(plain)).toBe(before);
  await wake(page);
  expect(await height(page)).toBe(before);
  await context.close();
});

test('a copy that the browser refuses says what to do instead', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await visit(page);
  const block = blockOf(page, 'graphql');
  await block.getByRole('button', { name: copyName }).click();
  await expect(block.getByRole('status')).toHaveText('Not copied: select the text instead');
});

test('the buttons of a block without a title show, and take place, when one has the focus', async ({
  page,
}) => {
  await page.goto('/docs/contributing/');
  const block = blockOf(page, 'bash');
  const free = (): Promise<number> =>
    block.evaluate((frame) => frame.clientWidth - (frame.querySelector('pre')?.offsetWidth ?? 0));
  const button = block.getByRole('button', { name: copyName });
  await expect(button).toHaveCSS('opacity', '0');
  expect(await free()).toBe(0);
  await button.focus();
  await expect(button).toHaveCSS('opacity', '1');
  expect(await free()).toBeGreaterThan(32);
});

test('a touch screen shows the buttons', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.goto('/docs/contributing/');
  const button = blockOf(page, 'bash').getByRole('button', { name: copyName });
  await expect(button).toHaveCSS('opacity', '1');
  await context.close();
});

test('a sample that tests run says so, and leads to how', async ({ page }) => {
  await visit(page, guide);
  const mark = blockOf(page, 'js').getByRole('link', { name: 'Run by the tests' });
  await mark.click();
  await expect(page).toHaveURL(/\/docs\/contributing\/write-a-guide#add-code-in-another-language$/);
  await expect(
    page.getByRole('heading', { name: /^Add code in another language/ }),
  ).toBeInViewport();
});

test('code in any language has its colours without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(guide);
  await expect(blockOf(page, 'js').getByText('import', { exact: true }).first()).toHaveCSS(
    'color',
    'rgb(163, 36, 47)',
  );
  await context.close();
});

test('no highlighter reaches the browser', async ({ page }) => {
  const texts = await scriptsOf(page, guide);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => /Prism\b|insertBefore:.{0,40}languages/.test(text))).toEqual([]);
});

for (const width of [1280, 375]) {
  test(`what is said about a copy is beside its button at ${width} px, and over no code`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width, height: 900 });
    for (const path of [guide, '/docs/contributing/', updateTask]) {
      await visit(page, path);
      const button = page.getByRole('button', { name: copyName }).first();
      await button.click();
      await page.mouse.move(0, 0);
      await expect(button).toHaveCSS('opacity', '1');
      const said = await boxOf(page.getByText('Copied', { exact: true }));
      const pressed = await boxOf(button);
      const away = Math.max(pressed.left - said.right, pressed.top - said.bottom);
      expect(away).toBeGreaterThanOrEqual(0);
      expect(away).toBeLessThan(5);
      expect(said.bottom).toBeLessThan((await boxOf(page.locator('.codeFrame code').first())).top);
    }
  });
}

test('a line that is wrapped continues indented beside highlighted ones', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, '/docs/forming-requests');
  const frame = page.locator('.codeFrame', { hasText: 'query StartSpaces' });
  await frame.locator('code').hover();
  await frame.getByRole('button', { name: 'Toggle word wrap' }).click();
  const line = frame.locator('code > span', { hasText: 'spaces(orderBy' });
  const [whole, last] = [await boxOf(line), await boxOf(line.getByText('1', { exact: true }))];
  expect(last.top).toBeGreaterThan(whole.top + 20);
  expect(last.left).toBeGreaterThan(whole.left + 50);
});

test('a line that is wrapped continues indented', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, updateTask);
  const request = part(page, 'request');
  await request.locator('code').hover();
  await request.getByRole('button', { name: 'Toggle word wrap' }).click();
  const code = await boxOf(request.locator('code'));
  const type = await boxOf(request.getByText('UpdateTaskInput', { exact: true }));
  expect(type.top).toBeGreaterThan(code.top + 20);
  expect(type.left).toBeGreaterThan(code.left + 50);
  const signature = page.locator('.codeBlock', { hasText: 'updateTask(id' }).first();
  const result = await boxOf(signature.getByText('Task', { exact: true }));
  expect(result.top).toBeGreaterThan((await boxOf(signature)).top + 40);
  expect(result.left).toBeGreaterThan((await boxOf(signature.locator('code'))).left + 15);
});

test('a line below a highlighted one begins where it should', async ({ page }) => {
  await page.goto('/docs/errors');
  const code = page.locator('.codeBlock > code', { hasText: 'query StartScreen' }).first();
  const inner = await boxOf(code.getByText('totalResults'));
  expect((await boxOf(code.getByText('spaces'))).left).toBeLessThan(inner.left);
});
