import { readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from './test';
import { validateXML } from 'xmllint-wasm';
import { visit } from './visit';

const changelog = '/docs/graphql/changelog';
const grammar = readFileSync('packages/preset/src/plugins/changelog/__tests__/atom.rng', 'utf8');

test('the changelog begins with the newest release, and folds what has other words', async ({
  page,
}) => {
  await page.goto(changelog);
  const main = page.getByRole('main');
  const days = await main
    .getByRole('heading', { level: 2 })
    .evaluateAll((headings) => headings.map(({ id }) => id).filter((id) => /^\d/.test(id)));
  expect(days.length).toBeGreaterThan(1);
  expect(days).toEqual([...days].sort().reverse());
  const folds = main.locator('details').filter({ hasText: /^[\d,]+ descriptions changed/ });
  const fold = folds.last();
  await expect(fold.getByText('By type:')).toBeHidden();
  await fold.locator('summary').click();
  await expect(fold.getByText('By type:')).toBeVisible();
});

test('a field says since when it is there, and leads to that change', async ({ page }) => {
  await visit(page, '/docs/graphql/types/objects/space');
  await page.getByRole('link', { name: 'Since 22 November 2026' }).click();
  await expect(page).toHaveURL(`${changelog}#2026-11-22-Space.webUrl`);
  await expect(page.locator('[id="2026-11-22-Space.webUrl"]')).toBeInViewport();
});

test('something deprecated leads to all that is, and from there to its migration', async ({
  page,
}) => {
  await visit(page, '/docs/graphql/operations/queries/authenticated-user');
  await page.getByRole('link', { name: /^Removal on/ }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'Query.authenticatedUser:' });
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'How to migrate' }).click();
  await expect(page.locator('#how-to-migrate')).toBeInViewport();
});

test('home shows the newest release', async ({ page }) => {
  await page.goto('/');
  const section = page.locator('section').filter({ hasText: 'What changed in the API' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await section.getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Changelog');
});

test('a feed is named in the head, and both lead to pages that there are', async ({ request }) => {
  const html = await (await request.get(changelog)).text();
  expect(html).toMatch(
    /<link rel=alternate type=application\/atom\+xml href=\/docs\/graphql\/changelog.atom /,
  );
  const atom = await (await request.get(`${changelog}.atom`)).text();
  const json = await (await request.get(`${changelog}.json`)).text();
  const upcoming = await (await request.get('/docs/graphql/upcoming.json')).text();
  expect(JSON.parse(json)).toHaveProperty('version', 'https://jsonfeed.org/version/1.1');
  const links = [atom, json.replaceAll('\\"', '"'), upcoming].flatMap((text) => [
    ...text.matchAll(/"https:\/\/[^/"]+(\/docs\/[^"]+)"/g),
  ]);
  expect(await brokenLinks(request, new Set(links.map(([, link = '']) => link)))).toEqual([]);
});

for (const feed of [`${changelog}.atom`, '/blog/atom.xml']) {
  test(`${feed} keeps to the grammar of Atom`, async ({ request }) => {
    const xml = await (await request.get(feed)).text();
    const { errors } = await validateXML({ xml, schema: grammar, extension: 'relaxng' });
    expect(errors).toEqual([]);
  });
}

/** Those that lead to no page, or to no place of one. */
async function brokenLinks(
  request: APIRequestContext,
  links: ReadonlySet<string>,
): Promise<string[]> {
  const broken: string[] = [];
  for (const link of links) {
    const [path = '', anchor] = link.split('#');
    const response = await request.get(path);
    const ids = [...(await response.text()).matchAll(/ id="?([^\s">]+)/g)].map(([, id]) => id);
    if (!response.ok() || (anchor !== undefined && !ids.includes(anchor))) broken.push(link);
  }
  return broken;
}
