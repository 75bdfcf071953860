/** What each page has around what it says; `packages/reference/src/document/html` tests it by itself. */

/** A heading with its anchor. */
export const heading = (
  depth: 2 | 3,
  id: string,
  label: string,
  kind: 'code' | 'text' = depth === 3 ? 'code' : 'text',
): string =>
  `<h${depth} id=${id}><a href=#${id}>${kind === 'code' ? `<code>${label}</code>` : label}</a></h${depth}>`;

/** Code in a frame without a title. */
export const frame = (lang: string, code: string): string =>
  `<div class="codeFrame language-${lang}" data-island=code><div class=codeContent><pre class=${code.split('\n').length > 2 ? 'codeBlock' : '"codeBlock isLine"'} tabindex=0><code>${code}</code></pre><div class=codeButtons><span class=copy><span class=copyStatus role=status></span><button class=copyButton type=button aria-label="Copy code to clipboard" title=Copy data-do=copy></button></span></div></div></div>`;

/** An arrow, and words for those who do not see it, behind a link to another site. */
export const away = '<span class=externalMark><span> (opens in a new tab)</span></span>';

/** The name of a field, which is a link to itself. */
export const fieldName = (name: string): string =>
  `<h3 id=${name}><a href=#${name}>${name}</a></h3>`;

/** A type, and its link if it has one. */
export const type = (before: string, name: string, after: string, path?: string): string =>
  `<code class=typeRef>${before}${path === undefined ? name : `<a href=/docs/graphql/types/${path}>${name}</a>`}${after}</code>`;

/** The same in a row or a list. */
export const plainType = (...parts: Parameters<typeof type>): string =>
  type(...parts).replace(' class=typeRef', '');
