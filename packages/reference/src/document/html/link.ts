import type { Element } from 'hast';
import { h, s } from 'hastscript';
import { translate } from '../../i18n/translate';
import { breakableInText } from './breakable';

/** A link to another site says so, to see and to hear. */
export function link(element: Element): Element {
  const { href } = element.properties;
  const children = element.children.flatMap(breakableInText);
  if (!/^https?:\/\//i.test(String(href))) return { ...element, children };
  return h(
    'a',
    { href, target: '_blank', rel: ['noopener', 'noreferrer'] },
    ...children,
    // The joiner keeps the arrow on the line of the last word.
    h(
      'span',
      { ariaHidden: 'true' },
      '\u2060',
      s(
        'svg.externalArrow',
        { width: 11, height: 11 },
        s('use', { href: '#theme-svg-external-link' }),
      ),
    ),
    h('span.externalWords', translate({ id: 'link.newTab', message: ' (opens in a new tab)' })),
  );
}
