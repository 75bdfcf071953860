import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { withLetters } from './add-styles';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';
const createTask = '/docs/graphql/operations/mutations/create-task';
/** Of the domain, around Space: queries and mutations are its neighbours, too. */
const near = ['PagedSpaceMembershipRequests', 'PagedSpaces', 'Space', 'SpaceInvite', 'SpaceMember'];

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });
const symbols = (page: Page): Locator => page.locator('#symbols-domain-spaces').getByRole('link');
const current = (page: Page): Locator => page.locator('#symbols-domain-spaces [aria-current=page]');
/** What stands for entries that are left out. */
const ends = (page: Page): Promise<string[]> =>
  page
    .locator('#symbols-domain-spaces')
    .evaluate((list) => ['::before', '::after'].map((end) => getComputedStyle(list, end).content));
const filter = (page: Page): Locator =>
  sidebar(page).getByRole('searchbox', { name: 'Filter names of the API' });
const listBy = (page: Page, order: string): Locator =>
  sidebar(page).getByRole('group', { name: 'List by' }).getByRole('button', { name: order });

test('the sidebar sends the symbols of the domain, of a large one those near the current', async ({
  page,
}) => {
  await page.goto(space);
  await expect(symbols(page)).toHaveText(near);
  await expect(current(page)).toHaveText('Space');
  expect(await ends(page)).toEqual(['"…" / ""', '"…" / ""']);
  await page.goto(createTask);
  await expect(page.locator('#symbols-domain-tasks > li')).toHaveText([
    ...['Queries', 'recommendedTasks', 'taskById', 'tasksBySpaceId'],
    ...['Mutations', 'createTask', 'deleteTask', 'updateTask', 'Objects', 'PagedTasks', 'Task'],
    ...['Inputs', 'CreateTaskInput', 'UpdateTaskInput', 'Enums', 'TaskProgress', 'TaskSort'],
  ]);
  await expect(sidebar(page).getByText('Show all 12')).toHaveCount(0);
  const part = sidebar(page).getByRole('link', { name: 'GraphQL API', exact: true });
  await expect(part).toHaveClass(/menu__link--active/);
});

test('all symbols show on demand, around the current one, and fewer again', async ({ page }) => {
  await visit(page, space);
  await sidebar(page).getByRole('button', { name: 'Show all 40' }).click();
  await expect(symbols(page)).toHaveCount(40);
  expect(await ends(page)).toEqual(['none', 'none']);
  await expect(current(page)).toBeInViewport();
  await sidebar(page).getByRole('button', { name: 'Show fewer' }).click();
  await expect(symbols(page)).toHaveText(near);
});

test('without scripts the button that shows all takes no room', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(space);
  await expect(current(page)).toBeVisible();
  const button = sidebar(page).getByText('Show all 40');
  await expect(button).toHaveCount(1);
  expect(await button.boundingBox()).toBeNull();
  await context.close();
});

test('the ring around an arrow is not cut off at the edge of the sidebar', async ({ page }) => {
  await visit(page, space);
  await sidebar(page).getByRole('link', { name: 'Tasks', exact: true }).focus();
  await page.keyboard.press('Tab');
  const arrow = sidebar(page).locator('button:focus-visible');
  await expect(arrow).toHaveAttribute('aria-controls', 'symbols-domain-tasks');
  await expect(arrow).toHaveCSS('outline-offset', '-3px');
});

test('a domain of other pages opens and closes', async ({ page }) => {
  await visit(page, space);
  const label = "sidebar category 'Tasks'";
  const createTaskLink = sidebar(page).getByRole('link', { name: 'createTask', exact: true });
  await sidebar(page)
    .getByRole('button', { name: `Expand ${label}` })
    .click();
  await expect(createTaskLink).toBeVisible();
  await sidebar(page)
    .getByRole('button', { name: `Collapse ${label}` })
    .click();
  await expect(createTaskLink).toHaveCount(0);
});

test('the space bar opens a part of the guides, and the page stays where it is', async ({
  page,
}) => {
  await visit(page, space);
  const guides = sidebar(page).getByRole('button', { name: 'Build on Vicinia' });
  await guides.press('Space');
  await expect(guides).toHaveAttribute('aria-expanded', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the order by kind and the words of the filter are remembered', async ({ page }) => {
  await visit(page, space);
  await listBy(page, 'Kind').click();
  await expect(sidebar(page).getByRole('link', { name: 'Objects', exact: true })).toBeVisible();
  await expect(page.locator('#symbols-object [aria-current=page]')).toHaveText('Space');
  await visit(page, createTask);
  await expect(listBy(page, 'Kind')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#symbols-mutation [aria-current=page]')).toHaveText('createTask');
  await listBy(page, 'Domain').click();
  await expect(page.locator('#symbols-domain-tasks')).toBeVisible();
  await filter(page).fill('tasksby');
  const found = sidebar(page).getByRole('link', { name: 'tasksBySpaceId', exact: true });
  await expect(found).toBeVisible();
  await expect(sidebar(page).getByRole('link', { name: 'Polls', exact: true })).toBeHidden();
  await visit(page, space);
  await expect(filter(page)).toHaveValue('tasksby');
  await expect(found).toBeVisible();
});

test('the entry of a page after the lists is in view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await visit(page, '/docs/graphql/deprecated');
  await expect(sidebar(page).locator('[aria-current=page]')).toBeInViewport();
});

test('what is deprecated is struck through', async ({ page }) => {
  await visit(page, space);
  await filter(page).fill('createSpacePost');
  await expect(sidebar(page).locator('s')).toHaveText('createSpacePost');
});

test('the sidebar follows the reader to the next symbol, offline too', async ({ page }) => {
  await visit(page, space);
  const next = page.getByRole('link', { name: /^Next/ });
  const fetched = page.waitForResponse(/\/space-invite$/);
  await next.hover();
  await (await fetched).finished();
  await page.context().setOffline(true);
  await next.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('SpaceInvite');
  await expect(current(page)).toHaveText('SpaceInvite');
  await expect(symbols(page).first()).toHaveText(near[1] ?? '');
});

test('a window that narrows and widens loses neither the list nor what was chosen', async ({
  page,
}) => {
  const narrowAndWiden = async (): Promise<void> => {
    await page.setViewportSize({ width: 800, height: 800 });
    await expect(sidebar(page)).toHaveCount(0);
    await page.setViewportSize({ width: 1280, height: 800 });
  };
  await visit(page, space);
  await narrowAndWiden();
  await expect(symbols(page)).toHaveText(near);
  await sidebar(page).getByRole('button', { name: 'Show all 40' }).click();
  await expect(symbols(page)).toHaveCount(40);
  await narrowAndWiden();
  await expect(symbols(page)).toHaveCount(40);
});

test('the menu of a phone lists the symbols near the current one, which is in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 600 });
  await visit(page, space);
  await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  await expect(symbols(page)).toHaveText(near);
  await expect(current(page)).toBeInViewport();
});

test('the filter has room for a name with letters of one and a half times the size', async ({
  page,
}) => {
  await withLetters(page, 24, async () => {
    await page.goto(space);
    const box = await filter(page).boundingBox();
    expect(box?.width).toBeGreaterThan(150);
  });
});
