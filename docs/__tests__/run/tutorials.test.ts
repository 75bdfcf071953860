import { expect, it } from 'vitest';
import { loadSample } from '../load-sample';
import { useTutorial } from '../tutorial';

const page = 'docs/tutorials/index.mdx';
const { run } = useTutorial(page, [], 'api.mjs');

/** What web.mjs exports, of what it escapes. */
interface Web {
  readonly html: (parts: TemplateStringsArray, ...values: unknown[]) => { readonly text: string };
}

const { html: tag } = await loadSample<Web>(page, 'web.mjs');

it('loads api.mjs and web.mjs as the page says', async () => {
  expect(await run('Check the files')).toBe('true\n');
});

it('escapes values of text and attributes', () => {
  expect(tag`<a title="${`"><script>alert('&')`}">`.text).toBe(
    '<a title="&#34;&gt;&lt;script&gt;alert(&#39;&amp;&#39;)">',
  );
});

it('leaves its own HTML and lists of it, and shows nothing for null', () => {
  const items = ['a', '<b>'].map((item) => tag`<li>${item}</li>`);
  expect(tag`<ul>${items}${null}${undefined}${0}</ul>`.text).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li>0</ul>',
  );
});
