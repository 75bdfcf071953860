import { translate } from '@docusaurus/Translate';
import type { Siblings } from '../components/ReferenceMenu/symbols';
import { siblingsIn } from '../components/ReferenceMenu/symbols';
import { versionOf } from '../components/version-of';

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
    throw new Error(
      translate({ id: 'load.noPage', message: 'The answer is no page of this site.' }),
    );
  }
  return {
    frame: content.dataset['content'] === 'docs' ? 'docs' : 'plain',
    nodes: [...content.childNodes],
    title: document.title,
    className: document.documentElement.className,
    siblings: siblingsIn(document),
    // Structured data is for those who read files; as scripts, a strict policy refuses its copies.
    head: [...document.head.querySelectorAll('[data-rh]:not(title, script)')],
    lasting: lastingPartsOf(document),
  };
}

/** What the open document keeps for good: a page with others is loaded whole. */
export function lastingParts(): string {
  return lastingPartsOf(document);
}

function lastingPartsOf(document: Document): string {
  const { head } = document;
  const scripts = head.querySelector<HTMLElement>('[data-scripts]')?.dataset['scripts'];
  const policy = head.querySelector<HTMLMetaElement>('[http-equiv=Content-Security-Policy]');
  return `${scripts} ${policy?.content} ${versionOf(document)}`;
}
