import { expect, test } from './test';

test('on paper nothing is folded away where no script has unfolded it', async ({ page }) => {
  for (const path of ['/docs/graphql/operations/mutations/create-task', '/docs/intro']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print' });
    const hidden = await page.locator('article details').evaluateAll((all) =>
      all
        .filter((details) => details.checkVisibility())
        .map(({ lastElementChild }) => lastElementChild)
        .filter((last) => last?.checkVisibility({ contentVisibilityAuto: true }) === false)
        .map((last) => last?.outerHTML),
    );
    expect(hidden).toEqual([]);
  }
});
