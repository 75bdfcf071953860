import { expect, test } from './test';
import { loadedAt } from './faults';
import { visit } from './visit';

const policy = 'meta[http-equiv=Content-Security-Policy]';

test.fail('a test fails where a page does what its policy forbids', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'p { color: red }';
    document.head.append(style);
  });
});

test('the playground is entered and left as a document with a policy of its own', async ({
  page,
}) => {
  const connect = async (): Promise<string> => {
    const content = (await page.locator(policy).getAttribute('content')) ?? '';
    return /connect-src ([^;]*)/.exec(content)?.[1] ?? '';
  };
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await visit(page, '/blog');
  expect(await connect()).toBe("'self'");
  const first = await loadedAt(page);
  await navbar.getByRole('link', { name: 'Documentation' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  expect(await loadedAt(page)).toBe(first);

  await navbar.getByRole('link', { name: 'Playground' }).click();
  await expect(page.getByRole('textbox', { name: 'Request' })).toBeVisible();
  const second = await loadedAt(page);
  expect(second).not.toBe(first);
  expect(await connect()).not.toBe("'self'");

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect.poll(connect).toBe("'self'");
  expect(await loadedAt(page)).not.toBe(second);
  await page.goForward();
  await expect(page.getByRole('textbox', { name: 'Request' })).toBeVisible();
  await expect.poll(connect).not.toBe("'self'");
});
