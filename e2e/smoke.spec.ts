import { expect, test } from './test';
import { watchConsole } from './console';
import { open, tasksOfSpace } from './sandbox';
import { button, field, options } from './search';
import { visit } from './visit';

// What has to work in every browser: `ENGINES=firefox,webkit` runs it in others.

test('the home page shows what the platform is', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page, '/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Build on /);
  expect(said).toEqual([]);
});

test('a guide shows, and leads to the next one', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await page.getByRole('link', { name: /^Next/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
  expect(said).toEqual([]);
});

test('the example of an operation runs', async ({ page }) => {
  const said = watchConsole(page);
  const { run, status, response } = await open(page, tasksOfSpace);
  await run.click();
  await expect(status).toContainText('Answered in');
  await expect(response).toContainText('"tasksBySpaceId"');
  expect(said).toEqual([]);
});

test('the search finds an operation', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page);
  await button(page).click();
  await field(page).fill('spaceById');
  await options(page).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('spaceById');
  expect(said).toEqual([]);
});

test('the colour mode can be switched', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(said).toEqual([]);
});
