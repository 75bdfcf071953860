import { expect, test } from './test';
import { firstRunnable, open, playground, tasksOfSpace } from './sandbox';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Hash of a guest's link to an example. */
function linkTo(name: string, query: string): string {
  const request = JSON.stringify([name, query, '{}', 'guest']);
  return `#run=j${Buffer.from(request).toString('base64url')}`;
}

test('a link brings the request to whoever opens it', async ({ page, context }) => {
  const { button, press, request, persona, status } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await request.fill('query Shared { topics(limit: 1) { totalResults } }');
  // Another caller is answered at once.
  await persona.selectOption('Guest');
  await expect(status).toHaveText(/^Answered in/);
  await press('Share');
  await expect(status).toHaveText(/^Link copied\./);
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain(`${tasksOfSpace}#run=`);

  const other = await context.newPage();
  const asked: string[] = [];
  other.on('request', (sent) => asked.push(sent.url()));
  await other.goto(link);
  const opened = firstRunnable(other);
  await expect(opened.request).toHaveText('query Shared { topics(limit: 1) { totalResults } }');
  await expect(opened.persona).toHaveValue('guest');
  await opened.run.click();
  await expect(opened.status).toHaveText(/^Answered in/);
  expect(asked.filter((url) => url.includes('run='))).toEqual([]);
});

test('a link leads to the example that it was made of', async ({ page }) => {
  await open(page, tasksOfSpace);
  const examples = page.getByRole('group', { name: 'Example' });
  const hash = linkTo('tasksBySpaceId.next-page', '{ sdgs { number } }');
  await page.evaluate((given) => (window.location.hash = given), hash);
  const linked = examples.filter({ hasText: 'This request came with the link.' });
  const request = linked.getByRole('textbox', { name: 'Request' });
  await expect(request).toHaveText('{ sdgs { number } }');
  await expect(linked.getByRole('button', { name: 'Reset query' })).toBeInViewport();
  await expect(examples.first().getByRole('textbox')).toHaveCount(0);
});

for (const hash of ['#run=', '#run=zAAAA', '#run=j%E0%A4%A', '#run=z!']) {
  test(`a link that ends in ${hash} is said to be unreadable`, async ({ page }) => {
    const { status, request } = await open(page, `${tasksOfSpace}${hash}`);
    await expect(status).toHaveText('The link holds no request that can be read. Was it cut off?');
    await expect(request).toHaveCount(0);
  });
}

test('a link opens in the editor of the playground', async ({ page }) => {
  const { request, persona } = await open(
    page,
    `${playground}${linkTo('', 'query Linked { topics { totalResults } }')}`,
  );
  await expect(request).toContainText('query Linked');
  await expect(persona).toHaveValue('guest');
});

test('an example opens in the playground as it stands', async ({ page }) => {
  const { button, press, request, persona } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await request.fill('query Taken { topics(limit: 3) { limit } }');
  await persona.selectOption('Guest');
  await press('Open in playground');
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  const opened = firstRunnable(page);
  await expect(opened.request).toHaveText(/query Taken/);
  await expect(opened.persona).toHaveValue('guest');
  await expect(opened.button('Open in playground')).toBeHidden();
});

test('an example opens in the playground behind what it comes after', async ({ page }) => {
  const { press, response } = await open(page, '/docs/graphql/operations/mutations/update-task');
  const shown = (await response.textContent()) ?? '';
  await expect(page.getByText('Running this sends createTask').first()).toBeVisible();
  await press('Open in playground');
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  const opened = firstRunnable(page);
  await expect(opened.status).toContainText('The tabs before it have been run');
  await expect(opened.request).toHaveText(/mutation FinishTask/);
  await opened.run.click();
  await expect(opened.response).toHaveText(shown);
  await page.getByRole('tab', { name: 'AskForHelp' }).click();
  await expect(opened.response).toContainText('"createTask": {');
});

test('a link opens in the playground that is open, and going back says nothing', async ({
  page,
}) => {
  const { request, status } = await open(page, playground);
  await expect(request).toContainText('query ActiveSpaces');
  const hash = linkTo('', 'query Linked { topics { totalResults } }');
  await page.evaluate((given) => (window.location.hash = given), hash);
  await expect(request).toContainText('query Linked');
  await expect(status).toHaveText('This request came with the link. Run it to see the response.');
  await page.goBack();
  await expect(page).toHaveURL(playground);
  await request.fill('{ topics { totalResults } }');
  await expect(status).toHaveText('This request came with the link. Run it to see the response.');
});

test('the playground says that a link cannot be read', async ({ page }) => {
  const { status, request } = await open(page, `${playground}#run=zNo`);
  await expect(status).toHaveText('The link holds no request that can be read. Was it cut off?');
  await expect(request).toContainText('query ActiveSpaces');
});
