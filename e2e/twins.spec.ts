import { readFileSync } from 'node:fs';
import { expect, test } from './test';
import { readSitemap } from './site-map';
import { visit } from './visit';

const guide = '/docs/errors';
const operation = '/docs/graphql/operations/mutations/vote-on-poll';

const fileOf = (path: string): string => (path === '/' ? '/index.md' : `${path}.md`);
const read = (path: string): string => readFileSync(`build${path}`, 'utf8');

for (const [what, path] of [
  ['a guide', guide],
  ['an operation', operation],
  ['a post', '/blog/welcome-to-the-blog'],
] as const) {
  test(`${what} is copied as Markdown`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, path);
    await page.getByRole('button', { name: 'Copy page' }).press('Enter');
    const tools = page.locator('[data-island=copy-page]');
    await expect(tools.getByRole('status')).toHaveText('Copied as Markdown');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(read(fileOf(path)));
  });
}

test('a page that does not load is said not to be copied', async ({ page }) => {
  await page.route('**/*.md', (route) => route.abort());
  await visit(page, guide);
  await page.getByRole('button', { name: 'Copy page' }).click();
  await expect(page.locator('[data-island=copy-page]').getByRole('status')).toContainText(
    'Check the connection',
  );
});

test('the Markdown of the next page is that of its address', async ({ page }) => {
  await visit(page, guide);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').last().click();
  await expect(page).not.toHaveURL(guide);
  const markdown = fileOf(new URL(page.url()).pathname);
  await expect(page.locator('head link[type="text/markdown"]')).toHaveAttribute('href', markdown);
  await expect(page.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    markdown,
  );
});

test('every page names its Markdown, which has its title', () => {
  for (const path of readSitemap()) {
    const html = read(path === '/' ? '/index.html' : `${path}.html`);
    expect(html, path).toMatch(
      new RegExp(`<link[^>]*rel="?alternate"? type="?text/markdown"? href="?${fileOf(path)}[" >]`),
    );
    expect(read(fileOf(path)), path).toMatch(/^# .+\n\n> .+\n>\n> .*llms\.txt/);
  }
});

test('without scripts the Markdown can be viewed, and nothing offers to copy it', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(guide);
  await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
  const response = await page.request.get(
    (await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')) ?? '',
  );
  expect(await response.text()).toContain('\n## What to do about each code\n');
  await context.close();
});

test('every link of Markdown and of the indexes leads to a file', () => {
  const indexes = [
    '/llms.txt',
    '/docs/graphql/operations/llms.txt',
    '/docs/graphql/types/llms.txt',
  ];
  const texts = [...readSitemap().map(fileOf), ...indexes].map(read);
  const paths = texts.flatMap((text) =>
    [...text.matchAll(/https:\/\/developers\.vicinia\.example(\/[\w./-]*)/g)].map(
      ([, path = '']) => path,
    ),
  );
  const missing = [...new Set(paths)].filter((path) => {
    try {
      return read(path.replace(/\.$/, '')).length === 0;
    } catch {
      return true;
    }
  });
  expect(missing).toEqual([]);
});
