import { h } from 'hastscript';
import type { ContentsEntry, Rendered } from 'graphql-docs-reference/document';
import { breakable, listContents, render, toHtml } from 'graphql-docs-reference/document';
import { atRoot, place } from 'graphql-docs-reference/graphql';
import type { ReferencePage } from 'graphql-docs-reference/reference';

/** A page as the component of the reference takes it: its HTML, and what stands around it. */
export interface StoredPage extends Omit<ReferencePage, 'tree'>, Rendered {
  readonly contents: readonly ContentsEntry[];
}

export function storedPage({ tree, ...page }: ReferencePage, mount = atRoot): StoredPage {
  const at = (address: string): string => place(mount, address);
  const rendered = render(tree, at);
  const header = toHtml(h('header', h('h1', breakable(page.title))));
  return {
    ...page,
    path: at(page.path),
    ...(page.previous && { previous: { ...page.previous, path: at(page.previous.path) } }),
    ...(page.next && { next: { ...page.next, path: at(page.next.path) } }),
    ...rendered,
    html: header + rendered.html,
    contents: listContents(tree),
  };
}
