import type { Entry } from '../../components/ReferenceCategory/entry';
import { entriesIn } from '../../components/ReferenceCategory/entries-in';

/** What stands around the content: the docs have a sidebar, other pages nothing. */
export type Frame = 'docs' | 'plain';

/** A page as its HTML file says it. */
export interface PageDocument {
  readonly frame: Frame;
  /** The content. */
  readonly nodes: readonly Node[];
  readonly title: string;
  /** Of the element `html`. */
  readonly className: string;
  /** The symbols near that of the page, as its sidebar lists them. */
  readonly siblings: readonly Entry[];
  /** Elements of the head that differ from page to page. */
  readonly head: readonly Element[];
  /** Addresses of the scripts, which tell one deploy from another. */
  readonly scripts: string;
}

/**
 * Reads a page from its parsed HTML.
 *
 * @throws Error if it is not a whole page of this site, such as the portal of a network or the rest
 *   of a transfer that broke off.
 */
export function readDocument(document: Document): PageDocument {
  const content = document.querySelector<HTMLElement>('[data-content]');
  if (!content || !document.querySelector('[data-page-end]')) {
    throw new Error('The answer is no page of this site.');
  }
  return {
    frame: content.dataset['content'] === 'docs' ? 'docs' : 'plain',
    nodes: [...content.childNodes],
    title: document.title,
    className: document.documentElement.className,
    siblings: entriesIn(document),
    head: [...document.head.querySelectorAll('[data-rh]:not(title)')],
    scripts: scriptsOf(document),
  };
}

export function currentScripts(): string {
  return scriptsOf(document);
}

function scriptsOf(document: Document): string {
  return document.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'] ?? '';
}
