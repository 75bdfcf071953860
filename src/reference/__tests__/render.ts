import { evaluate } from '@mdx-js/mdx';
import { unwrapMdxCodeBlocks } from '@docusaurus/utils';
import type { ReactNode } from 'react';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as runtime from 'react/jsx-runtime';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { print } from './print';

/** Stands for a component of the site: shows its attributes and children as they came. */
function stub(name: string) {
  return ({ children, ...attributes }: Readonly<Record<string, ReactNode>>): ReactNode =>
    createElement(name, attributes, children);
}

const components = {
  Badge: stub('x-badge'),
  Deprecation: stub('x-deprecation'),
  EnumValue: stub('x-enum-value'),
  Example: stub('x-example'),
  Expand: stub('x-expand'),
  Member: stub('x-member'),
  Migration: stub('x-migration'),
  Neighbours: stub('x-neighbours'),
  TypeName: stub('x-type-name'),
  TypeWordsSwitch: (): null => null,
  Ways: stub('x-ways'),
};

/** Static markup of the page of the symbol with a coordinate. */
export const page = (sdl: string, coordinate: string): Promise<string> =>
  renderPage(print(sdl, coordinate));

/** Static markup of a page, which is read as Docusaurus reads it and run as the build runs it. */
export async function renderPage(mdx: string): Promise<string> {
  const { default: Content } = await evaluate(unwrapMdxCodeBlocks(mdx), {
    ...runtime,
    remarkPlugins: [remarkFrontmatter, remarkDirective, remarkGfm],
  });
  return renderToStaticMarkup(createElement(Content, { components }));
}
