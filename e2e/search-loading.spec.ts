import type { Page, Route } from '@playwright/test';
import { expect, test } from './test';
import { frameScripts, intercept } from './faults';
import { hold } from './requests';
import { field, options, search } from './search';
import { visit } from './visit';

test.beforeEach(intercept);

test.describe('the text of the guides', () => {
  test('ranks with names and headings once it is there', async ({ page }) => {
    await visit(page);
    await search(page, 'HMAC');
    await expect(options(page).first()).toHaveAttribute(
      'href',
      '/docs/integration-events#check-the-signature',
    );
    await expect(options(page).first()).toContainText('HMAC');
  });

  test('says when it does not load, and tries again', async ({ page, context }) => {
    await openWithoutText(page, (route) => route.abort());
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The text of the guides did not load. Check your connection');
    await expect(options(page)).toContainText(['Webhooks', 'Check the signature']);
    await context.setOffline(true);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toContainText('because you are offline');
    await context.setOffline(false);
    await page.unroute(textFile);
    await alert.getByRole('button', { name: 'Retry' }).click();
    await expect(alert).toBeHidden();
    await field(page).fill('HMAC');
    await expect(options(page).first()).toContainText('HMAC');
  });

  test('says when it stalls', async ({ page }) => {
    await page.clock.install();
    let isAsked = false;
    await openWithoutText(page, () => {
      isAsked = true;
    });
    await expect.poll(() => isAsked).toBe(true);
    await page.clock.runFor(16_000);
    await expect(page.getByRole('alert')).toContainText('The text of the guides did not load.');
  });
});

const textFile = '**/assets/data/**/text.json';

/** The text is asked for at the first letter, when all else is there. */
async function openWithoutText(page: Page, answer: (route: Route) => unknown): Promise<void> {
  await visit(page);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeVisible();
  await page.route(textFile, answer);
  await field(page).fill('webhook signature');
}

test.describe('a search that does not load', () => {
  test('what is typed while the search loads is kept', async ({ page }) => {
    await visit(page);
    const release = await hold(page, '**/assets/js/**/*.js');
    await page.keyboard.press('/');
    await page.keyboard.type('spaceB');
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('Loading the search …');
    release();
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('yId');
    await expect(options(page).first()).toHaveText(/spaceById/);
  });

  test('what is typed after a click on a page that sleeps is kept', async ({ page }) => {
    const release = await hold(page, frameScripts);
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.keyboard.type('pollById');
    release();
    await expect(field(page)).toHaveValue('pollById');
  });

  test('the field that takes over has the focus before another key can come', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver(() => {
        const taker = document.querySelector('[role=combobox]');
        if (taker)
          document.documentElement.dataset['takesOver'] ??= String(taker.matches(':focus'));
      }).observe(document, { childList: true, subtree: true });
    });
    await visit(page);
    await page.keyboard.press('Control+k');
    await expect(page.locator('html')).toHaveAttribute('data-takes-over', 'true');
  });

  for (const [fault, answer] of [
    ['aborted', (page: Page) => page.route('**/assets/js/**/*.js', (route) => route.abort())],
    ['without data', (page: Page) => page.route('**/assets/data/**', (route) => route.abort())],
    ['without styles', (page: Page) => page.route('**/assets/css/*', (route) => route.abort())],
    [
      'missing',
      (page: Page) => page.route('**/assets/js/**/*.js', (route) => route.fulfill({ status: 404 })),
    ],
    [
      'a page instead of a script',
      (page: Page) =>
        page.route('**/assets/js/**/*.js', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
        ),
    ],
    [
      'a page instead of data',
      (page: Page) =>
        page.route('**/assets/data/**', (route) =>
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
      await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
      // A dialog that is closed has no role, and is there until it has said so.
      await expect(page.locator('dialog')).toHaveCount(0);
      await page.keyboard.press('/');
      // It tries again by itself, and would succeed with what is let through from now on.
      await expect(alert).toBeVisible();
      await page.unrouteAll();
      await alert.getByRole('button', { name: 'Retry' }).click();
      await expect(field(page)).toHaveValue('spaceById');
      await expect(options(page).first()).toContainText('spaceById');
    });
  }

  test('says what to do offline, and loads when the reader is back', async ({ page, context }) => {
    await visit(page);
    await context.setOffline(true);
    await page.keyboard.press('/');
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      'The search did not load, because you are offline. Connect to the internet, then retry.',
    );
    await expect(alert).not.toContainText(/chunk|http/);
    await context.setOffline(false);
    await expect(field(page)).toBeFocused();
  });
});
