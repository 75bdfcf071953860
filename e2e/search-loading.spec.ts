import type { Page } from '@playwright/test';
import { expect, test } from '@playwright/test';
import { intercept } from './faults';
import { hold } from './requests';
import { field, options, search } from './search';
import { visit } from './visit';

test.beforeEach(intercept);

test.describe('the text of the guides', () => {
  test('is looked into for what no name or heading holds', async ({ page }) => {
    await visit(page);
    await search(page, 'HMAC');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      '/docs/integration-events#check-the-signature',
    );
    await expect(options(page).first()).toContainText('HMAC');
  });

  test('is looked into on demand for the rest', async ({ page }) => {
    await visit(page);
    await search(page, 'webhook signature');
    const before = await options(page).count();
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    await expect.poll(() => options(page).count()).toBeGreaterThan(before);
  });

  test('says when its index does not load, and tries again', async ({ page }) => {
    await visit(page);
    await page.route('**/pagefind/**', (route) => route.abort());
    await search(page, 'HMAC');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The text of the guides did not load.');
    await page.unroute('**/pagefind/**');
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(options(page).first()).toContainText('HMAC');
    await expect(alert).toBeHidden();
  });

  test('says when its index stalls', async ({ page }) => {
    await page.clock.install();
    await visit(page);
    await page.route('**/pagefind/*.pagefind', () => undefined);
    const asked = page.waitForRequest('**/pagefind/*.pagefind');
    await search(page, 'HMAC');
    await page.clock.runFor(1_000);
    await asked;
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).toContainText('The text of the guides did not load.');
  });
});

test.describe('a search that does not load', () => {
  test('what is typed while the search loads is kept', async ({ page }) => {
    await visit(page);
    const release = await hold(page, '**/assets/js/*.js');
    await page.keyboard.press('/');
    await page.keyboard.type('spaceB');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Loading the search …');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('yId');
    await expect(options(page).first()).toHaveText(/spaceById/);
  });

  for (const [fault, answer] of [
    ['aborted', (page: Page) => page.route('**/assets/js/*.js', (route) => route.abort())],
    [
      'missing',
      (page: Page) => page.route('**/assets/js/*.js', (route) => route.fulfill({ status: 404 })),
    ],
    [
      'a page instead of a script',
      (page: Page) =>
        page.route('**/assets/js/*.js', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
        ),
    ],
  ] as const) {
    test(`says so and tries again: ${fault}`, async ({ page }) => {
      await visit(page);
      await answer(page);
      await page.keyboard.press('/');
      await page.keyboard.type('spaceById');
      const alert = page.getByRole('alert');
      await expect(alert).toContainText('The search did not load');
      await page.unroute('**/assets/js/*.js');
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(field(page)).toHaveValue('spaceById');
      await expect(options(page).first()).toContainText('spaceById');
    });
  }
});
