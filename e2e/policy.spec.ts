import { test } from './test';

test.fail('a test fails where a page does what its policy forbids', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
});
