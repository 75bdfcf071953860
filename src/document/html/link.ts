import type { Element, ElementContent } from 'hast';
import { h, s } from 'hastscript';

/** A link; one to another site says so, to see and to hear. */
export function link(href: string, children: readonly ElementContent[]): Element {
  if (!/^https?:\/\//.test(href)) return h('a', { href }, ...children);
  return h(
    'a',
    { href, target: '_blank', rel: ['noopener', 'noreferrer'] },
    ...children,
    // The joiner keeps the arrow on the line of the last word.
    h(
      'span',
      { ariaHidden: 'true' },
      '\u2060',
      s('svg.externalArrow', { width: 11, height: 11 }, s('use', { href: '#theme-svg-external-link' })),
    ),
    h('span.externalWords', ' (opens in a new tab)'),
  );
}
