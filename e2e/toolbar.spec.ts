import type { Locator, Page } from '@playwright/test';
import { edges } from './parts';
import { createTask, open, playground } from './sandbox';
import { expect, test } from './test';

const two = (name: string): string =>
  `query A { spaces { totalResults } }\nmutation ${name} { deleteSpace(id: "1") { __typename } }`;

async function excessOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}

/** Which of the controls of a toolbar lie over the one before, as far as they are shown. */
async function coveringIn(toolbar: Locator): Promise<string[]> {
  return toolbar
    .locator('button, select')
    .filter({ visible: true })
    .evaluateAll((all) =>
      all.flatMap((control, index) => {
        const { left } = control.getBoundingClientRect();
        const before = all[index - 1]?.getBoundingClientRect().right ?? 0;
        return left < before ? [control.textContent] : [];
      }),
    );
}

for (const width of [320, 375]) {
  for (const path of [playground, createTask]) {
    test(`the toolbar of ${path} fits into ${width} pixels, whatever is run`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const { request, button } = await open(page, path);
      if (path !== playground) await button('Edit').click();
      for (const text of ['{ sdgs { number } }', two('CreateTask'), two('Do'.repeat(40))]) {
        await request.fill(text);
        await expect(button('Reset query')).toBeInViewport({ ratio: 1 });
        expect(await excessOf(page), text).toBe(0);
        const toolbar = page.locator('.toolbar').first();
        expect(await coveringIn(toolbar), text).toEqual([]);
        const hidden = await toolbar.evaluate(
          ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
        );
        expect(hidden, text).toBe(0);
      }
    });
  }
}

test('the longest name of who calls is read whole beside all buttons of a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 700 });
  for (const path of [playground, createTask]) {
    const { request, persona, button } = await open(page, path);
    if (path !== playground) await button('Edit').click();
    await request.fill('{ sdgs { number } }');
    await expect(button('Reset query')).toBeVisible();
    await persona.selectOption('Space admin');
    const missing = await persona.evaluate((select: HTMLSelectElement) => {
      const { width } = select.getBoundingClientRect();
      select.style.cssText = 'flex: none; inline-size: max-content';
      return Math.max(0, Math.round(select.getBoundingClientRect().width - width));
    });
    expect(missing, path).toBe(0);
  }
});

test('what is said of an answer is beside its button, not above it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  const { request, run, status, button } = await open(page, createTask);
  await button('Edit').click();
  await request.fill('{ nothing }');
  await run.click();
  await expect(status).toHaveText(/^Answered/);
  const bar = page.locator('.exampleAnswer .codeBar').first();
  const [title, copy] = [bar.getByText('Response'), bar.getByRole('button')];
  const above = async (one: Locator): Promise<number> =>
    (await edges(one)).top - (await edges(bar)).top;
  expect(await above(title)).toBeGreaterThanOrEqual(3);
  const below = (await edges(bar)).bottom - (await edges(copy)).bottom;
  expect(Math.abs((await above(copy)) - below)).toBeLessThanOrEqual(2);
});
