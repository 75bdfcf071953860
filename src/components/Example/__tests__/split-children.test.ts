import type { ReactElement, ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { splitChildren } from '../split-children';

/** As MDX makes it. */
function fence(language: string): ReactElement {
  return createElement('pre', null, createElement('code', { className: `language-${language}` }));
}

const lead = createElement('p', null, createElement('code', null, 'spaces'), ' of a person');

function split(...children: readonly ReactNode[]): readonly string[] {
  const { lead: said, asked, answered } = splitChildren(children);
  return [said, asked, answered].map((part) => renderToStaticMarkup(part));
}

it('tells text, request and response apart', () => {
  expect(split(lead, '\n', fence('graphql'), fence('json'))).toEqual([
    '<p><code>spaces</code> of a person</p>\n',
    '<pre><code class="language-graphql"></code></pre>',
    '<pre><code class="language-json"></code></pre>',
  ]);
});

it('takes variables for a part of the request', () => {
  expect(split(fence('graphql'), fence('json'), fence('json'))).toEqual([
    '',
    '<pre><code class="language-graphql"></code></pre><pre><code class="language-json"></code></pre>',
    '<pre><code class="language-json"></code></pre>',
  ]);
});
