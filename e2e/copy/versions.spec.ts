import { expect, test } from '../test';
import { visit, wake } from '../visit';

const older = '/docs/2026.11';

test('an older guide says so, has its own address and leads to the current one', async ({
  page,
}) => {
  await visit(page, `${older}/pagination`);
  await expect(page.getByRole('alert')).toContainText('2026.11');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    `https://de.example.org${older}/pagination`,
  );
  await page.getByRole('alert').getByRole('link').click();
  await expect(page).toHaveURL(/\/docs\/pagination$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('the menu leads from version to version, and the sidebar stays in its own', async ({
  page,
}) => {
  await visit(page, '/docs/errors');
  const menu = page.locator('.navbar .dropdown');
  await menu.hover();
  // Another version has a document of its own.
  const loaded = page.waitForEvent('load');
  await menu.getByRole('link', { name: '2026.11' }).click();
  await loaded;
  await expect(page).toHaveURL(new RegExp(`${older}/errors$`));
  await wake(page);
  const links = page.locator('.menu__link[href^="/docs/"]:not([href^="/docs/graphql"])');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(3);
  expect(paths.filter((path) => !path.startsWith(older))).toEqual([]);
});

for (const [version, start] of [
  ['an older version', older],
  ['the current version', '/docs'],
] as const) {
  test(`the search of ${version} finds its guides`, async ({ page }) => {
    await visit(page, `${start}/intro`);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Die Dokumentation durchsuchen' }).fill('pagination');
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${start}/pagination$`));
  });
}

test('samples of an older version lead to the reference, and run nowhere', async ({ page }) => {
  await visit(page, `${older}/pagination`);
  await expect(page.locator('pre a[href^="/docs/graphql/"]').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ausführen' })).toHaveCount(0);
});
