import { expect, test } from './test';
import type { Locator, Page } from '@playwright/test';
import { edges, part } from './parts';
import { createTask } from './sandbox';
import { visit } from './visit';

const space = '/docs/graphql/types/objects/space';
const createTaskInput = '/docs/graphql/types/inputs/create-task-input';

test('the fields of an input come first, and its neighbours after what uses it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(createTaskInput);
  const row = (name: string): Locator =>
    page.locator('.field', { has: page.locator(`[id="${name}"]`) });
  for (const name of ['spaceId', 'title', 'description', 'imageUrl', 'status']) {
    await expect(row(name)).toBeInViewport({ ratio: 1 });
  }
  await expect(row('title')).toContainText('required');
  await expect(row('status')).toContainText('optional, default PUBLISHED');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    /^Fields/,
    /^Used by/,
    /^Neighbours/,
    /^Definition/,
  ]);
});

for (const width of [1600, 1280, 768, 375]) {
  test(`the types of fields are below each other at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [space, createTaskInput]) {
      await page.goto(path);
      const found = await page
        .locator('hgroup > p')
        .evaluateAll((all) => all.map((type) => type.getBoundingClientRect().left));
      expect(new Set(found.map(Math.round)).size, path).toBe(1);
    }
  });
}

for (const width of [1280, 1440, 1920]) {
  test(`the sample stays beside the fields of an object at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await visit(page, space);
    const sample = part(page, 'response');
    await expect(sample).toBeInViewport();
    await page.locator('#updatedAt').scrollIntoViewIfNeeded();
    await expect(sample).toBeInViewport();
    const text = await page.locator('.field').last().boundingBox();
    const beside = await sample.boundingBox();
    expect(beside?.x).toBeGreaterThan((text?.x ?? NaN) + (text?.width ?? NaN));
    const next = page.getByRole('heading', { name: 'Neighbours' });
    await next.scrollIntoViewIfNeeded();
    const { bottom } = await edges(sample);
    expect(bottom).toBeLessThanOrEqual((await edges(next)).top);
  });
}

test('the contents of a long type are its sections, and its fields on demand', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 800 });
  await visit(page, space);
  const contents = page.locator('.theme-doc-toc-desktop');
  const entry = (name: string): Locator => contents.getByRole('link', { name, exact: true });
  await expect(entry('Sample request')).toBeInViewport({ ratio: 1 });
  await expect(entry('Definition')).toBeInViewport({ ratio: 1 });
  await expect(entry('memberCount')).toBeHidden();
  await page.locator('#memberCount').scrollIntoViewIfNeeded();
  await expect(entry('Fields')).toContainClass('table-of-contents__link--active');
  await contents.getByText('All 43').click();
  await expect(entry('Fields')).not.toContainClass('table-of-contents__link--active');
  await entry('memberCount').click();
  await expect(page.locator('.field', { has: page.locator('#memberCount') })).toBeInViewport();
});

test('the filter puts names first, then what is seen, and marks the words', async ({ page }) => {
  await visit(page, space);
  await page.getByRole('searchbox', { name: 'Filter fields' }).fill('member');
  const rows = page.locator('.field').filter({ visible: true });
  const names = rows.getByRole('heading');
  await expect(names.first()).toHaveText(/^members/);
  const found = (await names.allTextContents()).map((name) => /member/i.test(name));
  expect(found.lastIndexOf(true)).toBeLessThan(found.indexOf(false));
  const seen = (await rows.locator(':scope > div').allTextContents()).map((row) =>
    /member/i.test(row),
  );
  expect(seen.lastIndexOf(true)).toBeLessThan(seen.indexOf(false));
  expect(await marked(page)).toContain('member');
  await page.keyboard.press('Escape');
  await expect(names.first()).toHaveText(/^id/);
  expect(await marked(page)).toEqual([]);
});

async function marked(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...(CSS.highlights.get('field-filter') ?? [])].map((range) =>
      range instanceof Range ? range.toString().toLowerCase() : '',
    ),
  );
}

test('headings have one scale on every page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  const sizes = (level: number): Promise<string[]> =>
    page
      .getByRole('main')
      .getByRole('heading', { level })
      .evaluateAll((all) =>
        all
          .filter((heading) => !heading.closest('.field, .besideLead'))
          .map((heading) => getComputedStyle(heading).fontSize),
      );
  for (const path of [createTask, space, createTaskInput, '/docs/intro', '/docs/errors']) {
    await page.goto(path);
    expect(new Set(await sizes(1)), path).toEqual(new Set(['36px']));
    expect(new Set(await sizes(2)), path).toEqual(new Set(['22px']));
  }
  await page.goto(createTask);
  const main = page.getByRole('main');
  for (const [name, size] of [
    ['Arguments', '22px'],
    ['input', '18px'],
    ['Returns', '22px'],
    ['Errors', '22px'],
    ['More examples', '22px'],
    ['Past day', '18px'],
  ] as const) {
    await expect(main.getByRole('heading', { name: new RegExp(`^${name}`) }), name).toHaveCSS(
      'font-size',
      size,
    );
  }
});

for (const width of [1200, 1280, 1440]) {
  test(`the contents can be reached from the end of a page at ${width} pixels`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of [createTask, space, createTaskInput, '/docs/errors', '/docs/graphql']) {
      await visit(page, path);
      await page.locator('.theme-doc-footer').scrollIntoViewIfNeeded();
      const contents = page.locator('.contentsFold, .contents').filter({ visible: true });
      await expect(
        contents.locator('summary:visible, .table-of-contents__link--active').first(),
        path,
      ).toBeInViewport({ ratio: 1 });
    }
  });
}

test('a link to a field leads to it where types are in words, too', async ({ page }) => {
  await visit(page, createTaskInput);
  await page.getByRole('button', { name: 'Types in words' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-type-words', 'on');
  await page.goto('/blog');
  await visit(page, '/docs/graphql/types/objects/user#isViewer');
  await expect(page.locator('.typeWords').first()).toBeVisible();
  const { top } = await edges(page.locator('#isViewer'));
  expect(top).toBeGreaterThan(60);
  expect(top).toBeLessThan(120);
});
