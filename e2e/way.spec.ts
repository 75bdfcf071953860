import { violationsIn } from './axe';
import { expect, test } from './test';

const space = '/docs/graphql/types/objects/space';

for (const width of [1280, 375]) {
  test(`opens the shortest request to a type, by keyboard, ${width} wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(space);
    const target = page.getByLabel('Shortest request from Space to');
    await target.focus();
    await page.keyboard.type('Task.tit');
    await expect(page.locator('datalist option[value="Task.title"]')).toBeAttached();
    await page.keyboard.type('le');
    await page.keyboard.press('Enter');
    // The request is in the hash, which goes once it is open.
    await expect(page).toHaveURL(/playground(?:#|$)/);
    await expect(page.getByRole('textbox', { name: 'Request' }).first()).toContainText(
      /spaceById\(id: \$id\) \{\s+tasks\(limit: \$limit\) \{\s+data \{\s+title/,
    );
  });
}

test('below its label the field begins where the button does', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await page.goto('/docs/graphql/types/unions/space-activity');
  const [field, button] = await page
    .locator('.way :is(input, button)')
    .evaluateAll((all) => all.map((element) => element.getBoundingClientRect().left));
  expect(field).toBe(button);
});

test('finds a type in letters of any case', async ({ page }) => {
  await page.goto(space);
  await page.getByLabel('Shortest request from Space to').fill('task');
  await expect(page.locator('datalist option[value=Task]')).toBeAttached();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/playground(?:#|$)/);
});

test('says that no fields lead to a type', async ({ page }) => {
  await page.goto(space);
  await page.getByLabel('Shortest request from Space to').fill('Result');
  await page.getByRole('button', { name: 'Open in playground' }).first().click();
  await expect(page.getByText('No fields lead from Space to Result.')).toBeVisible();
  expect(await violationsIn(page)).toEqual([]);
});

test('writes the shortest request in the playground', async ({ page }) => {
  await page.goto('/docs/graphql/playground');
  await page.getByRole('tab', { name: 'Schema' }).click();
  await page.getByRole('searchbox', { name: 'Search the schema' }).fill('Poll');
  await page.getByRole('button', { name: 'Poll', exact: true }).first().click();
  await page.getByLabel('Shortest request from Poll to').fill('Choice');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Request' }).first()).toContainText('choices {');
});
