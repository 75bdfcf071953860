import { edges } from './parts';
import { expect, test } from './test';

const post = '/blog/welcome-to-the-blog';

test('a post says when, by whom, under which tags and how long to read', async ({ page }) => {
  await page.goto(post);
  const article = page.getByRole('article');
  await expect(article.locator('time').first()).toHaveText('2 November 2026');
  await expect(article.getByText(/min read/)).toBeVisible();
  await expect(article.getByRole('link', { name: 'Documentation team' }).first()).toHaveAttribute(
    'href',
    '/blog/authors/docs-team',
  );
  for (const tag of ['Documentation', 'Open source', 'Welcome']) {
    await expect(article.getByRole('link', { name: tag, exact: true })).toHaveAttribute(
      'href',
      /^\/blog\/tags\//,
    );
  }
});

test('a phone shows all of what an author does', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/blog/authors');
  const title = page.getByText(/^Writes the guides/);
  const hidden = await title.evaluate(
    ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
  );
  expect(hidden).toBe(0);
});

test('a list of one page has no navigation between pages', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByRole('navigation', { name: /list page/ })).toHaveCount(0);
});

test('the sidebar of the blog is grouped by year', async ({ page }) => {
  await page.goto(post);
  const sidebar = page.getByRole('navigation', { name: 'Blog recent posts navigation' });
  await expect(sidebar.getByRole('heading', { name: '2026' })).toBeVisible();
});

for (const list of [
  '/blog',
  '/blog/archive',
  '/blog/authors/docs-team',
  '/blog/tags/documentation',
  '/blog/tags/oss',
  '/blog/tags/welcome',
]) {
  test(`${list} leads to the post`, async ({ page }) => {
    await page.goto(list);
    await expect(page.getByRole('main').locator(`a[href="${post}"]`).first()).toBeVisible();
  });
}

for (const list of ['/blog', '/blog/authors/docs-team', '/blog/tags/documentation']) {
  test(`${list} has a title that is larger than those of its posts`, async ({ page }) => {
    await page.goto(list);
    const sizeOf = (heading: string): Promise<number> =>
      page
        .locator(`main ${heading}`)
        .first()
        .evaluate((element) => parseFloat(getComputedStyle(element).fontSize));
    expect(await sizeOf('h1')).toBeGreaterThan(await sizeOf('article h2'));
  });
}

test('the archive is called so once, and says to searches what it lists', async ({ page }) => {
  await page.goto('/blog/archive');
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    'All posts of the blog, by year.',
  );
  await expect(page.getByText('Archive', { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test('/blog/authors leads to the team, and /blog/tags to the tags', async ({ page }) => {
  await page.goto('/blog/authors');
  await expect(
    page.getByRole('main').locator('a[href="/blog/authors/docs-team"]').first(),
  ).toBeVisible();
  await page.goto('/blog/tags');
  await expect(page.getByRole('main').locator('a[href^="/blog/tags/"]')).toHaveCount(3);
});

test('every page of the blog names the feeds of the site, in one format', async ({ page }) => {
  await page.goto(post);
  const feeds = page.locator('link[rel=alternate][type*="xml"], link[rel=alternate][type*="json"]');
  expect(
    await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['/blog/atom.xml', '/docs/graphql/changelog.atom']);
});

/** The texts at selectors of CSS in XML, and the number of `errors` of a parser. */
function readXml({ xml, paths }: { xml: string; paths: string[] }): Record<string, string> {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  const errors = String(document.querySelectorAll('parsererror').length);
  const texts = paths.map((path) => [path, document.querySelector(path)?.textContent ?? '']);
  return { errors, ...(Object.fromEntries(texts) as Record<string, string>) };
}

for (const { feed, required } of [
  {
    feed: 'rss.xml',
    required: [
      ...['rss[version="2.0"] > channel > title', 'channel > link', 'channel > description'],
      ...['item > title', 'item > link', 'item > guid', 'item > pubDate', 'item > description'],
    ],
  },
  {
    feed: 'atom.xml',
    required: [
      ...['feed > id', 'feed > title', 'feed > updated', 'entry > id', 'entry > title'],
      ...['entry > updated', 'entry > author > name', 'entry > content'],
    ],
  },
]) {
  test(`${feed} has what its format requires`, async ({ page, request }) => {
    const response = await request.get(`/blog/${feed}`);
    expect(response.headers()['content-type']).toContain('xml');
    // In the blank page, for those of the site make no documents of strings.
    const texts = await page.evaluate(readXml, { xml: await response.text(), paths: required });
    expect(texts['errors']).toBe('0');
    expect(Object.entries(texts).filter(([, text]) => text.trim() === '')).toEqual([]);
  });
}

test('feed.json has what JSON Feed requires', async ({ request }) => {
  const feed: unknown = await (await request.get('/blog/feed.json')).json();
  expect(feed).toMatchObject({
    version: 'https://jsonfeed.org/version/1',
    title: expect.stringMatching(/./),
    home_page_url: expect.stringMatching(/^https:.*\/blog$/),
    items: [
      {
        id: expect.stringMatching(/^https:.*welcome-to-the-blog$/),
        url: expect.stringMatching(/^https:.*welcome-to-the-blog$/),
        content_html: expect.stringContaining('<h2'),
        date_modified: '2026-11-02T00:00:00.000Z',
      },
    ],
  });
});

for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
  test(`${feed} holds whole addresses alone, no controls, and says what the blog is about`, async ({
    request,
  }) => {
    const text = await (await request.get(`/blog/${feed}`)).text();
    expect(text).not.toMatch(/href=\\?"\//);
    expect(text.match(/<(?:button|select|svg|!--)|opens in a new tab/g)).toBeNull();
    expect(text).toContain('News for developers who build on');
  });
}

test('/blog leads to its other lists and to its feeds', async ({ page }) => {
  await page.goto('/blog');
  const ways = page.getByRole('main').getByRole('list').first().getByRole('link');
  expect(
    await ways.evaluateAll((all) =>
      all.map((way) => [way.textContent, way.getAttribute('href'), way.getAttribute('target')]),
    ),
  ).toEqual([
    ['Archive', '/blog/archive', null],
    ['Tags', '/blog/tags', null],
    ['Authors', '/blog/authors', null],
    ['RSS', '/blog/rss.xml', '_self'],
    ['Atom', '/blog/atom.xml', '_self'],
    ['JSON', '/blog/feed.json', '_self'],
  ]);
});

test('lists of the blog begin where their titles do, which are of one size', async ({ page }) => {
  await page.goto('/blog/authors');
  const title = page.getByRole('heading', { level: 1 });
  const sizeOf = (): Promise<string> => title.evaluate((one) => getComputedStyle(one).fontSize);
  const author = page.getByRole('main').getByRole('link').first();
  expect((await author.boundingBox())?.x).toBe((await title.boundingBox())?.x);
  const size = await sizeOf();
  const { top } = await edges(title);
  await page.goto('/blog/archive');
  expect(await sizeOf()).toBe(size);
  expect((await edges(title)).top).toBe(top);
  const year = await edges(page.getByRole('heading', { level: 3 }).first());
  expect(year.top - (await edges(title)).bottom).toBeLessThanOrEqual(48);
  const link = page.getByRole('main').getByRole('listitem').getByRole('link');
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('the page of an author has one rule above the posts', async ({ page }) => {
  await page.goto('/blog/authors/docs-team');
  await expect(page.getByRole('main').getByRole('separator')).toHaveCount(0);
});
