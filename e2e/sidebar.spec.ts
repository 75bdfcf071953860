import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';
const near = [
  ...['Result', 'Sdg', 'SignedInUser', 'Skill', 'Space', 'SpaceInvite', 'SpaceMember'],
  ...['SpaceMembershipRequest', 'SpaceUserRelation'],
];

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });
const symbols = (page: Page): Locator => page.locator('#symbols-object').getByRole('link');
const current = (page: Page): Locator => page.locator('#symbols-object [aria-current=page]');

test('the sidebar sends the symbols near the current one, and says that there are more', async ({
  page,
}) => {
  await page.goto(space);
  await expect(symbols(page)).toHaveText(near);
  await expect(current(page)).toHaveText('Space');
  await expect(sidebar(page).getByText(/^9 of \d{3}/)).toBeVisible();
  await expect(
    sidebar(page).getByRole('button', { name: "Collapse sidebar category 'Objects'" }),
  ).toHaveAttribute('aria-expanded', 'true');
});

test('all symbols show on demand, around the current one, and fewer again', async ({ page }) => {
  await visit(page, space);
  await sidebar(page).getByRole('button', { name: 'Show all Objects' }).click();
  await expect(symbols(page).first()).toHaveText(/^A/);
  await expect(sidebar(page).getByText(/^All \d{3}/)).toHaveCount(1);
  await expect(current(page)).toBeInViewport();
  await sidebar(page).getByRole('button', { name: 'Show fewer Objects' }).click();
  await expect(symbols(page)).toHaveText(near);
});

test('a category of other pages opens and closes', async ({ page }) => {
  await visit(page, space);
  const label = "sidebar category 'Enums'";
  await sidebar(page)
    .getByRole('button', { name: `Expand ${label}` })
    .click();
  await expect(sidebar(page).getByRole('link', { name: 'ErrorCode', exact: true })).toBeVisible();
  await sidebar(page)
    .getByRole('button', { name: `Collapse ${label}` })
    .click();
  await expect(sidebar(page).getByRole('link', { name: 'ErrorCode', exact: true })).toHaveCount(0);
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
  await expect(symbols(page)).toHaveText([...near.slice(1), 'SpaceValidation']);
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
  await sidebar(page).getByRole('button', { name: 'Show all Objects' }).click();
  await expect(symbols(page).first()).toHaveText(/^A/);
  await narrowAndWiden();
  await expect(symbols(page).first()).toHaveText(/^A/);
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
