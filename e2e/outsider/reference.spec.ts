import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { axePath, layout, violations } from '../axe';
import { firstRunnable, open } from '../sandbox';
import { visit } from '../visit';
import { expect, root, test } from './test';

const operations = 'docs/graphql/operations';

for (const [shape, path] of [
  ['an object by its id', 'queries/book'],
  ['a connection', 'queries/books'],
  ['an interface', 'queries/lendables'],
  ['any node', 'queries/node'],
  ['a union', 'queries/search'],
  ['namespaces', 'queries/desk'],
  ['the root again', 'queries/relay'],
  ['a scalar', 'queries/is-open'],
  ['an input', 'mutations/add-review'],
  ['one of several keys', 'mutations/lend'],
] as const) {
  test(`an example asks for ${shape}, and runs`, async ({ page }) => {
    const { run, status, response } = await open(page, `${operations}/${path}/`);
    const shown = await response.innerText();
    await run.click();
    await expect(status).toContainText('Answered in');
    expect(await response.innerText()).toBe(shown);
  });
}

test('links of a description lead away from the site or are text', async ({ page }) => {
  await visit(page, 'docs/graphql/types/objects/book/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'an Author' })).toHaveAttribute(
    'href',
    'https://books.example/authors',
  );
  await expect(main).toContainText('as the rules (/docs/rules) say');
  await expect(main.getByRole('row', { name: 'A novels (novels.html)' })).toBeVisible();
});

test('breadcrumbs lead from a page of the reference to those above it', async ({ page }) => {
  await visit(page, 'docs/graphql/operations/queries/book/');
  const links = page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link');
  await expect(links).toHaveText(['', 'GraphQL API', 'Queries']);
  await expect(links.last()).toHaveAttribute('href', `${root}docs/graphql/operations/queries`);
});

test('on a phone, the names of neighbours have its whole width', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, 'docs/graphql/types/objects/book/');
  const links = page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link');
  const lefts = links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().left));
  expect(new Set(await lefts).size).toBe(1);
});

test('on a phone, the name of a neighbour that is too long for it is broken', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, 'apis/lending/types/objects/loan/');
  await expect(page.getByRole('link', { name: 'RequestForAn' }).last()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});

test('a page has its own elements after the minifier, and none besides', async ({ page }) => {
  await visit(page, `${operations}/queries/`);
  const content = page.getByRole('main').locator('[data-content]');
  await expect(content.getByRole('table')).toBeVisible();
  await expect(content.locator('p:empty')).toHaveCount(0);
});

for (const [mode, color] of [
  ['light', 'rgb(255, 255, 255)'],
  ['dark', 'rgb(0, 0, 0)'],
] as const) {
  test(`the main button has the ${mode} text of the buttons of the theme`, async ({ page }) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await visit(page, `${operations}/queries/book/`);
    await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
    await expect(page.getByRole('button', { name: 'Run' })).toHaveCSS('color', color);
  });
}

test('a subscription is shown, and not run', async ({ page }) => {
  await visit(page, `${operations}/subscriptions/review-added/`);
  await expect(page.getByRole('main')).toContainText('subscription ReviewAdded');
  await expect(page.getByRole('button', { name: 'Run' })).toHaveCount(0);
});

test('an example is changed, and copied as code for the endpoint', async ({ page }) => {
  const { button, press, request } = await open(page, `${operations}/queries/book/`);
  await press('Copy as …');
  await expect(page.getByRole('dialog')).toContainText('https://api.library.example/graphql');
  await page.keyboard.press('Escape');
  await button('Edit').click();
  await expect(request).toContainText('query Book');
});

test('links of the content load no document, and islands wake on their pages', async ({ page }) => {
  await visit(page, 'docs/graphql/');
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await page
    .getByRole('link', { name: /^Queries/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'book', exact: true }).click();
  const { run, status } = firstRunnable(page);
  await run.click();
  await expect(status).toContainText('Answered in');
  expect(navigations).toEqual([]);
});

test('a guide links to the reference, and its request runs', async ({ page }) => {
  await visit(page, 'guides/hello/');
  await expect(page.getByRole('link', { name: 'Root.book' })).toHaveAttribute(
    'href',
    /books?$|book\/?$/,
  );
  await expect(page.getByText('The theme shows it')).toBeVisible();
  const { run, status } = firstRunnable(page);
  await run.click();
  await expect(status).toContainText('Answered in');
});

test('pages are there as Markdown', async ({ request }) => {
  const index = await (await request.get('llms.txt')).text();
  expect(index).toContain('https://docs.library.example/docs-of-mine/guides/hello.md');
  const guide = await (await request.get('guides/hello.md')).text();
  expect(guide).toContain('query Titles');
  expect(guide).toMatch(
    /\[book\]\(https:\/\/docs\.library\.example\/docs-of-mine\/\S+\/book\.md\)/,
  );
  const book = await (await request.get('docs/graphql/operations/queries/book.md')).text();
  expect(book).toContain('# book');
});

test('agents get a package that answers', async ({ request }) => {
  const folder = test.info().outputPath('mcp');
  await mkdir(folder, { recursive: true });
  const archive = await (await request.get('mcp.tgz')).body();
  execFileSync('tar', ['xz', '-C', folder], { input: archive });
  const initialize = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'test', version: '1' },
    },
  };
  const answer = execFileSync('node', [`${folder}/package/server.js`], {
    input: `${JSON.stringify(initialize)}\n`,
    encoding: 'utf8',
  });
  expect(answer).toContain('Library');
});

test('other pages stay pages of React', async ({ page }) => {
  await visit(page, '');
  await page.getByRole('button', { name: 'Pressed 0 times' }).click();
  await expect(page.getByRole('button', { name: 'Pressed 1 times' })).toBeVisible();
});

for (const path of ['', 'operations/queries/book/', 'types/objects/book/']) {
  // Colours are those of the theme of the site.
  test(`docs/graphql/${path} is accessible but for the colours of the theme`, async ({ page }) => {
    await visit(page, `docs/graphql/${path}`);
    await page.addScriptTag({ path: axePath });
    expect(await violations(page, layout)).toEqual([]);
  });
}
