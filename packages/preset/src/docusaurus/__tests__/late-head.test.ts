import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { runInThisContext } from 'node:vm';
import type { ComponentType } from 'react';
import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

interface Library {
  readonly Helmet: ComponentType<Record<string, unknown>>;
  readonly HelmetProvider: ComponentType<Record<string, unknown>> & { canUseDOM: boolean };
}

const own = createRequire(__filename);
const file = own.resolve('react-helmet-async');
const lateHead = own('../late-head.cjs') as (source: string) => string;
const library = readFileSync(file, 'utf8');
const late = (source: string): string => lateHead.call({ resourcePath: file }, source);

/** The head of a page with two parts, tag by tag, and how often it was made. */
function render(source: string): { head: string[]; times: number } {
  const exports = {} as Library;
  const wrapped = `(function (require, exports) {${source}\n})`;
  (runInThisContext(wrapped) as (...given: unknown[]) => void)(createRequire(file), exports);
  const { Helmet, HelmetProvider } = exports;
  const context = {} as { readonly helmet: Record<string, object> };
  let times = 0;
  const counted = {
    lang: 'en',
    get title(): string {
      times += 1;
      return 'Site';
    },
  };
  HelmetProvider.canUseDOM = false;
  renderToStaticMarkup(
    h(
      HelmetProvider,
      { context },
      h(Helmet, { htmlAttributes: counted }, h('title', null, 'Site')),
      h(Helmet, null, h('title', null, 'Page'), h('meta', { name: 'a', content: 'b' })),
    ),
  );
  const { title, meta, htmlAttributes } = context.helmet;
  return { head: [title, meta, htmlAttributes].map(String), times };
}

it('makes the same head, once', () => {
  const before = render(library);
  expect(before.head[0]).toContain('Page');
  const now = render(late(library));
  expect(now.head).toEqual(before.head);
  expect([before.times > now.times, now.times]).toEqual([true, 1]);
});

it('says so where the library has changed', () => {
  expect(() => late('')).toThrow(`${file} has no "this.props.context.helmetInstances.add(this)`);
});
