import { expect, test } from './test';
import { watchConsole } from './console';
import { readRequiredRoutes, readSitemap } from './site-map';
import { visit } from './visit';

test('every required route answers with one heading of its own', async ({ page, request }) => {
  const headings: Record<string, string[]> = {};
  for (const route of readRequiredRoutes()) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    headings[route] = await page.evaluate(
      (html) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return [...parsed.querySelectorAll('h1')].map((heading) => heading.textContent.trim());
      },
      await response.text(),
    );
  }
  for (const [route, found] of Object.entries(headings)) {
    expect(found, route).toHaveLength(1);
    expect(found[0], route).not.toBe('');
  }
});

test('every required route is in the sitemap, but for the redirect', () => {
  const listed = new Set(readSitemap().map(withoutSlash));
  const missing = readRequiredRoutes().filter((route) => !listed.has(withoutSlash(route)));
  expect(missing).toEqual(['/docs']);
});

test('a page of a symbol is headed by the name of the symbol', async ({ page }) => {
  await page.goto('/docs/graphql/operations/queries/authenticated-user-v2');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('authenticatedUserV2');
  await page.goto('/docs/graphql/types/directives/one-of');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('@oneOf');
});

test('an address with two slashes becomes that of its page', async ({ page }) => {
  const said = watchConsole(page);
  await visit(page, '/docs//intro?a=1#browse-the-api');
  await expect(page).toHaveURL(/\/docs\/intro\?a=1#browse-the-api$/);
  expect(said).toEqual([]);
});

function withoutSlash(path: string): string {
  return path === '/' ? path : path.replace(/\/$/, '');
}
