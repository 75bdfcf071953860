import { execFileSync } from 'node:child_process';
import { addStyles } from './add-styles';
import { expect, test } from './test';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';

for (const width of [580, 997, 1024]) {
  test(`the way to a page leaves the buttons beside it free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of ['/docs/errors', space]) {
      await page.goto(path);
      const way = page.getByRole('navigation', { name: 'Breadcrumbs' });
      const excess = await way.evaluate(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      );
      expect(excess, path).toBe(0);
    }
  });
}

test('a heading has a link that names it, and shows with the focus', async ({ page }) => {
  await visit(page);
  const link = page.getByRole('link', { name: 'Direct link to Run the API on your machine' });
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#run-the-api-on-your-machine$/);
});

for (const [path, source] of [
  ['/docs/intro', '/docs/intro.mdx'],
  ['/docs/versioning/', '/docs/versioning/index.mdx'],
  ['/blog/welcome-to-the-blog', '/blog/2026-11-02-welcome-to-the-blog.mdx'],
  ['/docs/graphql', '/schema'],
  ['/docs/graphql/types/objects', '/schema'],
] as const) {
  test(`"Edit this page" of ${path} leads to ${source}`, async ({ page }) => {
    await page.goto(path);
    const link = page.getByRole('link', { name: 'Edit this page (opens in a new tab)' });
    const href = await link.getAttribute('href');
    expect(href?.replace(/^.*\/blob\/main/, '')).toBe(source);
  });
}

for (const { path, file } of [
  { path: '/docs/intro', file: 'docs/intro.mdx' },
  { path: '/blog/welcome-to-the-blog', file: 'blog/2026-11-02-welcome-to-the-blog.mdx' },
]) {
  test(`${path} says when it was last changed`, async ({ page }) => {
    await page.goto(path);
    const times = await page
      .locator('.theme-last-updated time')
      .evaluateAll((elements) => elements.map((element) => element.getAttribute('datetime')));
    expect(times).toEqual(lastCommit(file));
  });
}

test('days are written in one way', async ({ page }) => {
  for (const path of ['/', '/blog', '/blog/welcome-to-the-blog', '/docs/intro']) {
    await page.goto(path);
    const texts = await page.locator('time').allTextContents();
    expect(texts.length, path).toBeGreaterThan(0);
    for (const text of texts) expect(text, path).toMatch(/^\d{1,2} (?:[A-Z][a-z]{2,8}) \d{4}$/);
    expect(
      texts.filter((text) => /\b(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b/.test(text)),
    ).toEqual([]);
  }
});

test('a generated page carries no date', async ({ page }) => {
  await page.goto(space);
  await expect(page.locator('.theme-last-updated')).toHaveCount(0);
});

test('guides lead on in the order of the sidebar', async ({ page }) => {
  await visit(page);
  const next = page.getByRole('link', { name: /^Next/ });
  for (const title of [
    'Concepts and glossary',
    'Test against the local API',
    'Register a client',
  ]) {
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  }
  await page.getByRole('link', { name: /^Previous/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Test against the local API');
});

test('the contents follow the scroll', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/docs/intro#run-the-api-on-your-machine');
  const active = page.locator('.table-of-contents__link--active');
  await expect(active).toHaveText('Run the API on your machine');
  await page.getByRole('heading', { name: /^Create an account/ }).evaluate((heading) => {
    heading.scrollIntoView();
  });
  await expect(active).toHaveText('Create an account and a client');
});

test('on a phone the contents open at the top, and lead to their headings', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await visit(page);
  await page.getByText('On this page').click();
  await page.getByRole('link', { name: 'Create an account and a client', exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Create an account/ })).toBeInViewport();
});

test('links to other sites say so, in the navbar, in text and to see in the footer', async ({
  page,
}) => {
  await page.goto('/docs/authentication-authorization/');
  for (const { region, name } of [
    { region: page.getByRole('navigation', { name: 'Main' }), name: 'Source code' },
    { region: page.getByRole('article'), name: 'OpenID Connect' },
  ]) {
    const link = region.getByRole('link', { name: `${name} (opens in a new tab)` }).first();
    await expect(link).toHaveAttribute('target', '_blank');
  }
  const footer = page.getByRole('contentinfo').last();
  const arrow = (name: string): Promise<string> =>
    footer
      .getByRole('link', { name, exact: true })
      .evaluate((link) => getComputedStyle(link, '::after').maskImage);
  expect(await arrow('Mastodon')).toContain('data:image/svg+xml');
  expect(await arrow('Introduction')).toBe('none');
});

for (const path of ['/', '/blog', '/blog/welcome-to-the-blog', '/docs/intro', space]) {
  test(`no link of ${path} leads to another site unmarked`, async ({ page }) => {
    await page.goto(path);
    const unmarked = page
      .locator('a[target=_blank]')
      .filter({ hasNotText: '(opens in a new tab)' });
    await expect(unmarked).toHaveCount(0);
  });
}

test('a table that is wider than the window can be scrolled by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/docs/tracking');
  await addStyles(page, 'article td { min-width: 20rem; }');
  const table = page.getByRole('article').locator('table').first();
  await expect(table).toHaveAttribute('tabindex', '0');
  await table.focus();
  await expect
    .poll(async () => {
      // A busy browser scrolls nothing before it has painted.
      await page.keyboard.press('ArrowRight');
      return table.evaluate(({ scrollLeft }) => scrollLeft);
    })
    .toBeGreaterThan(0);
});

test('code that is wider than its box has a shade at the edge over which there is more', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/rate-limits');
  const block = page.locator('.codeBlock:not(.isLine)').first();
  await block.scrollIntoViewIfNeeded();
  const { x, y, width } = (await block.boundingBox()) ?? { x: 0, y: 0, width: 0 };
  const edge = async (): Promise<string> => {
    const clip = { x: x + width - 5, y: y + 3, width: 4, height: 4 };
    return (await page.screenshot({ clip })).toString('base64');
  };
  const shaded = await edge();
  await block.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(edge).not.toBe(shaded);
});

/** Time of the last commit of a file; none if there is no history, or only a part of it. */
function lastCommit(file: string): string[] {
  try {
    if (git('rev-parse', '--is-shallow-repository') !== 'false') return [];
    const seconds = git('log', '-1', '--format=%ct', '--', file);
    return [new Date(Number(seconds) * 1000).toISOString()];
  } catch {
    return [];
  }
}

function git(...args: string[]): string {
  return execFileSync('git', args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}
