import { expect, test } from './test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { emptyRequest, open, playground } from './sandbox';
import { catchWindow } from './tabs';

test('the request is prettified with its comments, by button and by key, as one step', async ({
  page,
}) => {
  const said = watchConsole(page);
  const { request, variables, status, button } = await open(page, playground);
  await request.fill('query A($n:Int!){topics(limit:$n){totalResults # all\n}}');
  await variables.fill('{"n":1}');
  await button('Prettify').click();
  await expect(status).toHaveText('Prettified.');
  await expect(request).toHaveText(
    'query A($n: Int!) {  topics(limit: $n) {    totalResults # all  }}',
  );
  await expect(variables).toHaveText('{  "n": 1}');
  await expect(request).toBeFocused();
  await request.press('Control+z');
  await expect(request).toContainText('query A($n:Int!){');
  await expect(variables).toHaveText('{"n":1}');
  await request.press('Shift+Control+P');
  await expect(variables).toHaveText('{  "n": 1}');
  await request.fill('{ topics(limit: ) }');
  await button('Prettify').click();
  await expect(status).toHaveText('Line 1 of the request: Unexpected ")". Fix this first.');
  expect(said).toEqual([]);
});

test('a request is built and taken apart by the boxes of the schema', async ({ page }) => {
  const { request, variables, run, status } = await open(page, playground);
  await request.fill('');
  await variables.fill('');
  const schema = page.getByRole('complementary', { name: 'Schema and history' });
  const box = (name: string) => schema.getByRole('checkbox', { name, exact: true });
  await schema.getByRole('searchbox').fill('spaceById');
  await box('Select spaceById').click();
  await expect(request).toHaveText('query SpaceById($id: UUID!) {  spaceById(id: $id) {    id  }}');
  await expect(variables).toHaveText('{  "id": "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11"}');
  await expect(variables.locator('.cm-lintRange-error')).toHaveCount(0);
  await expect(box('Select spaceById')).toBeChecked();
  await schema.getByRole('button', { name: 'spaceById', exact: true }).click();
  await expect(box('Select id')).toBeChecked();
  await schema.getByRole('button', { name: 'Space', exact: true }).first().click();
  await box('Select name').click();
  await expect(request).toContainText('spaceById(id: $id) {    id    name  }');
  await box('Select id').click();
  await box('Select name').click();
  await expect(request).toHaveText(emptyRequest);
  await expect(variables).toHaveText('');
  await request.press('Control+z');
  await expect(request).toContainText('spaceById(id: $id) {    name  }');
  await expect(variables).toHaveText('{  "id": "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11"}');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  expect(await violationsIn(page)).toEqual([]);
});

test('what is required is completed first, with what it needs to be filled in by Tab', async ({
  page,
}) => {
  const { request, variables, button } = await open(page, playground);
  const options = page.getByRole('listbox').getByRole('option');
  await request.fill('');
  await variables.fill('');
  await request.pressSequentially('mutation M { create');
  await expect(options.first()).toContainText('create');
  // Enter is a new line in the first moments of a list, which nobody has read yet.
  await request.pressSequentially('Tas', { delay: 50 });
  await expect(options.first()).toContainText('createTask');
  await request.press('Enter');
  await expect(request).toContainText(
    'createTask(input: { spaceId: "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11", title: "title" }) {',
  );
  await page.keyboard.type('"a"');
  await page.keyboard.press('Tab');
  await page.keyboard.type('"b"');
  await expect(request).toContainText('{ spaceId: "a", title: "b" }');
  await page.keyboard.press('Tab');
  await expect(request).toBeFocused();
  await page.keyboard.type('id');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(request).not.toBeFocused();
  await request.fill('{ tasksBySpaceId() }');
  for (let steps = 0; steps < 3; steps += 1) await request.press('ArrowLeft');
  await request.press('Control+Space');
  await expect(options.first()).toHaveText(/^spaceId\s*required · UUID!/);
  await page.keyboard.press('Escape');
  await expect(button('Prettify')).toBeVisible();
});

test('a name is a link to its page with Ctrl, and with Alt and Enter', async ({ page }) => {
  const { request } = await open(page, playground);
  await request.fill('{ topics { totalResults } }');
  const name = request.getByText('topics', { exact: true });
  await name.hover();
  await page.keyboard.down('Control');
  await expect(request.locator('.cm-followed')).toHaveText('topics');
  const opened = await catchWindow(page);
  await name.click();
  await page.keyboard.up('Control');
  expect(await opened()).toBe('/docs/graphql/operations/queries/topics');
  await expect(request.locator('.cm-followed')).toHaveCount(0);
  await request.press('Control+Home');
  for (let steps = 0; steps < 3; steps += 1) await request.press('ArrowRight');
  const again = await catchWindow(page);
  await request.press('Alt+Enter');
  expect(await again()).toBe('/docs/graphql/operations/queries/topics');
});

test('an introspection has the descriptions', async ({ page }) => {
  const { request, variables, run, response } = await open(page, playground);
  await variables.fill('');
  await request.fill('{ __type(name: "Space") { description } }');
  await run.click();
  await expect(response).toContainText(/"description": "\w/);
});

test('a subscription is said to have no answer, and what to do instead', async ({ page }) => {
  const { request, variables, run, response } = await open(page, playground);
  await variables.fill('');
  await request.fill('subscription { topics { totalResults } }');
  await run.click();
  await expect(response).toContainText('The API has no subscriptions. Ask again with a query');
  await expect(request.locator('.cm-lintRange-error').first()).toBeVisible();
});
