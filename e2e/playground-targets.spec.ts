import type { Page, Request } from '@playwright/test';
import { expect, test } from './test';
import { violationsIn } from './axe';
import { watchConsole } from './console';
import { intercept } from './faults';
import { open, playground } from './sandbox';

const own = 'https://api.example.org/graphql';
const localApi = 'http://localhost:4000/graphql';
const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

test.beforeEach(intercept);

/** Answers instead of an address; gives what was sent to it. */
async function answerAt(
  page: Page,
  address: string,
  body: string,
  status = 200,
): Promise<Request[]> {
  const sent: Request[] = [];
  await page.route(address, (route) => {
    sent.push(route.request());
    const headers = { ...cors, 'access-control-expose-headers': '*', ratelimit: 'all;r=9;t=60' };
    return route.fulfill({ status, headers, contentType: 'application/json', body });
  });
  return sent;
}

async function chooseOwn(page: Page): Promise<void> {
  await page.getByLabel('Target').selectOption('Another address …');
  await page.getByLabel('Address of a GraphQL endpoint').fill(own);
  await page.getByRole('button', { name: 'Choose' }).click();
}

test('an address is asked for once Enter confirms it, not by an arrow key', async ({ page }) => {
  await open(page, playground);
  const target = page.getByLabel('Target');
  await target.focus();
  await page.keyboard.press('End');
  await expect(target).toHaveValue('another');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Address of a GraphQL endpoint')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(target).toBeFocused();
  await expect(target).toHaveValue('');
});

test('a failure has its colour until something else is said', async ({ page }) => {
  const { run, status, persona } = await open(page, playground);
  await expect(persona).toBeVisible();
  await chooseOwn(page);
  // Nobody there knows the callers of the page.
  await expect(persona).toBeHidden();
  await run.click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(status).toHaveText('Nothing was sent.');
  await expect(status).toHaveClass(/isFailed/);
  await page.getByLabel('Target').selectOption('Model in this page');
  await expect(status).toHaveText('The model in this page answers; nothing is sent.');
  await expect(status).not.toHaveClass(/isFailed/);
});

test('a request goes to an address once the reader has seen what is sent', async ({ page }) => {
  const said = watchConsole(page);
  const sent = await answerAt(page, own, '{"data":{"topics":{"totalResults":7}}}');
  const { request, variables, run, status, response } = await open(page, playground);
  await request.fill('query Mine { topics { totalResults } }');
  await variables.fill('');
  await chooseOwn(page);
  await expect(status).toHaveText(
    `Run sends the request to ${own}. You first see what will be sent.`,
  );
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.getByLabel('Name of header 1').fill('Authorization');
  await page.getByLabel('Value of header 1').fill('Bearer my-secret');
  await run.click();
  const dialog = page.getByRole('dialog', { name: 'Send this request to api.example.org?' });
  await expect(dialog).toContainText(`MethodPOSTAddress${own}`);
  await expect(dialog).toContainText('AuthorizationBearer ••••• (9 characters)');
  await expect(dialog).toContainText('Bodythe request and its variables, 73 bytes');
  await page.keyboard.press('Escape');
  await expect(status).toHaveText('Nothing was sent.');
  expect(sent).toEqual([]);

  await run.click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(status).toHaveText(/^Answered in/);
  await expect(response).toContainText('"totalResults": 7');
  await expect(page.getByText('HTTP 200 OK · ratelimit: all;r=9;t=60')).toBeVisible();
  expect(sent.map((one) => one.postDataJSON() as unknown)).toEqual([
    { query: 'query Mine { topics { totalResults } }', operationName: 'Mine' },
  ]);
  expect(sent[0]?.headers()).toMatchObject({ authorization: 'Bearer my-secret' });
  expect(sent[0]?.headers()['cookie']).toBeUndefined();
  await run.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');

  expect(
    await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    ),
  ).not.toContain('my-secret');
  await page.reload();
  await expect(page.getByLabel('Target')).toHaveValue(own);
  await page.getByRole('tab', { name: 'Headers' }).click();
  await expect(page.getByLabel('Name of header 1')).toHaveValue('Authorization');
  await expect(page.getByLabel('Value of header 1')).toHaveValue('');
  expect(said).toEqual([]);
});

test('the local API knows the role, and is not asked about again where the reader wants so', async ({
  page,
}) => {
  const sent = await answerAt(page, localApi, '{"data":null,"errors":[{"message":"No."}]}', 400);
  const { run, outcome } = await open(page, playground);
  await page.getByLabel('Target').selectOption('Local API');
  await run.click();
  await page.getByRole('checkbox', { name: /without asking/ }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(outcome).toHaveText('400 Bad Request');
  await run.click();
  await expect.poll(() => sent.length).toBe(2);
  expect(sent[1]?.headers()['authorization']).toBe('Bearer sandbox-member');
  await page.getByRole('tab', { name: 'Headers' }).click();
  await page.getByLabel('Name of header 1').fill('X-Other');
  await run.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a request that takes long is stopped', async ({ page }) => {
  await page.route(own, () => undefined);
  const { run, status, button } = await open(page, playground);
  await chooseOwn(page);
  await run.click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await button('Stop').click();
  await expect(status).toHaveText('Stopped.');
  await expect(run).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a reader is told why there is no answer', async ({ page }) => {
  const { run, status } = await open(page, playground);
  await chooseOwn(page);
  await page.route(own, (route) => route.abort('connectionrefused'));
  await run.click();
  await page.getByRole('checkbox', { name: /without asking/ }).check();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(status).toHaveText(
    /^No answer from .*it must answer with "Access-Control-Allow-Origin/,
  );
  // A newer route wins; without any, some requests would slip through.
  await page.route(own, (route) =>
    route.fulfill({ status: 404, headers: cors, contentType: 'text/html', body: '<h1>No</h1>' }),
  );
  await run.click();
  await expect(status).toHaveText(/^The answer \(404.*, text\/html\) is not JSON\./);
  await page.route(own, (route) =>
    route.fulfill({ status: 307, headers: { ...cors, location: localApi } }),
  );
  await run.click();
  await expect(status).toHaveText(/redirects elsewhere\. Nothing is sent on/);
});

test('an address is refused in words', async ({ page }) => {
  await open(page, playground);
  await page.getByLabel('Target').selectOption('Another address …');
  const field = page.getByLabel('Address of a GraphQL endpoint');
  await field.fill('api.example.org');
  await field.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'Write a whole address, such as https://api.example.org/graphql.',
  );
  await expect(field).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Target')).toHaveValue('');
});

for (const width of [1280, 375]) {
  test(`what is sent is shown accessibly at ${width} px`, async ({ page }) => {
    await answerAt(page, own, '{"data":null}');
    await page.setViewportSize({ width, height: 812 });
    const { run, status } = await open(page, playground);
    await chooseOwn(page);
    await run.click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violationsIn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(status).toHaveText(/^Answered in/);
    await page.locator('.answerFacts summary').click();
    expect(await violationsIn(page)).toEqual([]);
  });
}
