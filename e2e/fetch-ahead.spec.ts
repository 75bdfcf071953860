import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { setConnection } from './connection';
import { watchConsole } from './console';
import { frameScripts } from './faults';
import { stir, untilAwake, visit, wake } from './visit';

const intro = '/docs/intro';

const blogLink = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });

const slow = {
  'on 2g': { effectiveType: '2g', saveData: false },
  'on slow 2g': { effectiveType: 'slow-2g', saveData: false },
  'with data saver': { effectiveType: '4g', saveData: true },
};

for (const [name, connection] of Object.entries(slow)) {
  test(`nothing is fetched ahead ${name}`, async ({ page }) => {
    await setConnection(page, connection);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(intro, { waitUntil: 'networkidle' });
    expect(asked.filter((path) => frameScripts.test(path))).toEqual([]);
    await wake(page);
    await blogLink(page).hover();
    await page.getByRole('link', { name: /^Next/ }).hover();
    await page.evaluate(() => fetch('/robots.txt'));
    expect(asked.filter((path) => /^\/(?:blog|docs\/architecture)/.test(path))).toEqual([]);
  });
}

const quick = {
  'on 4g': { effectiveType: '4g', saveData: false },
  'where the browser knows no connection': undefined,
};

for (const [name, connection] of Object.entries(quick)) {
  test(`a page that is pointed at is fetched ahead, once, ${name}`, async ({ page }) => {
    await setConnection(page, connection);
    const said = watchConsole(page);
    await visit(page, intro);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await blogLink(page).hover();
    await expect.poll(() => asked).toContain('/blog');
    await blogLink(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
    expect(asked.filter((path) => path === '/blog')).toHaveLength(1);
    expect(said).toEqual([]);
  });
}

test('a connection of unknown kind is no error, and links work', async ({ page }) => {
  await setConnection(page, {});
  const said = watchConsole(page);
  await visit(page, intro);
  await blogLink(page).hover();
  await blogLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  expect(said).toEqual([]);
});

test('the scripts of a page are fetched ahead when the browser is idle', async ({ page }) => {
  await page.goto(intro);
  const links = page.locator('link[rel=prefetch]');
  await expect(links).toHaveCount(2);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', frameScripts);
});

test('no script is fetched ahead that a reader has asked for meanwhile', async ({ page }) => {
  await page.addInitScript(() => {
    window.requestIdleCallback = (act) => {
      addEventListener('idle', () => act({ didTimeout: false, timeRemaining: () => 0 }));
      return 1;
    };
  });
  await page.goto(intro);
  await stir(page);
  await page.evaluate(() => dispatchEvent(new Event('idle')));
  await untilAwake(page);
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
});
