import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { watchConsole } from './console';
import { crashFrame, frameParts } from './faults';
import { stir, visit } from './visit';

// Scripts that are still on their way when a test ends are not its fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const intro = '/docs/intro';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });
const box = (page: Page): Locator => page.getByRole('alert');

test('a page that crashes says so and is rendered again on demand', async ({ page }) => {
  await crashFrame(page, frameParts.sidebar);
  await page.goto(intro);
  await stir(page);
  await expect(box(page).getByRole('heading')).toHaveText('This page crashed.');
  await expect(box(page)).toContainText('Forced by the test.');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-repaired', ''));
  await box(page).getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(heading(page)).toHaveText('Introduction');
  await expect(page.getByRole('article')).toContainText('Run the API on your machine');
  await expect(box(page)).toHaveCount(0);
});

test('a crash of the whole frame says the same', async ({ page }) => {
  await crashFrame(page, frameParts.navbar);
  await page.goto('/blog');
  await stir(page);
  await expect(box(page).getByRole('heading')).toHaveText('This page crashed.');
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  await page.evaluate(() => document.documentElement.setAttribute('data-repaired', ''));
  await box(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Blog');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('after a crash of the whole frame nothing loads, and it can be loaded again', async ({
  page,
}) => {
  await crashFrame(page, frameParts.navbar, 1000);
  await page.goto('/blog');
  await stir(page);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(box(page)).toBeVisible();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(heading(page)).toHaveText('Blog');
});

test('an error that React recovers from is logged once', async ({ page, request }) => {
  const body = await (await request.get(intro)).text();
  const changed = body.replace('Skip to main content</a>', 'Something else</a>');
  await page.route(`**${intro}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: changed }),
  );
  const said = watchConsole(page);
  await visit(page, intro);
  await expect(heading(page)).toHaveText('Introduction');
  expect(said).toHaveLength(1);
  expect(said[0]).toMatch(/^Docusaurus React Root onRecoverableError: /);
});
