import type { PageDocument } from '../loading/page-document';

/** Makes title, metadata and classes of the document those of a page. */
export function adoptHead({ title, className, head }: PageDocument): void {
  document.title = title;
  document.documentElement.className = className;
  const wanted = new Map(head.map((element) => [element.outerHTML, element]));
  for (const old of document.head.querySelectorAll('[data-rh]:not(title)')) {
    // What both pages have stays: a browser would ask for a picture or a typeface again.
    if (!wanted.delete(old.outerHTML)) old.remove();
  }
  document.head.append(
    ...[...wanted.values()].map((element) => document.importNode(element, true)),
  );
}
