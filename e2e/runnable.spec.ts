import { expect, test } from './test';
import { watchConsole } from './console';
import { createTask, firstRunnable, open, sdgs, tasksOfSpace, write } from './sandbox';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

test('run gives the response that the page shows', async ({ page }) => {
  const said = watchConsole(page);
  const { run, status, response } = await open(page, tasksOfSpace);
  const shown = (await response.textContent()) ?? '';
  await run.click();
  await expect(status).toHaveText(/^Answered in \d+\sms · [\d.]+\s(?:Ki)?B$/);
  await expect(response).toHaveText(shown);
  expect(said).toEqual([]);
});

test('a guest is told to sign in', async ({ page }) => {
  const { run, persona, status, response } = await open(page, createTask);
  await persona.selectOption('Guest');
  await expect(status).toHaveText('Run the request to see its answer.');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(page.locator('.answerStatus').first()).toHaveText('UNAUTHENTICATED');
  await expect(response).toContainText('"code": "UNAUTHENTICATED"');
});

test('a change is seen by the next query, until the test data is reset', async ({ page }) => {
  const { run, status, button, press, request, response } = await open(page, createTask);
  const count = async (): Promise<string> => {
    await button('Edit').click();
    await request.fill(`{ tasksBySpaceId(spaceId: "${garden}") { totalResults } }`);
    await run.click();
    await expect(response).toContainText('"tasksBySpaceId"');
    const text = await response.textContent();
    await button('Reset query').click();
    await button('Edit').click();
    return text ?? '';
  };
  const before = await count();
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  expect(await count()).not.toBe(before);
  await press('Reset test data');
  await expect(status).toHaveText('The test data is reset.');
  expect(await count()).toBe(before);
});

test('what is edited is run, and can be given up', async ({ page }) => {
  const { run, button, show, request, variables, response, status } = await open(
    page,
    tasksOfSpace,
  );
  const shown = (await response.textContent()) ?? '';
  await button('Edit').click();
  await expect(request).toBeFocused();
  await request.fill('query Tasks($id: UUID!) { tasksBySpaceId(spaceId: $id) { totalResults } }');
  await show('Variables');
  await write(variables, '{ "id": "018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11" }');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(response).toHaveText(
    /^\{\s+"data": \{\s+"tasksBySpaceId": \{\s+"totalResults": \d+\s/,
  );
  await button('Reset query').click();
  await button('Edit').click();
  await show('Request');
  await expect(request).toBeHidden();
  await expect(response).toHaveText(shown);
});

test('an example without variables is given some', async ({ page }) => {
  const { run, button, show, request, variables, response } = await open(page, sdgs);
  await expect(page.getByRole('tab', { name: 'Variables' }).first()).toBeHidden();
  await button('Edit').click();
  await request.fill('query Topics($limit: Int) { topics(limit: $limit) { limit } }');
  await show('Variables');
  await expect(variables).toHaveText('');
  await variables.fill('{ "limit": 7 }');
  await run.click();
  await expect(response).toContainText('"limit": 7');
});

test('a response is copied as it is shown', async ({ page }) => {
  const { run, button, request, response } = await open(page, sdgs);
  await button('Edit').click();
  await request.fill('{ topics(limit: 7) { limit } }');
  await run.click();
  await expect(response).toContainText('"limit": 7');
  const block = page.locator('.language-json').filter({ hasText: '"limit": 7' }).first();
  await block.getByRole('button', { name: 'Copy: Response' }).click();
  await expect(block.getByRole('status').last()).toHaveText('Copied');
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    data: { topics: { limit: 7 } },
  });
});

test('nothing moves when editing begins', async ({ page }) => {
  const { run, button, request, response } = await open(page, tasksOfSpace);
  const distance = async (): Promise<number> => {
    const [top, bottom] = [await run.boundingBox(), await response.boundingBox()];
    return (bottom?.y ?? 0) - (top?.y ?? 0);
  };
  const before = await distance();
  await button('Edit').click();
  await expect(request).toBeFocused();
  expect(await distance()).toBeCloseTo(before);
});

test('the editor completes, explains and marks faults', async ({ page }) => {
  const { button, request } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await request.fill('{ tasksBySpaceId(spaceId: 1) { dat } }');
  await expect(page.locator('.cm-lintRange-error').first()).toHaveText('1');
  await request.press('End');
  for (let steps = 0; steps < 4; steps += 1) await request.press('ArrowLeft');
  await request.press('Control+Space');
  const option = page.getByRole('listbox').getByRole('option', { name: 'data' });
  await expect(option).toContainText('[Task!]!');
  await expect(page.locator('.cm-completionInfo')).toContainText('Tasks on this page');
  // Enter is refused in the first moments of a list.
  await option.click();
  await expect(request).toHaveText(/\{ data \{\s*\} \} \}$/);
  await request.getByText('data', { exact: true }).click();
  // A pointer that rests on a name has it explained, too.
  await page.mouse.move(0, 0);
  await request.press('F1');
  const tooltip = page.locator('.cm-explanation');
  await expect(tooltip).toContainText('PagedTasks.data: [Task!]!');
  await expect(tooltip.getByRole('link', { name: 'Read on' })).toHaveAttribute(
    'href',
    '/docs/graphql/types/objects/paged-tasks#data',
  );
  await request.press('Escape');
  await expect(tooltip).toBeHidden();
  await request.getByText('tasksBySpaceId').hover();
  await expect(tooltip).toContainText('Query.tasksBySpaceId: PagedTasks');
});

test('F8 goes to the next problem', async ({ page }) => {
  const { button, request } = await open(page, sdgs);
  await button('Edit').click();
  await request.fill('{ sdgs { nothing } }');
  await expect(page.locator('.cm-lintRange-error')).toHaveText('nothing');
  await request.press('Control+Home');
  await request.press('F8');
  await request.press('Backspace');
  await expect(request).toHaveText('{ sdgs {  } }');
});

test('without JavaScript an example is read, and has no buttons', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(tasksOfSpace);
  const { run, response } = firstRunnable(page);
  await expect(response).toContainText('"tasksBySpaceId"');
  await expect(page.getByText('As a member').first()).toBeVisible();
  await expect(run).toBeHidden();
  await context.close();
});

test('a button that says that a request runs moves nothing', async ({ page }) => {
  const { run, button } = await open(page, tasksOfSpace);
  const before = await button('Edit').boundingBox();
  await run.evaluate((element) => {
    element.textContent = element.dataset['busy'] ?? '';
  });
  await expect(button('Running …')).toBeVisible();
  expect(await button('Edit').boundingBox()).toEqual(before);
});

test.describe('where motion is welcome', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a new answer shows in its status, though it is the same', async ({ page }) => {
    const { run, status, outcome } = await open(page, tasksOfSpace);
    await expect(outcome).toHaveText('200');
    await outcome.evaluate((element) => {
      element.animate = (...given) => {
        element.dataset['shone'] = String(Number(element.dataset['shone'] ?? 0) + 1);
        return Element.prototype.animate.apply(element, given);
      };
    });
    await run.click();
    await expect(status).toHaveText(/^Answered in/);
    await expect(outcome).toHaveAttribute('data-shone', '1');
  });
});

for (const path of [createTask, '/docs/graphql/operations/queries/my-spaces']) {
  test(`a press on a caller sends the example in that name at ${path}`, async ({ page }) => {
    const { persona, outcome } = await open(page, path);
    await page.getByRole('cell').getByRole('button', { name: 'Guest', exact: true }).click();
    await expect(persona).toHaveValue('guest');
    await expect(outcome).toContainText('UNAUTHENTICATED');
  });
}
