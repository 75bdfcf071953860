import { expect, test } from './test';
import { open, playground, tasksOfSpace } from './sandbox';

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

test('what was written on the page of an operation can be had back', async ({ page }) => {
  const { request, variables, status, button, show } = await open(page, tasksOfSpace);
  const written = 'query Mine { topics { totalResults } }';
  await button('Edit').click();
  await request.fill(written);
  await show('Variables');
  await variables.fill('{}');
  await button('Reset query').click();
  await expect(status).toHaveText('The query is as it was. Ctrl+Z brings back what you wrote.');
  await expect(request).toContainText('tasksBySpaceId');
  await expect(request).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(request).toHaveText(written);
  await show('Variables');
  await expect(variables).toHaveText('{}');

  // The second of two presses ends editing, for the button is that in whose place it came.
  await button('Reset query').click();
  await button('Edit').click();
  await expect(request).toBeHidden();
  await expect(variables).toBeHidden();
  await show('Request');
  await button('Edit').click();
  await expect(request).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(request).toHaveText(written);
  await show('Variables');
  await expect(variables).toHaveText('{}');
});
