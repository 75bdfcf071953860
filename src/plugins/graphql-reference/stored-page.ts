import { h } from 'hastscript';
import type { ContentsEntry } from '../../document/contents';
import { listContents } from '../../document/contents';
import type { Rendered } from '../../document/html';
import { render, toHtml } from '../../document/html';
import { breakable } from '../../document/html/breakable';
import type { ReferencePage } from '../../reference/page';

/** A page as the component of the reference takes it: its HTML, and what stands around it. */
export interface StoredPage extends Omit<ReferencePage, 'tree'>, Rendered {
  readonly contents: readonly ContentsEntry[];
}

export function storedPage({ tree, ...page }: ReferencePage): StoredPage {
  const rendered = render(tree);
  const header = toHtml(h('header', h('h1', breakable(page.title))));
  return { ...page, ...rendered, html: header + rendered.html, contents: listContents(tree) };
}
