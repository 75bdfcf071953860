import { expect, test } from './test';
import { open, playground } from './sandbox';

test('errors are wrapped, and nothing else is until the reader asks for it', async ({ page }) => {
  const { run, request, response } = await open(page, playground);
  const wrap = page
    .locator('[data-part=response]')
    .getByRole('button', { name: 'Toggle word wrap' });
  const isClipped = (): Promise<boolean> =>
    response.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect(wrap).toHaveAttribute('aria-pressed', 'false');
  await request.fill(`{ ${'aFieldThatIsNotThereAndHasALongName'.repeat(3)} }`);
  await run.click();
  await expect(response).toContainText('Cannot query field');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  expect(await isClipped()).toBe(false);
  await wrap.click();
  expect(await isClipped()).toBe(true);
  await wrap.click();
  await request.fill('{ topics { totalResults } }');
  await run.click();
  await expect(response).toContainText('"totalResults"');
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
});

test('each button that wraps lines says of which code', async ({ page }) => {
  await open(page, playground);
  for (const title of ['Request', 'Variables', 'Response']) {
    const name = `Toggle word wrap: ${title}`;
    await expect(page.getByRole('button', { name, exact: true })).toBeVisible();
  }
});

test('a header that is ignored says so where it is typed', async ({ page }) => {
  await open(page, playground);
  await page.getByRole('tab', { name: 'Headers' }).click();
  const name = page.getByLabel('Name of header 1');
  await name.fill('authorization');
  await expect(name).toHaveAccessibleDescription(
    'Authorization is ignored here: the role beside Run says who asks. To send a token, choose another target.',
  );
  await name.fill('X-Request-Id');
  await page.getByLabel('Value of header 1').fill('1');
  await expect(name).toHaveAccessibleDescription('X-Request-Id is ignored here: nothing is sent.');
  await name.fill('Accept-Language');
  await expect(name).toHaveAccessibleDescription('');
});

test('no keys are listed on a phone', async ({ page }) => {
  await open(page, playground);
  const keys = page.getByText('prettifies the request');
  await expect(keys).toBeVisible();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(keys).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Variables' })).toBeVisible();
});
