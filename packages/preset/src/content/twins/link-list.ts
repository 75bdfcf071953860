import type { Block } from 'graphql-docs-reference/document';
import { link, list, text } from 'graphql-docs-reference/document';
import type { Twin } from '../twin';

/** Pages with what each says. */
export function linkList(pages: readonly Pick<Twin, 'path' | 'title' | 'description'>[]): Block {
  return list(
    pages.map(({ path, title, description }) => [
      link(path, text(title)),
      ...(description === '' ? [] : [text(`: ${description}`)]),
    ]),
  );
}
