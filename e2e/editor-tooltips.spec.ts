import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { watchConsole } from './console';
import { open, playground, tasksOfSpace } from './sandbox';

/** Texts of the boxes that something lies over, or that the window cuts. */
async function hidden(boxes: Locator): Promise<readonly string[]> {
  return boxes.evaluateAll((all) =>
    all
      .filter((box) => {
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const points = [left + 2, right - 2].flatMap((x) => [
          [x, top + 2] as const,
          [x, bottom - 2] as const,
        ]);
        return !points.every(([x, y]) => box.contains(document.elementFromPoint(x, y)));
      })
      .map(({ textContent }) => textContent),
  );
}

async function rest(page: Page): Promise<void> {
  // The list and its explanation are placed in the frames after they are there.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

for (const width of [1280, 375]) {
  test(`nothing covers what is suggested in the playground at ${width} px`, async ({ page }) => {
    const said = watchConsole(page);
    await page.setViewportSize({ width, height: 800 });
    const { request } = await open(page, playground);
    await request.fill('');
    await request.pressSequentially('query { tas');
    await expect(page.getByRole('option', { name: 'tasksBySpaceId' })).toBeVisible();
    await expect(page.locator('.cm-completionInfo')).toHaveText('One task.');
    await rest(page);
    expect(await hidden(page.getByRole('listbox'))).toEqual([]);
    expect(await hidden(page.locator('.cm-completionInfo'))).toEqual([]);
    const suggested = page.getByRole('listbox').getByRole('option');
    expect(await hidden(suggested.and(page.locator(':nth-child(-n+8)')))).toEqual([]);
    expect(said).toEqual([]);
  });

  test(`nothing covers what is suggested in an example at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const { button, request } = await open(page, tasksOfSpace);
    await button('Edit').click();
    await request.fill('query {  }');
    await request.press('Control+End');
    for (let steps = 0; steps < 2; steps += 1) await request.press('ArrowLeft');
    await request.press('Control+Space');
    await expect(page.getByRole('listbox').getByRole('option').nth(10)).toBeVisible();
    await rest(page);
    expect(await hidden(page.getByRole('listbox'))).toEqual([]);
  });
}

test('an explanation is whole, its link follows the editor, and Escape closes it', async ({
  page,
}) => {
  const { request } = await open(page, playground);
  await request.fill('{ topics { totalResults } }');
  await request.press('Control+Home');
  for (let steps = 0; steps < 3; steps += 1) await request.press('ArrowRight');
  await request.press('F1');
  const explained = page.locator('.cm-explanation');
  await expect(explained).toContainText('Query.topics');
  await rest(page);
  expect(await hidden(explained)).toEqual([]);
  await page.keyboard.press('Tab');
  await expect(explained.getByRole('link', { name: 'Read on' })).toBeFocused();
  await request.focus();
  await page.keyboard.press('Escape');
  await expect(explained).toHaveCount(0);
});
