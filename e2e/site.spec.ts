import { expect, test } from './test';
import { withLetters } from './add-styles';
import { edges } from './parts';
import { visit } from './visit';

test('the site is titled after the product and speaks English', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/ Open Source$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('/docs leads to the introduction', async ({ page }) => {
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/docs\/intro\/?$/);
});

test('/docs leads to the introduction without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto('/docs');
  await expect(page).toHaveURL(/\/docs\/intro\/?$/);
  await context.close();
});

test('the navbar leads to documentation, blog and source code', async ({ page }) => {
  await page.goto('/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
    'href',
    '/docs/intro',
  );
  await expect(navbar.getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blog');
  await expect(navbar.getByRole('link', { name: 'Source code' })).toHaveAttribute(
    'href',
    /^https:\/\//,
  );
});

test('the footer leads to the communities', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const name of ['Mastodon', 'LinkedIn', 'Instagram', 'YouTube', 'Facebook']) {
    await expect(footer.getByRole('link', { name })).toHaveAttribute('href', /^https:\/\//);
  }
});

test('the colour mode is light at first, can be switched, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page);
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-theme', 'light');
  const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
  await expect(toggle).toHaveAccessibleName(/currently light mode/);
  await toggle.click();
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await expect(toggle).toHaveAccessibleName(/currently dark mode/);
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'dark');
});

test('the links of the bar keep apart where letters have twice their size', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const bar = page.getByRole('navigation', { name: 'Main' });
  await withLetters(page, 32, async () => {
    await page.goto('/docs/intro');
    expect((await edges(bar.getByRole('link', { name: 'Blog' }))).right).toBeLessThanOrEqual(
      (await edges(bar.getByRole('link', { name: 'Source code' }))).left,
    );
  });
});

test('the first stop of the keyboard is the skip link', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  const navbar = await page.locator('.navbar').boundingBox();
  const next = await page.getByRole('main').locator(':focus').boundingBox();
  expect(next?.y).toBeGreaterThanOrEqual(navbar?.height ?? 0);
});

test('pages name their canonical address and their language', async ({ page }) => {
  await page.goto('/docs/intro');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /^https:\/\/[^/]+\/docs\/intro$/,
  );
  // Of a site in one language there is no other one to name; `e2e/copy/german.spec.ts` has two.
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await expect(page.locator('meta[name^=docsearch]')).toHaveCount(0);
});

test('icons of the frame have their shapes from a style sheet', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/docs/graphql/types/objects/space');
  const shown = [
    page.locator('.navbar [class*=colorModeToggle] span'),
    page.getByRole('link', { name: 'Home page' }).locator('span'),
  ];
  for (const icon of shown) {
    await expect(icon).toHaveCount(1);
    await expect(icon).toHaveCSS('mask-image', /^url\("data:image\/svg\+xml,/);
    expect((await icon.boundingBox())?.width).toBeGreaterThan(15);
  }
});

test('contents list headings of levels 2 and 3', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto('/docs/graphql/types/objects/space');
  const contents = page.locator('.theme-doc-toc-desktop');
  await expect(contents.getByRole('link', { name: 'Used by', exact: true })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'Returned by', exact: true })).toBeVisible();
});

test('the menu replaces the navbar below 996 px', async ({ page }) => {
  const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
  await page.setViewportSize({ width: 997, height: 800 });
  await visit(page);
  await expect(toggle).toBeHidden();
  await page.setViewportSize({ width: 996, height: 800 });
  await expect(toggle).toBeVisible();
  await toggle.click();
  await expect(page.getByRole('link', { name: 'GraphQL API' }).first()).toBeVisible();
});
