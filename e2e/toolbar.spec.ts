import type { Locator, Page } from '@playwright/test';
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
        expect(await coveringIn(page.locator('.toolbar').first()), text).toEqual([]);
      }
    });
  }
}

for (const width of [375, 1280]) {
  test(`what is in the menu begins at one edge at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { button } = await open(page, '/docs/errors');
    await button('More').click();
    await expect(page.locator('.toolbarMenu').first().getByText('Simulate')).toBeVisible();
    const edgesOf = await page
      .locator('.toolbarMenu')
      .first()
      .locator('button, .answerChoice')
      .filter({ visible: true })
      .evaluateAll((all) =>
        all.map((one) => {
          const text = document.createRange();
          text.selectNodeContents(one);
          return Math.round(text.getBoundingClientRect().left);
        }),
      );
    expect(edgesOf.length).toBeGreaterThan(3);
    expect(new Set(edgesOf).size).toBe(1);
  });

  test(`the longest name of who calls is read whole at ${width} pixels, and Reset query is named`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const path of [playground, createTask]) {
      const { request, persona, button } = await open(page, path);
      if (path !== playground) await button('Edit').click();
      await request.fill('{ sdgs { number } }');
      await expect(button('Reset query')).toHaveAttribute('title', 'Reset query');
      await persona.selectOption('Space admin');
      const missing = await persona.evaluate((select: HTMLSelectElement) => {
        const { width: shown } = select.getBoundingClientRect();
        select.style.cssText = 'flex: none; inline-size: max-content';
        return Math.max(0, Math.round(select.getBoundingClientRect().width - shown));
      });
      expect(missing, path).toBe(0);
    }
  });
}
