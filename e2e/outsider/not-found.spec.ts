import { watchConsole } from '../console';
import { expect, test } from '../test';
import { visit } from '../visit';

for (const path of ['docs/graphql/types/objects/nope', 'apis/lending/nope/']) {
  test(`the theme says that ${path} is not there`, async ({ page }) => {
    const said = watchConsole(page);
    await visit(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    await expect(page.getByRole('link', { name: 'Guides' })).toBeVisible();
    await expect(page).toHaveTitle('Page Not Found | Library');
    // What Chromium says of the answer itself.
    expect(said.filter((text) => !text.includes('status of 404'))).toEqual([]);
  });
}
