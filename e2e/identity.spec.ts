import { expect, test } from './test';
import type { Page } from '@playwright/test';
import { addStyles } from './add-styles';
import { visit, wake } from './visit';

const guide = '/docs/authentication-authorization/';

const pages = [
  '/',
  '/docs/intro',
  guide,
  '/docs/graphql',
  '/docs/graphql/operations/queries/space-by-id',
  '/docs/graphql/types/objects/space',
  '/docs/graphql/types/enums/user-role',
  '/blog',
  '/blog/welcome-to-the-blog',
  '/nowhere',
];

for (const path of pages) {
  test(`the typeface of ${path} comes from here, once, and early`, async ({ page, baseURL }) => {
    const fonts = fontsOf(page);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.setViewportSize({ width: 375, height: 667 });
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([expect.stringMatching(ownFont(baseURL))]);
    const preload = page.locator('link[rel=preload][as=font]');
    expect(new URL((await preload.getAttribute('href')) ?? '', baseURL).href).toBe(fonts[0]);
  });
}

test('letters that few pages have come with another file of the typeface', async ({
  page,
  baseURL,
}) => {
  const fonts = fontsOf(page);
  await page.goto('/docs/local-api', { waitUntil: 'networkidle' });
  await expect(page.getByText('é').first()).toBeAttached();
  const own: unknown = expect.stringMatching(ownFont(baseURL));
  expect(fonts).toEqual([own, own]);
  expect(new Set(fonts).size).toBe(2);
});

/** Pattern of a file of the typeface on this site. */
function ownFont(baseURL = ''): string {
  return `^${baseURL}/assets/fonts/figtree-latin-.*`;
}

function fontsOf(page: Page): string[] {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'font') fonts.push(request.url());
  });
  return fonts;
}

test('the text does not move when the typeface arrives', async ({ page }) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/intro', { waitUntil: 'domcontentloaded' });
  await wake(page);
  const before = await geometry(page);
  release();
  await page.evaluate(() => document.fonts.ready);
  const after = await geometry(page);
  expect(before.font).toBe('loading');
  expect(after.font).toBe('loaded');
  expect(Math.abs(after.height - before.height) / before.height).toBeLessThan(0.01);
});

async function geometry(page: Page): Promise<{ font: string; height: number }> {
  return page.evaluate(() => ({
    font: document.fonts.status,
    height: document.querySelector('article')?.getBoundingClientRect().height ?? 0,
  }));
}

for (const path of [...pages, '/docs/graphql/playground']) {
  test(`${path} reflows at 320 px, also with larger text`, async ({ page }) => {
    await page.goto(path);
    for (const [width, percent] of Object.entries({ 320: 100, 375: 200, 1280: 200 })) {
      await page.setViewportSize({ width: Number(width), height: 700 });
      await addStyles(page, `html { font-size: ${percent}% }`);
      expect(await overflow(page)).toEqual([]);
    }
  });
}

/** What sticks out where the page can be scrolled sideways. */
function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth + 1)
      .map((element) => `${element.tagName} ${element.className}`);
  });
}

test('a guide prints without what surrounds it, in the light colours, with wrapped code', async ({
  page,
}) => {
  await visit(page, guide);
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await page.emulateMedia({ media: 'print' });
  for (const part of [
    page.getByRole('navigation', { name: 'Main' }),
    page.getByRole('navigation', { name: 'Docs sidebar' }),
    page.getByRole('navigation', { name: 'Breadcrumbs' }),
    page.getByRole('navigation', { name: 'Docs pages' }),
    page.getByRole('contentinfo'),
    page.getByRole('article').getByRole('button').first(),
  ]) {
    await expect(part).toBeHidden();
  }
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(27, 39, 37)');
  await expect(page.locator('pre code').first()).toHaveCSS('white-space', 'pre-wrap');
  const link = page.getByRole('article').locator('p a').first();
  await expect(link).toHaveCSS('text-decoration-line', 'underline');
});

test('with forced colours marks stay, and decoration goes', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto(guide);
  const current = page.getByRole('navigation', { name: 'Main' }).getByRole('link', {
    name: 'Documentation',
  });
  await expect(current).toHaveCSS('text-decoration-line', 'underline');
  const drawing = await page
    .getByRole('contentinfo')
    .evaluate((footer) => getComputedStyle(footer, '::before').display);
  expect(drawing).toBe('none');
});

for (const mode of ['light', 'dark'] as const) {
  test(`what has the focus is ringed in the ${mode} mode`, async ({ page }) => {
    await visit(page);
    await page.evaluate(
      (theme) => document.documentElement.setAttribute('data-theme', theme),
      mode,
    );
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to main content' })).toHaveCSS(
      'outline',
      `${mode === 'light' ? 'rgb(180, 84, 10)' : 'rgb(246, 185, 79)'} solid 3px`,
    );
  });
}

for (const path of pages) {
  test(`${path} is shared with a card of 1200 by 630`, async ({ page, request }) => {
    await visit(page, path);
    const meta = (name: string): Promise<string | null> =>
      page.locator(`meta[property="${name}"], meta[name="${name}"]`).getAttribute('content');
    expect(await meta('twitter:card')).toBe('summary_large_image');
    expect(await meta('og:image:alt')).toMatch(/^.+, above a street of houses$/);
    expect(await meta('twitter:image:alt')).toBe(await meta('og:image:alt'));
    const image = await request.get(new URL((await meta('og:image')) ?? '').pathname);
    const bytes = await image.body();
    expect(bytes.subarray(1, 4).toString()).toBe('PNG');
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  });
}

test('every icon that the site names is there', async ({ page, request }) => {
  await page.goto('/');
  const manifest = await request.get(
    (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '',
  );
  const { icons } = (await manifest.json()) as { icons: { src: string; sizes: string }[] };
  expect(icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  const links = await page
    .locator('link[rel=icon], link[rel=apple-touch-icon]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links).toHaveLength(2);
  for (const address of [...links, ...icons.map(({ src }) => src)]) {
    const response = await request.get(address);
    expect(response.headers()['content-type'], address).toMatch(/^image\//);
  }
});
