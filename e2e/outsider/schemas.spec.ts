import { firstRunnable, open } from '../sandbox';
import { visit } from '../visit';
import { expect, root, test } from './test';

/** The two schemas of the site, each with what only it has. */
const schemas = [
  {
    path: 'docs/graphql',
    title: 'GraphQL API',
    query: 'book',
    first: 'query Books',
    name: 'reviewAdded',
    endpoint: 'https://api.library.example/graphql',
    header: 'Authorization',
    added: 'Root.books',
  },
  {
    path: 'apis/lending',
    title: 'Lending API',
    query: 'loan',
    first: 'query Loans',
    name: 'dueOn',
    endpoint: 'https://lending.library.example/graphql',
    header: 'X-Api-Key',
    added: 'Query.loans',
  },
] as const;

for (const { path, title, query, first, name, endpoint, header, added } of schemas) {
  test.describe(path, () => {
    test('an example is copied for its endpoint, and opened in its playground', async ({
      page,
    }) => {
      const { press } = await open(page, `${path}/operations/queries/${query}/`);
      await press('Copy as …');
      await expect(page.getByRole('dialog')).toContainText(endpoint);
      await expect(page.getByRole('dialog')).toContainText(header);
      await page.keyboard.press('Escape');
      await press('Open in playground');
      await page.waitForURL(`**${root}${path}/playground**`);
    });

    test('the playground begins with a request to it, and knows its names', async ({ page }) => {
      const { request, run, status, response } = await open(page, `${path}/playground/`);
      await run.click();
      await expect(status).toContainText('Answered in');
      await expect(request).toContainText(first);
      await expect(response).not.toContainText('"errors"');
      const main = page.getByRole('main');
      const link = main.getByRole('link', { name: 'API', exact: true });
      await expect(link).toHaveAttribute('href', `${root}${path}`);
      await page.getByRole('searchbox', { name: 'Search the schema' }).fill(query);
      await main.getByRole('button', { name: query, exact: true }).first().click();
      await expect(main.getByRole('link', { name: 'Documentation' })).toHaveAttribute(
        'href',
        `${root}${path}/operations/queries/${query}`,
      );
    });

    test('its pages and its search call it by its title', async ({ page }) => {
      await visit(page, `${path}/types/scalars/`);
      await page
        .getByRole('navigation')
        .getByRole('link', { name: title, exact: true })
        .first()
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(title);
      await expect(page.getByRole('option').first()).toContainText(title);
    });

    test('search finds its names, which lead to its pages', async ({ page }) => {
      await visit(page, `${path}/`);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(name);
      const option = page.getByRole('option').first();
      await expect(option).toContainText(name);
      await option.click();
      await expect(page).toHaveURL(new RegExp(`${root}${path}/`));
      await expect(page.getByRole('main')).toContainText(name);
    });

    test('programs get its examples, its changes and its feeds', async ({ request }) => {
      const read = async (file: string): Promise<string> => {
        const response = await request.get(`${path}/${file}`);
        expect(response.status(), file).toBe(200);
        return response.text();
      };
      for (const file of ['examples.postman_collection.json', 'examples.http', 'operations.json']) {
        expect(await read(file)).toContain(first);
      }
      const site = `https://docs.library.example${root}${path}`;
      expect(await read('operations.json')).toContain(
        `"url":"${site}/operations/queries/${query}"`,
      );
      expect(await read('changelog.atom')).toContain(`${site}/changelog`);
      expect(await read('changelog/')).toContain(added);
    });
  });
}

test('a page of another schema searches and runs that one', async ({ page }) => {
  await visit(page, 'docs/graphql/operations/queries/book/');
  await firstRunnable(page).run.click();
  await expect(firstRunnable(page).status).toContainText('Answered in');
  await page.getByRole('navigation').getByRole('link', { name: 'Lending' }).first().click();
  await page
    .getByRole('link', { name: /^Queries/ })
    .first()
    .click();
  await page.getByRole('main').getByRole('link', { name: 'loans', exact: true }).click();
  const { run, status, outcome } = firstRunnable(page);
  await run.click();
  await expect(status).toContainText('Answered in');
  await expect(outcome).toContainText('200');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('dueOn');
  await expect(page.getByRole('option').first()).toContainText('dueOn');
});

test('each schema has Markdown and a package for agents of its own', async ({ request }) => {
  const host = 'https://docs.library.example';
  for (const [folder, { path, query }] of [
    ['', schemas[0]],
    ['apis/lending/', schemas[1]],
  ] as const) {
    const index = await (await request.get(`${folder}llms.txt`)).text();
    expect(index).toContain(`${host}${root}${path}/operations/llms.txt`);
    expect(index).toContain(`${host}${root}${folder}mcp.tgz`);
    const twin = await request.get(`${path}/operations/queries/${query}.md`);
    expect(await twin.text()).toContain(`${host}${root}${folder}llms.txt`);
    expect((await request.get(`${folder}mcp.tgz`)).status()).toBe(200);
  }
  const index = await (await request.get('llms.txt')).text();
  expect(index).toContain(`[Lending API](${host}${root}apis/lending/llms.txt)`);
});

test('other pages search the first schema', async ({ page }) => {
  await visit(page, '');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('reviewAdded');
  await expect(page.getByRole('option').first()).toContainText('reviewAdded');
});
