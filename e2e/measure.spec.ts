import { open, playground, write } from './sandbox';
import { expect, test } from './test';

const bomb = '{ spaces(limit: 100) { data { posts(limit: 100) { data { images { url } } } } } }';

test('a request says what it has of each limit while it is written', async ({ page }) => {
  const { request, variables } = await open(page, playground);
  const measure = page.locator('.requestMeasure');
  await request.fill('query ($n: Int! = 5) { spaces(limit: $n) { data { id } } }');
  await expect(measure).toContainText('Up to 45 of 10,000 points');
  await expect(measure).toContainText('3 of 12 levels');
  await expect(measure).toContainText('3 of 500 fields');
  await expect(measure).toContainText('Most points: spaces.data');
  await write(variables, '{ "n": 9 }');
  await expect(measure).toContainText('Up to 49 of 10,000 points');
  await expect(measure.locator('strong')).toHaveCount(0);
  await request.fill(bomb);
  await expect(measure.locator('strong')).toContainText('of 10,000 points');
});

test('what cannot be measured has no numbers of another request', async ({ page }) => {
  const { request } = await open(page, playground);
  const measure = page.locator('.requestMeasure');
  for (const text of ['{ topics { data { ', '']) {
    await request.fill('{ sdgs { number } }');
    await expect(measure).toContainText('2 of 500 fields');
    await request.fill(text);
    await expect(measure).toHaveText('');
    await expect(measure).toBeVisible();
  }
  await request.fill('{ sdgs { number } }');
  await expect(measure).toContainText('2 of 500 fields');
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(measure).toHaveText('');
});
