import { expect, test } from './test';
import { createTask, open, playground } from './sandbox';
import { visit } from './visit';

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

test('on paper the home page shows the whole response', async ({ page }) => {
  await page.goto('/');
  await page.emulateMedia({ media: 'print' });
  const cut = await page
    .locator('main pre')
    .evaluateAll((all) => all.map((one) => one.scrollHeight - one.clientHeight));
  expect(cut).toEqual([0, 0]);
});

test('fields of a type are printed without what filters them and leads on', async ({ page }) => {
  await page.goto('/docs/graphql/types/objects/space');
  const controls = page.locator('.fieldTools, .way');
  await expect(controls).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  for (const control of await controls.all()) await expect(control).toBeHidden();
});

test('the playground is printed as its request, variables and response', async ({ page }) => {
  const { request, variables, run, status } = await open(page, playground);
  const lines = Array.from({ length: 80 }, (_, index) => `  t${index}: topics { totalResults }`);
  await request.fill(`query Long {\n${lines.join('\n')}\n}`);
  await variables.fill('{ "unused": 1 }');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.emulateMedia({ media: 'print' });
  const main = page.getByRole('main');
  const title = main.locator('[data-part=variables] .codeTitle');
  await expect(title.getByText('Variables', { exact: true })).toBeVisible();
  await expect(variables).toBeVisible();
  for (const role of ['button', 'checkbox', 'searchbox', 'combobox'] as const)
    await expect(main.getByRole(role)).toHaveCount(0);
  await expect(page.getByText('prettifies the request')).toBeHidden();
  const clipped = await main
    .locator('.codeContent, .cm-scroller, pre')
    .evaluateAll(
      (all) =>
        all.filter((one) => one.checkVisibility() && one.scrollHeight > one.clientHeight + 1)
          .length,
    );
  expect(clipped).toBe(0);
});

test('on paper the callers of an operation have their names', async ({ page }) => {
  await visit(page, createTask);
  await page.emulateMedia({ media: 'print' });
  const rows = page.getByRole('row').filter({ hasText: 'UNAUTHENTICATED' });
  await expect(rows.locator('.callerName')).toBeVisible();
});
