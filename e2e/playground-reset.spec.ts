import { expect, test } from './test';
import { open, playground } from './sandbox';

test('the request of a tab can be had back, and then what was written, too', async ({ page }) => {
  const { request, variables, status, button } = await open(page, playground);
  const reset = button('Reset query');
  await expect(request).toContainText('query ActiveSpaces');
  await expect(reset).toBeHidden();
  await request.fill('{ topics { totalResults } }');
  await variables.fill('{}');
  await page.reload();
  await reset.click();
  await expect(request).toContainText('query ActiveSpaces');
  await expect(variables).toHaveText('{ "limit": 3 }');
  await expect(status).toHaveText('The query is as it was. Ctrl+Z brings back what you wrote.');
  await expect(reset).toBeHidden();
  await expect(request).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(request).toHaveText('{ topics { totalResults } }');
  await expect(variables).toHaveText('{}');
});

test('a tab that was opened blank has no request to go back to', async ({ page }) => {
  const { request, button } = await open(page, playground);
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(request).toBeFocused();
  await request.fill('{ topics { totalResults } }');
  await expect(page.getByRole('tab', { name: 'topics' })).toBeVisible();
  await expect(button('Reset query')).toBeHidden();
  await expect(button('Edit')).toBeHidden();
  await expect(button('Reset test data')).toBeHidden();
});
