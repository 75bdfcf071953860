import type { Page } from '@playwright/test';
import { open, playground } from './sandbox';
import { expect, test } from './test';

/** What editors announce from now on. Each announcement is in the page for a moment only. */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const observer = new MutationObserver((records) => {
      const added = records.flatMap(({ addedNodes }) => [...addedNodes]);
      texts.push(...added.flatMap((node) => (node instanceof Element ? [node.textContent] : [])));
    });
    for (const region of document.querySelectorAll('.cm-editor > [aria-live]')) {
      observer.observe(region, { childList: true });
    }
    return texts;
  });
  return () => heard.evaluate((texts) => texts);
}

test('F8 says the problem that it goes to, also where it is the only one', async ({ page }) => {
  const { request } = await open(page, playground);
  await request.fill('{ sdgs { nothing } }');
  await expect(request.locator('.cm-lintRange-error')).toHaveText('nothing');
  const heard = await listen(page);
  const message = 'Cannot query field "nothing" on type "Sdg".';
  await request.press('F8');
  await expect.poll(heard).toEqual([message]);
  await request.press('F8');
  await expect.poll(heard).toEqual([message, message]);
});

test('F8 says what is wrong with variables', async ({ page }) => {
  const { variables } = await open(page, playground);
  await variables.fill('1');
  await expect(variables.locator('.cm-lintRange-error')).toHaveText('1');
  const heard = await listen(page);
  await variables.press('F8');
  await expect.poll(heard).toEqual(['Unexpected value, expected an object.']);
});

test('a request is invalid while it has errors, and not for warnings', async ({ page }) => {
  const { request } = await open(page, playground);
  await request.fill('{ spaces { data { nothing } } }');
  await expect(request).toHaveAttribute('aria-invalid', 'true');
  await request.fill('{ spaces { data { isPrivate } } }');
  await expect(page.locator('.cm-lintRange-warning')).toHaveText('isPrivate');
  await expect(request).not.toHaveAttribute('aria-invalid');
});

test('F1 says what a name is part by part', async ({ page }) => {
  const { request } = await open(page, playground);
  await request.fill('{ spaces { data { isPrivate } } }');
  const heard = await listen(page);
  await request.getByText('isPrivate').click();
  await page.mouse.move(0, 0);
  await request.press('F1');
  await expect
    .poll(heard)
    .toEqual([
      'Space.isPrivate: Boolean!',
      'True if nobody can join the space at once, without a request or an invitation.',
      'Deprecated. Use Space.visibility, which distinguishes closed from hidden spaces. Removal on 30 September 2027.',
      'Read on',
    ]);
});
