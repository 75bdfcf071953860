import type { Siblings } from '../components/ReferenceMenu/symbols';
import { siblingsIn } from '../components/ReferenceMenu/symbols';
import { versionOf } from '../components/version-of';
import { t } from '../t';
import type { FetchOptions } from './fetch-text';
import { fetchText } from './fetch-text';

/** Only for the pages of this site, which are fetched below. */
const trusted = globalThis.trustedTypes?.createPolicy('pages', { createHTML: (html) => html });

/**
 * Fetches a page: the file that a reload would get, so that the browser's cache serves both.
 *
 * @throws Error if it does not come, does not come whole, or is not of this site; `SiteChanged` if it
 *   needs a document of its own.
 */
export async function fetchPage(path: string, options?: FetchOptions): Promise<PageDocument> {
  // The page that says "not found" is one of ours, too.
  const html = await fetchText(cleanPath(path), options, [404]);
  const markup = trusted?.createHTML(html) ?? html;
  const page = readDocument(new DOMParser().parseFromString(markup, 'text/html'));
  if (page.lasting !== lastingPartsOf(document)) throw new SiteChanged();
  return page;
}

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
  readonly siblings: Siblings;
  /** Elements of the head that differ from page to page. */
  readonly head: readonly Element[];
  /** Addresses of the scripts, which tell one deploy from another, the policy, the version of the docs. */
  readonly lasting: string;
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
    throw new Error(t('load.noPage'));
  }
  return {
    frame: content.dataset['content'] === 'docs' ? 'docs' : 'plain',
    nodes: [...content.childNodes],
    title: document.title,
    className: document.documentElement.className,
    siblings: siblingsIn(document),
    head: [...document.head.querySelectorAll(headOfPage)],
    lasting: lastingPartsOf(document),
  };
}

/** Elements of the head that may differ from page to page. */
export const headOfPage = 'meta:is([name], [property]), link:not([rel=stylesheet], [rel=prefetch])';

/** What a document keeps for good: a page with others is loaded whole. */
function lastingPartsOf(document: Document): string {
  const { head } = document;
  const scripts = head.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
  const policy = head.querySelector<HTMLMetaElement>('[http-equiv=Content-Security-Policy]');
  return `${scripts} ${policy?.content} ${versionOf(document)}`;
}

/**
 * Path of a page without `index.html` or `.html`, as Docusaurus takes it, and with one slash at its
 * start: two begin the name of a host.
 */
export function cleanPath(path: string): string {
  return path.replace(/^\/+/, '/').replace(/(?:\/index)?\.html$/, '') || '/';
}

/** The server has another deploy than that of the page that is open, or a page has another policy. */
export class SiteChanged extends Error {
  constructor() {
    super(t('load.changed'));
    this.name = 'SiteChanged';
  }
}
