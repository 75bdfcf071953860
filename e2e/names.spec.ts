import { expect, test } from './test';
import { visit } from './visit';

const places = {
  'the title of an operation': '/docs/graphql/operations/mutations/update-authenticated-user-v2',
  'the errors of an operation': '/docs/graphql/operations/mutations/create-task',
  'the values of an enum, and the way to the next page': '/docs/graphql/types/enums/error-code',
  'an address': '/docs/graphql/types/scalars/boolean',
  'the places of a scalar': '/docs/graphql/types/scalars/date-time',
  'the arguments of fields': '/docs/graphql/types/objects/space',
  'the catalogue of events': '/docs/webhooks/events',
  'the list of repositories': '/docs/repositories',
  'the names of files': '/docs/contributing',
};

for (const width of [375, 320]) {
  for (const [place, path] of Object.entries(places)) {
    test(`no line of ${place} ends within a word of a name at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      await visit(page, path);
      const names = page.locator(
        'main :is(h1, p a, li a, code, .pagination-nav__label, .codeTitle):not(pre *)',
      );
      expect(await names.evaluateAll(brokenNames)).toEqual([]);
    });
  }
}

test('no line of the sidebar ends within a word of a name', async ({ page }) => {
  await visit(page, '/docs/graphql/types/objects/translation-language-candidate');
  const names = page.getByRole('complementary').locator('.menu__link');
  expect(await names.evaluateAll(brokenNames)).toEqual([]);
});

test('the names of values stand on one line where there is room', async ({ page }) => {
  await visit(page, '/docs/graphql/types/enums/error-reason');
  const names = page.locator('.enumValue > a');
  const lines = await names.evaluateAll((links) =>
    links.map((link) => link.getClientRects().length),
  );
  expect(new Set(lines)).toEqual(new Set([1]));
});

test('a name that can be broken is copied as it is written', async ({ page }) => {
  const name = 'updateAuthenticatedUserV2';
  await visit(page, '/docs/graphql/operations/mutations/update-authenticated-user-v2');
  await page.getByRole('heading', { level: 1, name }).selectText();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(name);
});

/** Texts of elements in which a line ends within a word of a name, marked there with `|`. */
function brokenNames(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const marked = markBreaks(element);
    return /[A-Za-z\d]\|(?:[a-z\d]|(?<=[A-Z]\|)[A-Z](?![a-z]))/.test(marked) ? [marked] : [];
  });

  function markBreaks(element: Element): string {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let marked = '';
    let bottom = Infinity;
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (let index = 0; index < data.length; index += 1) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const [place] = range.getClientRects();
        if (place && place.top >= bottom - 2) marked += '|';
        if (place) bottom = place.bottom;
        marked += data[index] ?? '';
      }
    }
    return marked;
  }
}
