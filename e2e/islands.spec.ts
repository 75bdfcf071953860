import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { abortScriptsWith, faults, intercept } from './faults';
import { visit } from './visit';

// Scripts that are still on their way when a test ends are not its fault.
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'ignoreErrors' }));

const guide = '/docs/intro';
const failure = 'This did not load. Check the connection and try again.';

/** Of the script of the island `code`, and of no other. */
const code = 'Toggle word wrap';

function firstFrame(page: Page): Locator {
  return page.locator('.codeFrame').first();
}

function copyButton(page: Page): Locator {
  return firstFrame(page).getByRole('button', { name: /^Copy/ });
}

/** What is copied from now on; nothing reaches the clipboard. */
async function watchCopies(page: Page): Promise<string[]> {
  const copies: string[] = [];
  await page.exposeFunction('keepCopy', (text: string) => copies.push(text));
  await page.addInitScript(() => {
    navigator.clipboard.writeText = (text) =>
      (Reflect.get(window, 'keepCopy') as typeof navigator.clipboard.writeText)(text);
  });
  return copies;
}

/** Answers for the scripts that hold a text in another way, until it is told to stop. */
async function breakScriptsWith(page: Page, text: string, fault: keyof typeof faults) {
  const asked: string[] = [];
  const pattern = '**/assets/js/**/*.js*';
  await page.route(pattern, async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    asked.push(route.request().url());
    return faults[fault](route);
  });
  return { asked, stop: () => page.unroute(pattern) };
}

/** After each failure the page looks whether it has changed on the server. */
function watchChecks(page: Page): string[] {
  const checks: string[] = [];
  page.on('requestfinished', (request) => {
    if (new URL(request.url()).pathname === guide) checks.push(request.url());
  });
  return checks;
}

test('the code of an island is not asked for before its use', async ({ page }) => {
  const asked = await abortScriptsWith(page, code);
  await visit(page, guide);
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await firstFrame(page).hover();
  await expect.poll(() => asked.length).toBe(1);
});

test('what is pressed before its code is there is answered once', async ({ page }) => {
  const copies = await watchCopies(page);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes(code)) await isReleased;
    await route.fulfill({ response });
  });
  await visit(page, guide);
  await copyButton(page).click();
  await expect(copyButton(page)).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('progressbar')).toBeVisible();
  await copyButton(page).click();
  release();
  await expect(firstFrame(page).getByRole('status')).toHaveText('Copied');
  await expect(copyButton(page)).not.toHaveAttribute('aria-busy');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  expect(copies).toHaveLength(1);
});

for (const fault of ['is not found', 'is cut off', 'is HTML of somebody else'] as const) {
  test(`an island whose code ${fault} says so, and tries again when pressed`, async ({ page }) => {
    await intercept({ page });
    const copies = await watchCopies(page);
    const { asked, stop } = await breakScriptsWith(page, code, fault);
    await visit(page, guide);
    const checks = watchChecks(page);
    await copyButton(page).focus();
    await expect.poll(() => asked.length).toBe(1);
    await page.keyboard.press('Enter');
    const alert = firstFrame(page).getByRole('alert');
    await expect(alert).toHaveText(failure);
    const before = asked.length;
    await page.keyboard.press('Tab');
    await expect(alert).toBeFocused();
    // The key asked for the code, too; what is pressed meanwhile fails with it.
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await expect.poll(() => checks.length).toBe(asked.length);
    await stop();
    // At an address that no cache knows.
    const again = page.waitForRequest(/\.js\?retry=\d+$/);
    await copyButton(page).click();
    await again;
    await expect(firstFrame(page).getByRole('status')).toHaveText('Copied');
    await expect(alert).toHaveCount(0);
    expect(copies).toHaveLength(1);
  });
}

test('what is said of code that did not load goes when the code is there', async ({ page }) => {
  await intercept({ page });
  const { stop } = await breakScriptsWith(page, code, 'is cut off');
  await visit(page, guide);
  await copyButton(page).click();
  const alert = firstFrame(page).getByRole('alert');
  await expect(alert).toHaveText(failure);
  await stop();
  // Asks for it again without a use of any control.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await firstFrame(page).hover();
    await expect(alert).toHaveCount(0, { timeout: 1000 });
  }).toPass();
});
