import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';

/** Row of a field, with what is folded into it. */
function row(page: Page, name: string): Locator {
  return page.locator('.field', { has: page.locator(`[id="${name}"]`) });
}

function rows(page: Page): Locator {
  return page.locator('.field').filter({ visible: true });
}

function filter(page: Page): Locator {
  return page.getByRole('searchbox', { name: 'Filter fields' });
}

test('the first field is on the first screen, and the page is short', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(space);
  await expect(page.locator('#slug')).toBeInViewport();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(5200);
  await page.setViewportSize({ width: 375, height: 812 });
  const narrow = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(narrow).toBeLessThanOrEqual(8300);
});

test('a field is one row, which opens by mouse and by key', async ({ page }) => {
  await page.goto(space);
  const rest = row(page, 'slug').getByText(/stays the same when the name changes/);
  await expect(rest).toBeHidden();
  const more = row(page, 'slug').getByLabel('More about slug');
  await more.click();
  await expect(rest).toBeVisible();
  await more.press('Enter');
  await expect(rest).toBeHidden();
});

test('a deprecated field names its replacement in its row and is marked in the contents', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await page.goto(space);
  const link = row(page, 'isPrivate').getByRole('link', { name: 'Space.visibility' });
  await expect(link).toBeVisible();
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByText('All 43').click();
  const entry = contents.getByRole('link', { name: 'isPrivate' });
  await expect(entry).toHaveAccessibleName('isPrivate (deprecated)');
});

test('fields are filtered by name, type and description, by key alone', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page, space);
  const status = page.locator('.fieldFilterStatus');
  await filter(page).focus();
  await page.keyboard.type('datetime');
  await expect(status).toHaveText('3 of 43 fields');
  await expect(rows(page).getByRole('heading')).toHaveText([
    /^lastActivityAt/,
    /^createdAt/,
    /^updatedAt/,
  ]);
  await page.keyboard.type(' settings');
  await expect(status).toHaveText('1 of 43 fields');
  await page.keyboard.press('Escape');
  await expect(filter(page)).toHaveValue('');
  await expect(rows(page)).toHaveCount(43);
  await expect(status).toBeEmpty();
  await page.keyboard.type('no such field');
  await expect(status).toHaveText('0 of 43 fields');
  expect(said).toEqual([]);
});

test('fields are filtered by what was typed before the scripts of the page came', async ({
  page,
}) => {
  let goOn = (): void => undefined;
  const typed = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await typed;
    await route.continue();
  });
  await page.goto(space);
  await filter(page).click();
  await page.keyboard.type('datetime');
  goOn();
  await expect(page.locator('.fieldFilterStatus')).toHaveText('3 of 43 fields');
});

test('a filter never hides what the address names', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await visit(page, `${space}#updatedAt`);
  await filter(page).fill('slug');
  await expect(rows(page).getByRole('heading')).toHaveText([/^slug/, /^webUrl/, /^updatedAt/]);
  const contents = page.locator('.theme-doc-toc-desktop');
  await contents.getByText('All 43').click();
  await contents.locator('a[href="#members"]').click();
  await expect(row(page, 'members')).toBeInViewport();
  await expect(page.locator('.fieldFilterStatus')).toHaveText('3 of 43 fields');
});

for (const width of [1280, 375, 320]) {
  test(`what an address names is open, marked and below the navbar at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    await visit(page, `${space}#members`);
    await expectMarked(page, row(page, 'members'));
    await expect(row(page, 'members').getByText('Arguments', { exact: true })).toBeVisible();
    await visit(page, `${space}#members.limit`);
    await expectMarked(page, page.locator('[id="members.limit"]'));
    await visit(page, '/docs/graphql/types/enums/error-code#FORBIDDEN');
    await expectMarked(page, page.locator('tr', { has: page.locator('#FORBIDDEN') }));
    await visit(page, '/docs/intro#run-the-api-on-your-machine');
    await expectMarked(page, page.locator('#run-the-api-on-your-machine'));
  });
}

test('the mark goes with the reader to another page and along the contents', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await visit(page, `${space}#members`);
  await row(page, 'members').getByRole('link', { name: 'SpaceMember.joinedAt' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SpaceMember');
  await expectMarked(page, row(page, 'joinedAt'));
  await page.locator('.theme-doc-toc-desktop a[href="#user"]').click();
  await expectMarked(page, row(page, 'user'));
  await expect(page.locator('[data-target]')).toHaveCount(1);
});

async function expectMarked(page: Page, target: Locator): Promise<void> {
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  await expect
    .poll(async () => (await target.boundingBox())?.y ?? NaN)
    .toBeGreaterThanOrEqual((navbar?.y ?? NaN) + (navbar?.height ?? NaN));
  await expect(target).toBeInViewport();
  await expect(target).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
}

test('without scripts rows open and are marked, and nothing offers to filter', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(`${space}#slug`);
  await expectMarked(page, row(page, 'slug'));
  await row(page, 'slug').locator('summary').click();
  await expect(row(page, 'slug').getByText(/stays the same when/)).toBeVisible();
  await expect(filter(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(row(page, 'members').getByText('Arguments', { exact: true })).toBeVisible();
  await context.close();
});

test(`open, marked and filtered rows meet WCAG 2.2 AA`, async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page, `${space}#isPrivate`);
  await filter(page).fill('space');
  await expect(page.locator('.fieldFilterStatus')).not.toBeEmpty();
  expect(await violationsIn(page)).toEqual([]);
});

test('a badge stands apart from the enum value that it is about', async ({ page }) => {
  await page.goto('/docs/graphql/types/enums/collection-type');
  const value = page
    .locator('.enumValue')
    .filter({ has: page.locator('.badge') })
    .first();
  const [name, badge] = await Promise.all([
    value.locator('a').boundingBox(),
    value.locator('.badge').boundingBox(),
  ]);
  expect((badge?.x ?? 0) - ((name?.x ?? 0) + (name?.width ?? 0))).toBeGreaterThan(4);
});
