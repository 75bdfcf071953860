import { expect, test } from '@playwright/test';
import { open, tasksOfSpace } from './sandbox';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [client, text] of [
  ['cURL', /^curl https:\/\/api\..*Bearer <access token>/s],
  ['fetch', /await fetch\('https:\/\/api\./],
  ['Apollo Client', /from '@apollo\/client'/],
  ['urql', /from '@urql\/core'/],
  ['graphql-request', /from 'graphql-request'/],
] as const) {
  test(`a request can be copied as ${client}`, async ({ page }) => {
    const { button } = await open(page, tasksOfSpace);
    await button('Copy as …').click();
    const dialog = page.getByRole('dialog', { name: 'Copy as code' });
    await dialog.getByText(client, { exact: true }).click();
    await dialog.getByRole('button', { name: `Copy as ${client}` }).click();
    await expect(dialog.getByRole('status')).toHaveText('Copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(text);
    await page.keyboard.press('Escape');
    await expect(button('Copy as …')).toBeFocused();
  });
}

test('variables that are no object are said to have no code', async ({ page }) => {
  const { button, variables } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await variables.fill('[]');
  await button('Copy as …').click();
  const dialog = page.getByRole('dialog', { name: 'Copy as code' });
  await expect(dialog.getByRole('alert')).toHaveText(
    'The variables are not a JSON object, so there is no code for them.',
  );
  await expect(dialog.getByRole('button', { name: 'Copy as cURL' })).toHaveCount(0);
});
