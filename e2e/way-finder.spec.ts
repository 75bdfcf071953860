import type { Locator, Page } from '@playwright/test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { expect, test } from './test';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';

const name = (page: Page): Locator => page.getByRole('textbox', { name: 'From Space to' });

for (const width of [1280, 375]) {
  test(`the query to another type opens in the playground by keyboard at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const said = watchConsole(page);
    await visit(page, space);
    await name(page).fill('Spaces');
    await name(page).press('Enter');
    const finder = page.locator('.wayFinder');
    await expect(finder.getByRole('status')).toContainText(
      'There is no type or field "Spaces". Did you mean "Space"',
    );
    expect(await violationsIn(page)).toEqual([]);
    await name(page).fill('SpaceMember');
    await name(page).press('Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/docs/graphql/playground#run=*');
    const request = page.getByRole('textbox', { name: 'Request' });
    await expect(request).toContainText('spaceById(id: $id)');
    await request.press('Control+Enter');
    await expect(page.locator('[data-part=response]')).toContainText('"members"');
    expect(said).toEqual([]);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing asks for a name', async ({ page }) => {
    await page.goto(space);
    await expect(name(page)).toBeHidden();
  });
});
