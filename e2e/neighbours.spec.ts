import type { Locator, Page } from '@playwright/test';
import { addStyles } from './add-styles';
import { expect, test } from './test';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';

/** List below the label of a side. */
function side(page: Page, label: 'Ways in' | 'Ways out'): Locator {
  return page.getByText(label, { exact: true }).locator('..').getByRole('list');
}

function self(page: Page): Locator {
  return side(page, 'Ways in').locator('../../..').getByText('Space', { exact: true });
}

async function box(
  locator: Locator,
): Promise<{ x: number; y: number; width: number; height: number }> {
  const found = await locator.boundingBox();
  if (!found) throw new Error('expected something in view');
  return found;
}

test('the neighbours of a type are two lists of links', async ({ page }) => {
  await page.goto(space);
  const waysIn = side(page, 'Ways in');
  await expect(waysIn.getByRole('listitem')).toHaveCount(6);
  await expect(waysIn.getByRole('listitem').first()).toHaveText('Query spaceById, spaceBySlug');
  await expect(waysIn.getByRole('link', { name: 'spaceById' })).toHaveAttribute(
    'href',
    '/docs/graphql/operations/queries/space-by-id',
  );
  await expect(side(page, 'Ways out').getByRole('link', { name: 'admins' })).toHaveAttribute(
    'href',
    '#admins',
  );
});

test('the neighbours that do not fit are one key away', async ({ page }) => {
  await visit(page, space);
  await side(page, 'Ways in')
    .getByRole('link', { name: /^and \d+ more types$/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Returned by' })).toBeInViewport();
});

test('lines end in the middle of each row, at a larger size of text too', async ({ page }) => {
  await page.setViewportSize({ width: 2400, height: 1200 });
  await page.goto(space);
  await addStyles(page, 'html { font-size: 115% }');
  const rows = side(page, 'Ways in');
  const drawing = rows.locator('..').locator('svg');
  const [first, last, lines] = await Promise.all([
    box(rows.getByRole('listitem').first()),
    box(rows.getByRole('listitem').last()),
    box(drawing),
  ]);
  const step = lines.height / 6;
  expect(first.y + first.height / 2).toBeCloseTo(lines.y + step / 2, 0);
  expect(last.y + last.height / 2).toBeCloseTo(lines.y + lines.height - step / 2, 0);
  expect(lines.x).toBeCloseTo(first.x + first.width, 0);
});

test('a phone shows the neighbours one below the other', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(space);
  const [above, middle, below] = await Promise.all([
    box(side(page, 'Ways in')),
    box(self(page)),
    box(side(page, 'Ways out')),
  ]);
  expect(above.y + above.height).toBeLessThan(middle.y);
  expect(middle.y + middle.height).toBeLessThan(below.y);
});

test('neighbours need no script, and are printed', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.emulateMedia({ media: 'print' });
  await page.goto(space);
  await expect(page.getByRole('main').locator('svg path[d^="M0 1C"]').first()).toBeVisible();
  await context.close();
});
