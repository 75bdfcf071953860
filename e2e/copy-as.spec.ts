import type { Locator, Page } from '@playwright/test';
import { expect, test } from './test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { blockStorage, intercept, islandScripts } from './faults';
import { hold } from './requests';
import { createTask, firstRunnable, open, playground, tasksOfSpace } from './sandbox';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

async function openDialog(page: Page, path: string): Promise<Locator> {
  const { press } = await open(page, path);
  await press('Copy as …');
  return page.getByRole('dialog', { name: 'Copy as code' });
}

async function copy(dialog: Locator, file: string): Promise<string> {
  await dialog.getByRole('button', { name: `Copy: ${file}`, exact: true }).click();
  await expect(dialog.getByRole('status').filter({ hasText: 'Copied' })).toBeVisible();
  return dialog.page().evaluate(() => navigator.clipboard.readText());
}

test('a request can be copied for each client, in colours', async ({ page }) => {
  const said = watchConsole(page);
  const dialog = await openDialog(page, tasksOfSpace);
  for (const [client, file, text] of [
    ['cURL', 'Code for cURL', /^curl https:\/\/api\..*Bearer <access token>/s],
    ['fetch', 'Code for fetch', /await fetch\('https:\/\/api\./],
    ['Apollo Client', 'Code for Apollo Client', /from '@apollo\/client'/],
    ['graphql-request', 'Code for graphql-request', /from 'graphql-request'/],
    ['Python (gql)', 'Code for Python (gql)', /^# gql .*from gql import Client, gql/s],
    ['Swift (Apollo iOS)', 'main.swift', /^import Apollo$.*TasksOfSpaceQuery\(/ms],
    ['Kotlin (Apollo Kotlin)', 'Main.kt', /^import com\.apollographql\.apollo\.ApolloClient$/m],
  ] as const) {
    await dialog.getByText(client, { exact: true }).click();
    expect(await copy(dialog, file)).toMatch(text);
    await expect(dialog.locator('.string').first()).toBeVisible();
  }
  await expect(dialog.getByText(/^\w+\.graphql$/)).toBeVisible();
  expect(said).toEqual([]);
});

test('client and target are chosen by keyboard, and kept for other pages', async ({ page }) => {
  const dialog = await openDialog(page, createTask);
  await expect(dialog.getByRole('radio', { name: 'cURL' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('radio', { name: 'fetch' })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await expect(dialog.getByRole('radio', { name: 'Local API' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Copy: Code for fetch' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'More' }).first()).toBeFocused();

  const other = await openDialog(page, tasksOfSpace);
  await expect(other.getByRole('radio', { name: 'fetch' })).toBeFocused();
  const code = await copy(other, 'Code for fetch');
  expect(code).toContain("fetch('http://localhost:4000/graphql'");
  expect(code).toContain("Authorization: 'Bearer sandbox-member'");
});

test('the code sends what the playground sends, where it sends it', async ({ page }) => {
  const { press } = await open(page, playground);
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.getByLabel('Name of header 1').fill('Accept-Language');
  await page.getByLabel('Value of header 1').fill('de');
  await page.getByLabel('Name of header 2').fill('X-Api-Key');
  await page.getByLabel('Value of header 2').fill('my-secret');
  await page.getByRole('combobox', { name: 'Target' }).selectOption({ label: 'Local API' });
  await press('Copy as …');
  const dialog = page.getByRole('dialog', { name: 'Copy as code' });
  await expect(dialog.getByRole('radio', { name: 'Local API' })).toBeChecked();
  const code = await copy(dialog, 'Code for cURL');
  expect(code).toMatch(/^curl http:\/\/localhost:4000\/graphql /);
  expect(code).toContain("--header 'Accept-Language: de'");
  expect(code).toContain("--header 'X-Api-Key: <access token>'");
  await dialog.getByRole('button', { name: 'Close' }).click();

  await page.getByLabel('Target').selectOption('Another address …');
  await page.getByLabel('Address of a GraphQL endpoint').fill('https://api.example.org/graphql');
  await page.getByRole('button', { name: 'Choose' }).click();
  await press('Copy as …');
  await expect(dialog.getByRole('radio', { name: 'api.example.org/graphql' })).toBeChecked();
  expect(await copy(dialog, 'Code for cURL')).toMatch(/^curl https:\/\/api\.example\.org\//);
});

test('the choice lasts as long as the page where nothing can be stored', async ({ page }) => {
  await blockStorage(page);
  const dialog = await openDialog(page, tasksOfSpace);
  await dialog.getByText('graphql-request', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await firstRunnable(page).press('Copy as …');
  await expect(dialog.getByRole('radio', { name: 'graphql-request' })).toBeChecked();
});

test('what has no code says why', async ({ page }) => {
  const { button, press, show, request, variables } = await open(page, tasksOfSpace);
  await button('Edit').click();
  await show('Variables');
  await variables.fill('[]');
  await press('Copy as …');
  const dialog = page.getByRole('dialog', { name: 'Copy as code' });
  await expect(dialog.getByRole('alert')).toHaveText('The variables are not a JSON object.');
  await expect(dialog.getByRole('button', { name: /^Copy/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await variables.fill('{}');
  await show('Request');
  await request.fill('query A {');
  await press('Copy as …');
  await dialog.getByText('Swift (Apollo iOS)', { exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText(/^Syntax Error: /);
});

test('the dialog with two files fits a phone and offends no rule', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const dialog = await openDialog(page, createTask);
  await dialog.getByText('Kotlin (Apollo Kotlin)', { exact: true }).click();
  await expect(dialog.getByText('Main.kt')).toBeVisible();
  expect(await violationsIn(page, ['dark'])).toEqual([]);
  const excess = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(excess).toBe(0);
});

test('all of the button that copies is seen in the narrowest window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  const dialog = await openDialog(page, createTask);
  for (const client of ['cURL', 'fetch', 'Python (gql)', 'Swift (Apollo iOS)']) {
    await dialog.getByText(client, { exact: true }).click();
    const button = dialog.getByRole('button', { name: /^Copy: (Code for|.*\.graphql)/ });
    await expect(button).toBeInViewport({ ratio: 1 });
  }
});

for (const width of [1280, 375]) {
  test(`nothing moves at ${width} px when a client is chosen or a copy is said`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const dialog = await openDialog(page, tasksOfSpace);
    await expect(dialog.getByText('Code for cURL')).toBeVisible();
    const places = (): Promise<readonly (readonly number[])[]> =>
      dialog.evaluate((element) =>
        [element, ...element.querySelectorAll('label, .codeBar, button[data-do=copy]')].map(
          (part) => {
            const { left, top, right, bottom } = part.getBoundingClientRect();
            return [left, top, right, bottom].map(Math.round);
          },
        ),
      );
    const before = await places();
    for (const client of ['fetch', 'Python (gql)', 'graphql-request', 'cURL']) {
      await dialog.getByText(client, { exact: true }).click();
      await expect(dialog.getByText(`Code for ${client}`)).toBeVisible();
      expect(await places(), client).toEqual(before);
    }
    await copy(dialog, 'Code for cURL');
    expect(await places()).toEqual(before);
    await dialog.getByText('Kotlin (Apollo Kotlin)', { exact: true }).click();
    await expect(dialog.getByText('Main.kt')).toBeVisible();
    const [frame] = await places();
    expect(frame).toEqual(before[0]);
    await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
  });
}

test('the code of the former client cannot be copied while that of the next is on its way', async ({
  page,
}) => {
  await intercept({ page });
  const dialog = await openDialog(page, tasksOfSpace);
  const button = dialog.getByRole('button', { name: 'Copy: Code for cURL' });
  await expect(button).toBeEnabled();
  const letGo = await hold(page, islandScripts);
  await dialog.getByText('Swift (Apollo iOS)', { exact: true }).click();
  await expect(button).toBeDisabled();
  letGo();
  await expect(dialog.getByText('main.swift')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Copy: main.swift' })).toBeEnabled();
});
