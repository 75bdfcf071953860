import type { Locator } from '@playwright/test';
import { edges, part } from './parts';
import { open, playground } from './sandbox';
import { expect, test } from './test';

/** The colour of the lines below some tabs, those that are selected last. */
async function linesBelow(tabs: Locator): Promise<string[]> {
  return tabs.evaluateAll((all) =>
    all
      .toSorted((a, b) => Number(a.ariaSelected === 'true') - Number(b.ariaSelected === 'true'))
      .map((tab) => getComputedStyle(tab).borderBlockEndColor),
  );
}

for (const width of [1280, 375]) {
  test(`the bar of the response keeps its height at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.route('http://localhost:4000/graphql', (route) => route.abort());
    const { request, run, status, outcome, button } = await open(page, playground);
    const bar = part(page, 'response').locator('.codeBar');
    const heightOf = (): Promise<number> => bar.evaluate(({ clientHeight }) => clientHeight);
    await expect(request).toBeVisible();
    const height = await heightOf();
    await run.click();
    await expect(status).toHaveText(/^Answered in/);
    expect(await heightOf(), 'answered').toBe(height);
    await request.fill('{ nothing }');
    await expect(status).toHaveText('Run the request to see its answer.');
    expect(await heightOf(), 'edited').toBe(height);
    await run.click();
    await expect(outcome).toHaveText('VALIDATION_FAILED');
    expect(await heightOf(), 'an error').toBe(height);
    await page.getByRole('combobox', { name: 'Target' }).selectOption({ label: 'Local API' });
    await expect(status).toHaveText(/localhost/);
    expect(await heightOf(), 'Local API').toBe(height);
    await run.click();
    await button('Send').click();
    await expect(status).toHaveText(/^No answer from/);
    expect(await heightOf(), 'no answer').toBe(height);
  });
}

test('beside each other, request and response begin on one line', async ({ page }) => {
  const { request } = await open(page, playground);
  await expect(request).toBeVisible();
  const [asked, answered] = [part(page, 'request'), part(page, 'response')];
  const { top } = await edges(asked.locator('.codeContent'));
  expect((await edges(answered.locator('.codeContent'))).top).toBe(top);
});

test('what is scrolled ends a little below the buttons that stay in view', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const { run } = await open(page, playground);
  await page.mouse.wheel(0, 700);
  await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
  const navbar = await edges(page.locator('.navbar'));
  const head = await edges(page.locator('.exampleHead'));
  const button = await edges(run);
  expect(button.top - navbar.bottom).toBe(6);
  expect(head.bottom - button.bottom).toBe(6);
});

test('the response has one border', async ({ page }) => {
  await open(page, playground);
  const frame = part(page, 'response');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(frame.locator('..')).toHaveCSS('border-width', '0px');
    await expect(frame).toHaveCSS('border-width', '1px');
  }
});

test('with forced colours only the tab that is shown is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, playground);
  await page.getByRole('button', { name: 'New tab' }).click();
  const lists = page.getByRole('tablist').filter({ visible: true });
  await expect(lists).toHaveCount(3);
  for (const list of await lists.all()) {
    const background = await list.evaluate((element) => {
      element.style.backgroundColor = 'Canvas';
      return getComputedStyle(element).backgroundColor;
    });
    const lines = await linesBelow(list.getByRole('tab'));
    expect(lines.pop()).not.toBe(background);
    expect(lines).toEqual(lines.map(() => background));
  }
});
