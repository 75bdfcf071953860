import type { Block } from '../../document/tree';
import { link, list, text } from '../../document/tree';
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
