import { setConnection } from '../connection';
import { frameScripts } from '../faults';
import { hold } from '../requests';
import { firstRunnable } from '../sandbox';
import { stir, untilAwake, visit } from '../visit';
import { expect, root, test } from './test';

for (const path of [
  '',
  'guides/hello/',
  'blog/2026/02/01/lending/',
  'docs/graphql/operations/queries/book/',
  'apis/lending/',
]) {
  test(`${root}${path} requests one small script until a reader acts`, async ({ page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    const asked: string[] = [];
    page.on('request', (request) => request.url().endsWith('.js') && asked.push(request.url()));
    await setConnection(page, { saveData: true });
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(asked.map((url) => url.replace(/\.\w+\.js$/, ''))).toEqual([
      expect.stringMatching(/\/assets\/head$/),
    ]);
    await stir(page);
    await untilAwake(page);
    expect(asked.length).toBeGreaterThan(1);
    // React takes over what the file says, and says nothing.
    expect(said).toEqual([]);
  });
}

test('a page of React counts what was pressed before its scripts were there', async ({ page }) => {
  const letGo = await hold(page, frameScripts);
  await page.goto('', { waitUntil: 'domcontentloaded' });
  const button = page.getByRole('button', { name: /^Pressed/ });
  for (let count = 0; count < 3; count += 1) await button.click();
  await expect(button).toHaveText('Pressed 0 times');
  letGo();
  await expect(button).toHaveText('Pressed 3 times');
  await button.click();
  await expect(button).toHaveText('Pressed 4 times');
});

test('the colours change that were asked for before the scripts of the theme were there', async ({
  page,
}) => {
  const letGo = await hold(page, frameScripts);
  await page.goto('guides/hello/', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  letGo();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('an example runs that was asked to before its scripts were there', async ({ page }) => {
  const letGo = await hold(page, frameScripts);
  await page.goto('apis/lending/operations/queries/loan/', { waitUntil: 'domcontentloaded' });
  const { run, status } = firstRunnable(page);
  await run.click();
  letGo();
  await expect(status).toContainText('Answered in');
});

test('the search opens with what was typed before its scripts were there', async ({ page }) => {
  const letGo = await hold(page, frameScripts);
  await page.goto('guides/hello/', { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('reviewA');
  letGo();
  await expect(page.getByRole('combobox')).toHaveValue('reviewA');
  await expect(page.getByRole('option').first()).toContainText('reviewAdded');
});

test('the playground wakes by itself', async ({ page }) => {
  await page.goto('docs/graphql/playground/');
  await untilAwake(page);
});

test('a page that is awake leads to others as any site of Docusaurus', async ({ page }) => {
  await visit(page, 'guides/hello/');
  const navigations: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) navigations.push(request.url());
  });
  await page.getByRole('navigation').getByRole('link', { name: 'Lending' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lending API');
  expect(navigations).toEqual([]);
});

test('what is written has Markdown, and a page of React has none', async ({ request }) => {
  const statuses = await Promise.all(
    [
      'guides.md',
      'guides/hello.md',
      'blog/2026/02/01/lending.md',
      'docs/graphql/playground.md',
      'apis/lending/operations/queries/loan.md',
      'index.md',
    ].map(async (path) => [path, (await request.get(path)).status()]),
  );
  expect(Object.fromEntries(statuses)).toEqual({
    'guides.md': 200,
    'guides/hello.md': 200,
    'blog/2026/02/01/lending.md': 200,
    'docs/graphql/playground.md': 200,
    'apis/lending/operations/queries/loan.md': 200,
    'index.md': 404,
  });
});
