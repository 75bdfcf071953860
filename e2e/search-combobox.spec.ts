import { expect, test } from './test';
import { intercept } from './faults';
import { hold } from './requests';
import { button, field, options, search } from './search';
import { leftToBrowser } from './tabs';
import { visit } from './visit';

test.describe('the combobox', () => {
  test('says what it is, what it shows and how much that is', async ({ page }) => {
    await visit(page);
    await page.keyboard.press('/');
    await field(page).fill('spaceById');
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = page.getByRole('listbox', { name: 'Results' });
    await expect(field(page)).toHaveAttribute(
      'aria-controls',
      (await list.getAttribute('id')) ?? '',
    );
    const [first] = await options(page).all();
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await first?.getAttribute('id')) ?? '',
    );
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/^\d+ results$/);
  });

  test('is worked by the keyboard alone', async ({ page }) => {
    await visit(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('Space.mem');
    const selected = page.getByRole('listbox').getByRole('option', { selected: true });
    await expect(selected).toContainText('Space.members');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('End');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Home');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('PageDown');
    await expect(options(page).nth(5)).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.keyboard.press('PageUp');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(selected).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/graphql/types/objects/space#members');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('#members')).toBeInViewport();
  });

  test('an option is a link that opens in another tab too', async ({ page }) => {
    await visit(page);
    await search(page, 'spaceById');
    expect(await leftToBrowser(options(page).first(), ['Control'])).toBe(true);
    await expect(page.getByRole('dialog')).toBeVisible();
    await options(page).first().click();
    await expect(page).toHaveURL('/docs/graphql/operations/queries/space-by-id');
  });

  test('a screen reader hears the parts of an option as words of their own', async ({ page }) => {
    await visit(page);
    for (const [query, name] of [
      ['Task.dueOn', /^field Task\.dueOn Date Due date/],
      ['sign in local API', /^guide Sign in Test against the local API/],
    ] as const) {
      await search(page, query);
      await expect(page.getByRole('option', { name })).toBeVisible();
    }
  });

  test('matches are marked', async ({ page }) => {
    await visit(page);
    await search(page, 'id space');
    await expect(options(page).first().locator('mark')).toHaveText(['space', 'Id', 'space']);
  });

  test('the row of a reader who moved stays active while others come in around it', async ({
    page,
  }) => {
    await intercept({ page });
    await visit(page);
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeVisible();
    const release = await hold(page, '**/assets/data/**');
    await field(page).fill('webhook signature');
    await page.keyboard.press('ArrowDown');
    const selected = page.getByRole('listbox').getByRole('option', { selected: true });
    const href = (await selected.getAttribute('href')) ?? '';
    const before = await options(page).count();
    release();
    await expect.poll(() => options(page).count()).toBeGreaterThan(before);
    await expect(selected).toHaveAttribute('href', href);
    await field(page).fill('webhook');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
  });

  test('the list of results is no stop of the Tab key', async ({ page }) => {
    await visit(page);
    await search(page, 'task');
    await expect(options(page).first()).toBeVisible();
    for (let stops = 0; stops < 6; stops += 1) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('listbox')).not.toBeFocused();
    }
  });

  test('a filter limits the results, by the keyboard too', async ({ page }) => {
    await visit(page);
    await search(page, 'space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const all = page.getByRole('radio', { name: 'All' });
    await expect(all).toBeFocused();
    for (const [name, kinds] of [
      ['Guides and blog', /^(?:guide|blog)/],
      ['Queries', /^query/],
      ['Mutations', /^mutation/],
      ['Types', /^(?:object|interface|input|enum|union|scalar|directive)(?!\s(?:field|value))/],
      ['Fields and values', /^(?:field|input field|argument|enum value)/],
    ] as const) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('radio', { name })).toBeChecked();
      const texts = await options(page).allInnerTexts();
      expect(texts.length).toBeGreaterThan(0);
      for (const text of texts) expect(text).toMatch(kinds);
    }
  });

  test('nothing found is said, with a way on', async ({ page }) => {
    await visit(page);
    await search(page, 'zzqqx');
    await expect(page.getByText('Nothing found for “zzqqx”')).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('status')).toHaveText('0 results');
    await field(page).fill('zzqqx due');
    await expect(page.getByText('Results for “due”:')).toBeVisible();
    await expect(page.getByText('Nothing found')).toHaveCount(0);
    await expect(page.getByRole('dialog').getByRole('status')).not.toHaveText('0 results');
    await field(page).fill('spaceById');
    await page.getByRole('radio', { name: 'Mutations' }).check({ force: true });
    await page.getByRole('button', { name: 'Search everything' }).click();
    await expect(options(page).first()).toContainText('spaceById');
  });
});

for (const [query, path, target] of [
  ['spaceById', '/docs/graphql/operations/queries/space-by-id', undefined],
  ['Space.memberCount', '/docs/graphql/types/objects/space#memberCount', '#memberCount'],
] as const) {
  test(`the focus goes where a result leads: ${path}`, async ({ page }) => {
    await visit(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await field(page).fill(query);
    await expect(options(page).first()).toContainText(query);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
    await expect(button(page)).not.toBeFocused();
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toHaveCount(1);
    if (target === undefined) await expect(focused).toHaveText('Skip to main content');
    else
      expect(
        await focused.evaluate(
          (element, id) =>
            document.querySelector(id)?.compareDocumentPosition(element) ?? Number.NaN,
          target,
        ),
      ).toBeGreaterThan(3);
  });
}

test('a name breaks only where a line is too short for all of it', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page);
  await search(page, 'open task');
  const title = options(page)
    .filter({ hasText: 'Space.openTaskCount' })
    .getByText('Space.openTaskCount')
    .first();
  await expect(title).toBeVisible();
  await expect(title.locator('wbr')).toHaveCount(0);
});
