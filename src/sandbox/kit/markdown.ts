import { invalid } from './failure';

/** Whether a text has a tag or a comment of HTML; addresses in angle brackets are none. */
export function hasHtml(text: string): boolean {
  return /<(?:!--|\/?[a-z][\w-]*(?:\s[^<>]*)?\/?>)/i.test(text);
}

/** @throws VALIDATION_FAILED for a text that has HTML. */
export function checkNoHtml(field: string, text: string): void {
  if (hasHtml(text)) throw invalid(field, 'The text must not have HTML.');
}

/** A CommonMark text in which links and pictures are their words. */
export function withoutLinks(text: string): string {
  // No part reaches past where the next link could begin, so that each character is read once.
  return text.replace(/!?\[([^[\]]*)\]\((?:[^()]|\([^()]*\))*\)/g, '$1');
}

/** Text of CommonMark without its marks, for excerpts: a simple model that knows the common ones. */
export function withoutMarkup(text: string): string {
  return withoutLinks(text)
    .replace(/^[#>\-+*\s]+/gm, '')
    .replace(/[*_`]+/g, '');
}
