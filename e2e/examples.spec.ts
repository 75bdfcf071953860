import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';

const page = '/docs/graphql/operations/queries/spaces/';

/** The block of code with a title, the first on the page. */
function block(within: Page, title: string): Locator {
  return within.locator('.codeFrame', { hasText: title }).first();
}

async function place(of: Locator): Promise<DOMRect> {
  return of.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
}

async function places(at: Page): Promise<{ request: DOMRect; response: DOMRect }> {
  return {
    request: await place(block(at, 'Request')),
    response: await place(block(at, 'Response')),
  };
}

test('an operation shows who asks, what, and the answer, also without JavaScript', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(page);
  await expect(reader.getByText(/^As a (?:guest|member)$/).first()).toBeVisible();
  const field = block(reader, 'Request').getByRole('link', { name: 'totalResults' });
  await expect(field).toHaveAttribute('href', /\/types\/objects\/paged-spaces\/?#totalResults$/);
  await expect(block(reader, 'Response')).toContainText('"totalResults": ');
  await context.close();
});

test('further uses are a link away', async ({ page: reader }) => {
  await reader.goto(page);
  await reader.getByRole('link', { name: /^\d+ more examples below$/ }).click();
  await expect(reader.getByRole('heading', { name: 'More examples' })).toBeInViewport();
});

test('the answer stands beside the request where there is room', async ({ page: reader }) => {
  await reader.setViewportSize({ width: 1280, height: 800 });
  await reader.goto('/docs/intro');
  const part = (name: string): Locator => reader.locator(`[data-part=${name}]`).first();
  const request = await place(part('request'));
  const response = await place(part('response'));
  expect(response.top).toBe(request.top);
  expect(response.left).toBeGreaterThan(request.right);
});

test('the answer stands below the request on a phone', async ({ page: reader }) => {
  await reader.setViewportSize({ width: 375, height: 800 });
  await reader.goto(page);
  const { request, response } = await places(reader);
  expect(response.top).toBeGreaterThan(request.bottom);
  expect(response.left).toBe(request.left);
});
