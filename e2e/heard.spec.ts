import type { Page } from '@playwright/test';
import { expect, test } from './test';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';

const places = {
  'the search': {
    path: '/docs/intro',
    part: (page: Page) => page.getByRole('dialog', { name: 'Search' }),
    text: /\d results$/,
  },
  'the filter of the sidebar': {
    path: space,
    part: (page: Page) => page.getByRole('navigation', { name: 'Docs sidebar' }),
    text: /^\d+ of \d+$/,
  },
  'the filter of fields': {
    path: space,
    part: (page: Page) => page.locator('.fieldFilter'),
    text: /^\d+ of 43 fields$/,
  },
  'the search of the schema': {
    path: '/docs/graphql/playground',
    part: (page: Page) => page.getByRole('complementary', { name: 'Schema and history' }),
    text: /\d results$/,
  },
};

for (const [name, { path, part, text }] of Object.entries(places)) {
  test(`${name} shows at once how much it finds, and says it after a pause`, async ({ page }) => {
    await page.clock.install();
    await visit(page, path);
    if (name === 'the search') await page.keyboard.press('/');
    const input = part(page).locator('input[type=search], [role=combobox]');
    const status = part(page).getByRole('status');
    await input.fill('slug');
    await expect(status).toHaveText(text);
    const before = (await status.textContent()) ?? '';
    await page.clock.pauseAt(Date.now() + 60_000);
    await input.selectText();
    await page.keyboard.type('space');
    const seen = part(page).locator('[aria-hidden=true]').filter({ hasText: text });
    await expect(seen).not.toHaveText(before);
    await expect(status).toHaveText(before);
    await page.clock.runFor(500);
    await expect(status).toHaveText((await seen.textContent()) ?? '');
  });
}
