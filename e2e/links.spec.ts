import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { islandScripts, loadedAt, watchDocuments } from './faults';
import { leftToBrowser } from './tabs';
import { visit } from './visit';

const intro = '/docs/intro';
const heading = (page: Page): Locator => page.getByRole('heading', { level: 1 });

/** The first link of the text that leads to the top of another guide. */
const guideLink = (page: Page): Locator =>
  page.locator('article p a[href^="/docs/"]:not([href*="#"])').first();

/** Puts a link with some attributes into the text. */
async function addLink(page: Page, attributes: Record<string, string>): Promise<Locator> {
  await page.evaluate((given) => {
    const link = document.createElement('a');
    link.textContent = 'Added';
    for (const [name, value] of Object.entries(given)) link.setAttribute(name, value);
    document.querySelector('main h1')?.after(link);
  }, attributes);
  return page.getByRole('link', { name: 'Added' });
}

test('a link of the text leads on without loading the frame again, and says where to', async ({
  page,
}) => {
  await visit(page, intro);
  const loaded = await loadedAt(page);
  const href = (await guideLink(page).getAttribute('href')) ?? '';
  await guideLink(page).click();
  await expect(page).toHaveURL(href);
  await expect(heading(page)).not.toHaveText('Introduction');
  expect(await loadedAt(page)).toBe(loaded);
  await expect(page.locator('.pageAnnouncement')).toHaveText(await page.title());
  await expect(page).toHaveTitle(new RegExp(`^${(await heading(page).textContent()) ?? ''}`));
});

test('the arrow of a link to another site stays on the line of its last word', async ({ page }) => {
  await visit(page, '/docs/chat');
  for (const width of [1600, 1280, 1150, 1000]) {
    await page.setViewportSize({ width, height: 800 });
    const torn = await page.locator('main p a:has(> .externalMark)').evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange();
        words.selectNodeContents(link.firstChild ?? link);
        const { bottom } = [...words.getClientRects()].pop() ?? { bottom: 0 };
        const { top } = link.lastElementChild?.getBoundingClientRect() ?? { top: 0 };
        return top < bottom ? [] : [link.textContent];
      }),
    );
    expect(torn).toEqual([]);
  }
});

test('the keyboard begins at the top of the next page', async ({ page }) => {
  await visit(page, intro);
  await guideLink(page).focus();
  await page.keyboard.press('Enter');
  await expect(heading(page)).not.toHaveText('Introduction');
  // The frame follows the content, sooner than any reader does.
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })),
  );
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();
});

test('the way back leads to the place that was left', async ({ page }) => {
  await visit(page, intro);
  const next = page.getByRole('link', { name: /^Next/ });
  await next.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(100);
  await next.click();
  await expect(heading(page)).not.toHaveText('Introduction');
  await page.goBack();
  await expect(heading(page)).toHaveText('Introduction');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
});

test('places on the page are steps of their own', async ({ page }) => {
  await visit(page, intro);
  const link = (index: number): Locator => page.locator('.theme-doc-toc-desktop a').nth(index);
  const jump = async (index: number): Promise<Locator> => {
    await link(index).evaluate((element: HTMLElement) => element.click());
    const place = page.locator((await link(index).getAttribute('href')) ?? '');
    await expect(place).toBeInViewport();
    return place;
  };
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
  const later = await jump(3);
  await jump(0);
  await page.goBack();
  await expect(later).toBeInViewport();
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(300);
});

test('a new tab is left to the browser', async ({ page }) => {
  await visit(page, intro);
  for (const modifier of ['Control', 'Shift'] as const)
    expect(await leftToBrowser(guideLink(page), [modifier])).toBe(true);
  expect(await leftToBrowser(await addLink(page, { href: '/blog', target: '_blank' }))).toBe(true);
  expect(await leftToBrowser(guideLink(page))).toBe(false);
});

test('a download and a file are left to the browser', async ({ page }) => {
  await visit(page, intro);
  const download = page.waitForEvent('download');
  await (await addLink(page, { href: '/docs/intro', download: 'intro.html' })).click();
  expect((await download).suggestedFilename()).toBe('intro.html');
  await expect(page).toHaveURL(intro);
  await visit(page, intro);
  const documents = watchDocuments(page);
  await (await addLink(page, { href: '/robots.txt' })).click();
  await expect(page).toHaveURL('/robots.txt');
  expect(documents).toEqual(['/robots.txt']);
});

test('a link within the page fetches nothing', async ({ page }) => {
  await visit(page, intro);
  const asked: string[] = [];
  const icon = (await page.locator('link[rel=icon]').getAttribute('href')) ?? '';
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // The list of contents is an island. A browser with tabs asks for the icon of each address.
    if (!islandScripts.test(pathname) && pathname !== icon) asked.push(pathname);
  });
  await page.locator('.theme-doc-toc-desktop a').last().click();
  await expect(page).toHaveURL(/#/);
  await page.goBack();
  await expect(page).toHaveURL(intro);
  expect(asked).toEqual([]);
});

test('an address in another alphabet marks the place that it names', async ({ page }) => {
  await page.goto(intro);
  const place = page.locator('h2').last();
  await place.evaluate((heading) => (heading.id = 'überblick'));
  await page.evaluate(() => (location.hash = '#%C3%BCberblick'));
  await expect(place).toHaveAttribute('data-target', '');
});
