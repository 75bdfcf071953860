import type { Locator, Page } from '@playwright/test';
import { open, playground } from './sandbox';
import { expect, test } from './test';

const browserOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Schema and history' });

test('fields are ticked one after the other by keyboard', async ({ page }) => {
  const { request } = await open(page, playground);
  const browser = browserOf(page);
  await request.fill('{ sdgs { number } }');
  await browser.getByRole('searchbox').fill('topics');
  const topics = browser.getByRole('checkbox', { name: 'Select topics', exact: true });
  await topics.focus();
  await page.keyboard.press('Space');
  await expect(topics).toBeChecked();
  await expect(request).toContainText('topics');
  await expect(topics).toBeFocused();
  await page.keyboard.press('Space');
  await expect(topics).not.toBeChecked();
  await expect(request).not.toContainText('topics');
});

test('a field that is ticked by mouse is written on in the request', async ({ page }) => {
  const { request } = await open(page, playground);
  const browser = browserOf(page);
  await expect(request).toBeVisible();
  await browser.getByRole('searchbox').fill('topics');
  await browser.getByRole('checkbox', { name: 'Select topics', exact: true }).click();
  await expect(request).toContainText('topics');
  await expect(request).toBeFocused();
});

test('a field that is ticked by keyboard is shown in a long request', async ({ page }) => {
  const { request } = await open(page, playground);
  await request.fill(`{ sdgs { number } }${'\n# More'.repeat(100)}`);
  const browser = browserOf(page);
  await browser.getByRole('searchbox').fill('topics');
  await browser.getByRole('checkbox', { name: 'Select topics', exact: true }).press('Space');
  await expect(request.getByText('topics')).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test('a field that is ticked stays where it is, with the focus', async ({ page }) => {
    const { request } = await open(page, playground);
    const browser = browserOf(page);
    await expect(request).toBeVisible();
    await browser.getByRole('searchbox').fill('topics');
    const topics = browser.getByRole('checkbox', { name: 'Select topics', exact: true });
    await topics.tap();
    const before = await topics.boundingBox();
    await expect(request).toContainText('topics');
    await expect(topics).toBeFocused();
    expect(await topics.boundingBox()).toEqual(before);
  });
});

for (const way of ['a group', 'a search'] as const) {
  test(`a reader goes from ${way} to an entry and back by keyboard`, async ({ page }) => {
    await open(page, playground);
    const browser = browserOf(page);
    const search = browser.getByRole('searchbox');
    if (way === 'a group') await browser.getByText('Queries').click();
    else await search.fill('space');
    const entry = browser.getByRole('button', { name: 'spaceById', exact: true });
    await entry.press('Enter');
    await expect(browser.getByRole('heading', { name: 'spaceById' })).toBeFocused();
    const type = browser.getByRole('button', { name: 'Space', exact: true });
    await type.press('Enter');
    await expect(browser.getByRole('heading', { name: 'Space', exact: true })).toBeFocused();
    const back = browser.getByRole('button', { name: '← Back' });
    await back.press('Enter');
    await expect(type).toBeFocused();
    await back.press('Enter');
    await expect(entry).toBeFocused();
    await expect(search).toHaveValue(way === 'a group' ? '' : 'space');
  });
}

test('a search shows what can be read of what it finds, and says that there is no more', async ({
  page,
}) => {
  await open(page, playground);
  const browser = browserOf(page);
  await browser.getByRole('searchbox').fill('space');
  await expect(browser.getByRole('status')).toHaveText(/^The best 40 of \d{3} results$/);
  await expect(browser.getByRole('listitem')).toHaveCount(40);
  await browser.getByRole('searchbox').fill('zzqqx');
  await expect(browser.getByRole('status')).toHaveText('Nothing in the schema has this name.');
  await expect(browser.getByRole('listitem')).toHaveCount(0);
});
