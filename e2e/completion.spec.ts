import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { open, playground } from './sandbox';

/** The empty request of the playground, with the focus. */
async function openEmpty(page: Page): Promise<Locator> {
  const { request } = await open(page, playground);
  await request.fill('');
  return request;
}

const options = (page: Page): Locator => page.getByRole('listbox').getByRole('option');
const selected = (page: Page): Locator =>
  page.getByRole('listbox').getByRole('option', { selected: true });

/** A list takes no key in its first moments, in which nobody has read it. */
async function untilRead(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
}

test('arguments are offered behind a parenthesis, and fields on the line below a brace', async ({
  page,
}) => {
  const request = await openEmpty(page);
  await request.pressSequentially('{ spaces(');
  await expect(options(page).filter({ hasText: 'limit' })).toBeVisible();
  await page.keyboard.press('Escape');
  await request.fill('');
  await page.keyboard.type('{');
  await page.keyboard.press('Enter');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.type('sdg');
  await expect(selected(page)).toContainText('sdgs');
  // Forced colours show no more of it than this.
  await expect(selected(page)).toHaveCSS('outline', /2px$/);
  await untilRead(page);
  await page.keyboard.press('Enter');
  await expect(request).toContainText('sdgs');
});

test('a list that opened by itself leaves Enter to the reader who has not touched it', async ({
  page,
}) => {
  const request = await openEmpty(page);
  await request.press('{');
  await request.press('Enter');
  await expect(options(page).first()).toBeVisible();
  await expect(selected(page)).toHaveCount(0);
  await untilRead(page);
  await request.press('Enter');
  await expect(options(page)).toHaveCount(0);
  await expect(request.locator('.cm-line')).toHaveText(['{', '', '  ', '}']);
});

test('a list that opened by itself gives what the reader moves to', async ({ page }) => {
  const request = await openEmpty(page);
  await request.press('{');
  await request.press('Enter');
  await expect(options(page).first()).toBeVisible();
  await untilRead(page);
  await request.press('ArrowDown');
  const name = (await selected(page).locator('.cm-completionLabel').textContent()) ?? '';
  await request.press('Enter');
  await expect(request).toContainText(name);
});

test('types end at one line', async ({ page }) => {
  const request = await openEmpty(page);
  await request.pressSequentially('{ spaces { data { mem');
  await expect(options(page).filter({ hasText: 'memberCount' })).toBeVisible();
  const ends = await page.locator('.cm-completionDetail').evaluateAll((all) =>
    all
      .filter(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth)
      .map((detail) => {
        const range = document.createRange();
        range.selectNodeContents(detail);
        return Math.round(range.getBoundingClientRect().right);
      }),
  );
  expect(ends.length).toBeGreaterThan(1);
  expect(new Set(ends).size).toBe(1);
});

test('the beginning of an identifier that is filled in stays in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const request = await openEmpty(page);
  await request.press('{');
  await request.press('Enter');
  await request.pressSequentially('spaceB');
  await expect(selected(page)).toContainText('spaceById');
  await untilRead(page);
  await page.keyboard.press('Enter');
  await expect(request).toContainText('spaceById(id: "');
  const scroller = page.locator('.cm-scroller').first();
  await expect.poll(() => scroller.evaluate((element) => element.scrollLeft)).toBe(0);
});

test('a field that is deprecated says so in its name', async ({ page }) => {
  const request = await openEmpty(page);
  await request.pressSequentially('{ spaces { data { isPr');
  await expect(selected(page)).toHaveAccessibleName('isPrivate deprecated · Boolean!');
});

for (const width of [375, 320]) {
  test(`an explanation stays in a window of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const request = await openEmpty(page);
    await request.pressSequentially('{ spaces { data { isPr');
    await expect(page.locator('.cm-completionInfo')).toBeInViewport({ ratio: 1 });
  });
}

test('a reason not to use a field is plain text, with its day in words', async ({ page }) => {
  const request = await openEmpty(page);
  await request.pressSequentially('{ spaces { data { isPr');
  await expect(page.locator('.cm-completionInfo')).toHaveText(
    'True if nobody can join the space at once, without a request or an invitation. Deprecated. Use Space.visibility, which distinguishes closed from hidden spaces. Removal on 30 September 2027.',
  );
});
