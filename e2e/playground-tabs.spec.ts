import { expect, test } from './test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { emptyRequest, firstRunnable, open, playground } from './sandbox';
import { turnTo } from './tabs';

test('each tab has its request, variables, response and undo, over a reload', async ({ page }) => {
  const said = watchConsole(page);
  const { request, variables, persona, run, status, response } = await open(page, playground);
  const tabs = page.getByRole('tablist', { name: 'Requests' }).getByRole('tab');
  await expect(tabs).toHaveText(['ActiveSpaces']);
  await page.getByRole('button', { name: 'New tab' }).click();
  await expect(request).toHaveText(emptyRequest);
  await expect(response).toHaveText('');
  await request.fill('query Second { topics { totalResults } }');
  await persona.selectOption('Guest');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await tabs.first().click();
  await expect(request).toContainText('query ActiveSpaces');
  await expect(variables).toHaveText('{ "limit": 3 }');
  await expect(persona).toHaveValue('member');
  await expect(response).toContainText('"spaces"');
  await request.press('Control+z');
  await expect(request).toContainText('query ActiveSpaces');
  await page.reload();
  await expect(tabs).toHaveCount(2);
  await tabs.nth(1).click();
  await expect(request).toHaveText('query Second { topics { totalResults } }');
  await expect(response).toContainText('"topics"');
  await expect(persona).toHaveValue('guest');
  expect(said).toEqual([]);
});

test('tabs are gone through, closed and opened by keyboard', async ({ page }) => {
  const { request } = await open(page, playground);
  const add = page.getByRole('button', { name: 'New tab' });
  for (const name of ['Second', 'Third']) {
    await add.click();
    await request.fill(`query ${name} { topics { totalResults } }`);
  }
  const tab = (name: string): ReturnType<typeof page.getByRole> => page.getByRole('tab', { name });
  await tab('Third').focus();
  await page.keyboard.press('Home');
  await expect(tab('ActiveSpaces')).toBeFocused();
  await expect(request).toContainText('query ActiveSpaces');
  await page.keyboard.press('ArrowRight');
  await expect(tab('Second')).toBeFocused();
  await page.keyboard.press('Delete');
  await expect(tab('Second')).toHaveCount(0);
  await expect(tab('Third')).toBeFocused();
  await expect(request).toContainText('query Third');
  await page.getByRole('button', { name: 'Close Third' }).press('Enter');
  await expect(request).toContainText('query ActiveSpaces');
  await expect(tab('ActiveSpaces')).toBeFocused();
  // Nothing of what was written is left in the end.
  await page.getByRole('button', { name: 'Close ActiveSpaces' }).press('Enter');
  await expect(request).toHaveText(emptyRequest);
  await expect(page.getByRole('button', { name: /^Close / })).toHaveCount(0);
  await expect(tab('New request')).toBeFocused();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('ActiveSpaces');
});

test('the tab that is shown is in view beside many others, and the target is legible', async ({
  page,
}) => {
  const { request } = await open(page, playground);
  const tabs = page.getByRole('tablist', { name: 'Requests' }).getByRole('tab');
  for (let number = 2; number <= 7; number += 1) {
    await page.getByRole('button', { name: 'New tab' }).click();
    await request.fill(`query TasksOfTheSpaceOfNumber${number} { topics { totalResults } }`);
    await expect(tabs.last()).toHaveText(`TasksOfTheSpaceOfNumber${number}×`);
    await expect(tabs.last()).toBeInViewport({ ratio: 0.99 });
  }
  const target = page.getByRole('combobox', { name: 'Target' });
  const words = await target.evaluate((select: HTMLSelectElement) => {
    const { width } = select.getBoundingClientRect();
    select.style.inlineSize = 'max-content';
    return width / select.getBoundingClientRect().width;
  });
  expect(words).toBe(1);
  await tabs.last().focus();
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeInViewport({ ratio: 0.99 });
});

test('a link opens in a tab of its own, once, beside what the reader wrote', async ({ page }) => {
  const { request } = await open(page, playground);
  await expect(request).toContainText('query ActiveSpaces');
  await request.fill('query Mine { topics { totalResults } }');
  const linked = JSON.stringify(['', 'query Linked { sdgs { number } }', '', 'guest']);
  const hash = `#run=j${Buffer.from(linked).toString('base64url')}`;
  await page.goto(`${playground}${hash}`);
  await page.reload();
  await expect(firstRunnable(page).request).toContainText('query Linked');
  await expect(page).toHaveURL(playground);
  await page.reload();
  const tabs = page.getByRole('tablist', { name: 'Requests' }).getByRole('tab');
  await expect(tabs).toHaveCount(2);
  await tabs.first().click();
  await expect(request).toHaveText('query Mine { topics { totalResults } }');
});

test('panels are resized by mouse and keyboard, and stay so', async ({ page }) => {
  const { run, response } = await open(page, playground);
  const border = page.getByRole('separator', { name: 'Width of the request' });
  await expect(border).toHaveAttribute('aria-valuenow', '50');
  const width = async (): Promise<number> => (await response.boundingBox())?.width ?? 0;
  const before = await width();
  await border.press('ArrowLeft');
  await expect(border).toHaveAttribute('aria-valuenow', '48');
  expect(await width()).toBeGreaterThan(before);
  await border.press('Home');
  await expect(border).toHaveAttribute('aria-valuenow', '20');
  await border.dblclick();
  await expect(border).toHaveAttribute('aria-valuenow', '50');
  const { x = 0, y = 0 } = (await border.boundingBox()) ?? {};
  await page.mouse.move(x + 12, y + 100);
  await page.mouse.down();
  await page.mouse.move(x + 132, y + 100);
  await page.mouse.up();
  const moved = Number(await border.getAttribute('aria-valuenow'));
  expect(moved).toBeGreaterThan(55);
  await page.getByRole('button', { name: 'Schema and history' }).click();
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.reload();
  await expect(border).toHaveAttribute('aria-valuenow', String(moved));
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.locator('[data-part=variables]')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-part=response]')).toBeInViewport({ ratio: 1 });
  await expect(run).toBeInViewport();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(border).toBeHidden();
});

test('the request is wrapped, and the response saved', async ({ page }) => {
  const { request, run, status } = await open(page, playground);
  const wrap = page
    .locator('[data-part=request]')
    .getByRole('button', { name: 'Toggle word wrap' });
  await wrap.click();
  await expect(wrap).toHaveAttribute('aria-pressed', 'true');
  await expect(request).toHaveClass(/cm-lineWrapping/);
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the response' }).click();
  expect((await download).suggestedFilename()).toBe('ActiveSpaces.json');
});

test('the model in the page reads the language of a guest', async ({ page }) => {
  const { request, run, persona, response } = await open(page, playground);
  await persona.selectOption('Guest');
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.getByLabel('Name of header 1').fill('Accept-Language');
  await page.getByLabel('Value of header 1').fill('de');
  await request.fill('{ authenticatedUserV2 { ... on GuestUser { language } } }');
  await run.click();
  await expect(response).toContainText('"language": "de"');
  await expect(page.getByRole('tab', { name: 'Headers 1' })).toBeVisible();
});

for (const width of [1280, 375]) {
  test(`tabs and headers are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 812 });
    await open(page, playground);
    await page.getByRole('button', { name: 'New tab' }).click();
    await page.getByRole('tab', { name: 'Headers' }).click();
    await page.getByLabel('Name of header 1').fill('Cookie');
    await expect(page.getByText('Browsers do not let a page send Cookie.')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('two windows that show one tab lose nothing of what is written in it', async ({
  page,
  context,
}) => {
  const { request } = await open(page, playground);
  await request.fill('query Mine { topics { totalResults } }');
  const other = await context.newPage();
  const there = await open(other, playground);
  await expect(there.request).toContainText('query Mine');
  await turnTo(page);
  await request.fill('query Mine { sdgs { number } }');
  await expect(there.request).toHaveText('query Mine { sdgs { number } }');
  await turnTo(other);
  await there.request.press('Control+End');
  await there.request.pressSequentially(' # more');
  await expect(request).toHaveText('query Mine { sdgs { number } } # more');
  await page.reload();
  await expect(request).toHaveText('query Mine { sdgs { number } } # more');
  await other.close();
});
