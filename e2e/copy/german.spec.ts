import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../test';
import { faults, frameScripts } from '../faults';
import { stir, visit } from '../visit';

/** What authors and the schema say in English, and names. */
const content = [
  'code, pre, kbd, svg, script, style, template, [hidden]',
  '.theme-announcement-bar, .navbar__title, .theme-code-block',
  // Titles of guides, and their headings.
  '.menu__link:not(.menu__link--sublist), .pagination-nav__label, .breadcrumbs__link',
  '.table-of-contents, .contents, .contentsFold ul, [data-content=docs] .markdown',
  // What the reference says is looked at without a browser: `translated-reference`.
  'section:has(#news) li, section:has(#api-changes) li, header :is(h1, p), .cm-editor, [role=option]',
  '[data-content=plain] article, [data-content=plain] aside',
].join();

const english =
  /\b(?:the|and|of|is|are|this|with|your|you|from|search|show|copy|more|not|all|home|next|previous|skip|page|run|edit|close|loading)\b/i;

/** Texts and names that a reader sees or hears and that hold words of English. */
function englishTexts(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ content: excluded, words }) => {
      const found: string[] = [];
      const isEnglish = new RegExp(words, 'i');
      for (const element of document.body.querySelectorAll('*')) {
        if (element.closest(excluded)) continue;
        const names = ['aria-label', 'title', 'placeholder'].map((name) =>
          element.getAttribute(name),
        );
        const texts = [...element.childNodes].map((node) =>
          node.nodeType === 3 ? node.nodeValue : '',
        );
        found.push(
          ...[...names, ...texts].flatMap((text) => (text && isEnglish.test(text) ? text : [])),
        );
      }
      return found;
    },
    { content, words: english.source },
  );
}

for (const path of [
  '/',
  '/docs/intro',
  '/docs/graphql/operations/queries/spaces',
  '/docs/graphql/types/objects/space',
  '/docs/graphql/playground',
  '/blog',
  '/no-such-page',
]) {
  test(`${path} has no English around its content`, async ({ page }) => {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect.poll(() => englishTexts(page)).toEqual([]);
  });
}

test('a page whose scripts do not come says so in German', async ({ page }) => {
  await page.route(frameScripts, faults['is not found']);
  await page.goto('/docs/intro');
  await stir(page);
  await expect(page.getByRole('alert')).toContainText(
    'Die Seite konnte nicht vollständig geladen werden.',
  );
});

test('a page names its languages', async ({ page }) => {
  await page.goto('/docs/intro');
  const languages = page.locator('link[rel=alternate][hreflang]');
  expect(
    await languages.evaluateAll((links) => links.map((link) => link.getAttribute('hreflang'))),
  ).toEqual(['en', 'de', 'x-default']);
});

test('every link of the frame leads to a page', async ({ page, request }) => {
  await page.goto('/docs/graphql/operations/queries/spaces');
  const links = page.locator('nav a[href^="/"], footer a[href^="/"]');
  const paths = await links.evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
  expect(paths.length).toBeGreaterThan(30);
  for (const path of new Set(paths)) expect((await request.get(path)).status(), path).toBe(200);
});

test('the search finds and says so in German', async ({ page }) => {
  await visit(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Die Dokumentation durchsuchen' }).fill('spaces');
  const dialog = page.getByRole('dialog', { name: 'Suchen' });
  await expect(dialog.getByRole('status')).toHaveText(/\d Ergebnisse/);
  await expect(dialog.getByRole('option').first()).toContainText('Abfrage');
  expect(await englishTexts(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/graphql\/operations\/queries\/spaces$/);
});

test('an example and the playground answer', async ({ page }) => {
  await visit(page, '/docs/graphql/operations/queries/spaces');
  const example = page.getByRole('group', { name: 'Beispiel' }).first();
  await example.getByRole('button', { name: 'Ausführen' }).click();
  await expect(example.getByText(/^Beantwortet in \d+\sms/)).toBeVisible();
  await visit(page, '/docs/graphql/playground');
  await expect(page.getByRole('tab', { name: 'Verlauf' })).toBeVisible();
  await page.getByRole('button', { name: 'Ausführen' }).click();
  await expect(page.getByText(/^Beantwortet in \d+\sms/)).toBeVisible();
  expect(await englishTexts(page)).toEqual([]);
});

test('an operation without a rule answers with what is made up', async ({ page }) => {
  await visit(page, '/docs/graphql/operations/queries/mood-in-town');
  const example = page.getByRole('group', { name: 'Beispiel' }).first();
  const response = example.locator('pre').last();
  const shown = await response.innerText();
  expect(shown).toContain('moodInTown');
  await example.getByRole('button', { name: 'Ausführen' }).click();
  await expect(example.getByText(/^Beantwortet in \d+\sms/)).toBeVisible();
  expect(await response.innerText()).toBe(shown);
});

test('write-translations finds all that the sample translates', () => {
  const idsIn = (folder: string): string[] =>
    ['code.json', 'graphql-docs/messages.json'].flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Record<string, unknown>),
    );
  const found = idsIn(`${process.env['COPY'] ?? '.'}/i18n/en`);
  const translated = idsIn('packages/reference/src/i18n/__fixtures__/de');
  expect(translated.length).toBeGreaterThan(600);
  expect(translated.filter((id) => !found.includes(id))).toEqual([]);
  expect(found.filter((id) => !id.startsWith('theme.') && !translated.includes(id))).toEqual([]);
});
