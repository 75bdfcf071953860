import { expect, test } from './test';
import { watchConsole } from './console';
import { edges, part } from './parts';
import { islandScripts } from './faults';
import { hold } from './requests';
import { open, playground, write } from './sandbox';

const garden = '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11';

test('it begins with a request that can be run', async ({ page }) => {
  const said = watchConsole(page);
  const { run, status, request, response } = await open(page, playground);
  await expect(request).toContainText('query ActiveSpaces');
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(response).toContainText('"totalResults"');
  expect(said).toEqual([]);
});

test('it says what it is without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(playground);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Playground');
  await expect(page.locator('noscript p')).toContainText('The playground needs JavaScript.');
  await expect(page.getByRole('main').locator('.language-graphql')).toContainText('ActiveSpaces');
  const aside = page.getByRole('complementary', { name: 'Schema and history' });
  await expect(aside.getByRole('link', { name: 'reference' })).toBeVisible();
  await expect(aside).not.toContainText('Loading');
  await context.close();
});

test('it is found from the navbar and from the reference', async ({ page }) => {
  await page.goto('/docs/graphql');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar.getByRole('link', { name: 'Playground' })).toHaveAttribute(
    'href',
    playground,
  );
  await page.getByRole('article').getByRole('link', { name: 'playground' }).click();
  await expect(page).toHaveURL(playground);
});

test('the role decides what a request may', async ({ page }) => {
  const { run, persona, outcome, request } = await open(page, playground);
  await request.fill(`mutation Leave { deleteSpace(id: "${garden}") { success } }`);
  for (const [as, said] of [
    ['Guest', 'UNAUTHENTICATED'],
    ['Member', 'FORBIDDEN'],
    ['Space admin', '200'],
  ] as const) {
    await persona.selectOption(as);
    await run.click();
    await expect(outcome).toHaveText(said);
  }
});

test('a response answers the request that is shown, or says that it does not', async ({ page }) => {
  const { request, run, status, button, response } = await open(page, playground);
  const note = page.getByText('Outdated response');
  await request.fill('{ topics { totalResults } }');
  await expect(note).toBeVisible();
  await run.click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(note).toHaveCount(0);
  await page.reload();
  await expect(request).toHaveText('{ topics { totalResults } }');
  await expect(response).toContainText('"topics"');
  await expect(status).toHaveText('This response is of an earlier visit.');
  await request.fill('{ sdgs { number } }');
  await expect(note).toBeVisible();
  await button('Reset query').click();
  await expect(note).toBeVisible();
  await run.click();
  await expect(note).toHaveCount(0);
});

test('what is said beside a long status takes whole words', async ({ page }) => {
  const { request, run, status, outcome } = await open(page, playground);
  await request.fill(`mutation Leave { deleteSpace(id: "${garden}") { success } }`);
  await run.click();
  await expect(outcome).toHaveText('FORBIDDEN');
  await request.fill('{ sdgs { number } }');
  await expect(status).toHaveText('Run the request to see its answer.');
  const { top, bottom } = await edges(status);
  expect(bottom - top).toBeLessThan(50);
});

test('of several operations the one at the cursor is run, and named', async ({ page }) => {
  const { button, request, response } = await open(page, playground);
  await request.fill('query A { topics { totalResults } } query B { skills { totalResults } }');
  await request.press('Control+Home');
  await button('Run A').click();
  await expect(response).toContainText('"topics"');
  await request.press('Control+End');
  await request.press('ArrowLeft');
  await button('Run B').click();
  await expect(response).toContainText('"skills"');
});

test('variables are checked against the request', async ({ page }) => {
  const { request, variables } = await open(page, playground);
  await variables.fill('{ "limit": "three" }');
  const fault = page.locator('.cm-lintRange-error');
  await expect(fault).toHaveText('"three"');
  await fault.hover();
  await expect(page.locator('.cm-diagnostic')).toContainText('Int cannot represent');
  await request.fill('query Topics($limit: String) { __typename }');
  await expect(variables.locator('.cm-lintRange-error')).toHaveCount(0);
});

test('of several operations the variables are those of the one at the cursor', async ({ page }) => {
  const { request, variables } = await open(page, playground);
  await request.fill(
    'query A($limit: Int) { topics(limit: $limit) { totalResults } } query B { sdgs { number } }',
  );
  const fault = variables.locator('.cm-lintRange-error');
  await request.press('Control+Home');
  await write(variables, '{ "limit": 1 }');
  await expect(fault).toHaveCount(0);
  await request.press('Control+End');
  await request.press('ArrowLeft');
  await expect(fault).toHaveText('1');
  await request.press('Control+Home');
  await expect(fault).toHaveCount(0);
});

test.describe('the schema browser', () => {
  test('leads from an operation to the types that it returns, and writes their names', async ({
    page,
  }) => {
    const { request } = await open(page, playground);
    const browser = page.getByRole('complementary', { name: 'Schema and history' });
    await browser.getByText('Queries').click();
    await browser.getByRole('button', { name: 'spaceById', exact: true }).click();
    await expect(browser.getByRole('heading', { name: 'spaceById' })).toBeVisible();
    await expect(browser.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
      'href',
      '/docs/graphql/operations/queries/space-by-id',
    );
    await browser.getByRole('button', { name: 'Space', exact: true }).click();
    await request.fill('{ spaces { data {  } } }');
    for (let steps = 0; steps < 6; steps += 1) await request.press('ArrowLeft');
    await browser.getByRole('checkbox', { name: 'Select memberCount' }).click();
    await expect(request).toHaveText('{ spaces { data { memberCount } } }');
    await expect(request).toBeFocused();
    await browser.getByRole('button', { name: '← Back' }).click();
    await browser.getByRole('tab', { name: 'History' }).click();
    await browser.getByRole('tab', { name: 'Schema' }).click();
    await expect(browser.getByRole('heading', { name: 'spaceById' })).toBeVisible();
  });

  test('finds names, and writes what an operation needs', async ({ page }) => {
    const { request } = await open(page, playground);
    await request.fill('');
    await page.getByRole('searchbox', { name: 'Search the schema' }).fill('tasksBySp');
    await page.getByRole('checkbox', { name: 'Select tasksBySpaceId', exact: true }).click();
    await expect(request).toHaveText(
      'query TasksBySpaceId($spaceId: UUID!) {  tasksBySpaceId(spaceId: $spaceId) {    totalResults  }}',
    );
  });
});

test('a reader is told that the schema did not load', async ({ page }) => {
  await page.route('**/data/*/symbols.json', (route) => route.abort());
  await open(page, playground);
  await expect(page.getByRole('tabpanel', { name: 'Schema' })).toHaveText(
    'The schema did not load. Check the connection and load the page again.',
  );
  await page.unrouteAll({ behavior: 'wait' });
});

for (const width of [1280, 375]) {
  test(`nothing moves while it wakes at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 850 });
    const letGo = await hold(page, islandScripts);
    await page.goto(playground);
    const places = (line: string): Promise<number[]> =>
      part(page, 'request').evaluate((request, selector) => {
        const text = request.querySelector(selector)?.firstElementChild;
        const next = request.nextElementSibling?.nextElementSibling ?? request.nextElementSibling;
        return [text?.getBoundingClientRect().left ?? 0, next?.getBoundingClientRect().top ?? 0];
      }, line);
    const asleep = await places('.codeBlock > code');
    letGo();
    await expect(page.locator('.requestMeasure')).toBeVisible();
    const awake = await places('.cm-line');
    awake.forEach((place, index) => expect(place).toBeCloseTo(asleep[index] ?? 0, 0));
  });
}
