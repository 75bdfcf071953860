import type { Element } from 'hast';
import { s } from 'hastscript';

/** Paths of 24 by 24 units, as those of the theme. */
const paths = {
  copy: 'M19,21H8V7H19M19,5H8A2,2 0 0,0 6,7V21A2,2 0 0,0 8,23H19A2,2 0 0,0 21,21V7A2,2 0 0,0 19,5M16,1H4A2,2 0 0,0 2,3V17H4V3H16V1Z',
  success: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
} as const;

export function icon(name: keyof typeof paths): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', ariaHidden: 'true' },
    s('path', { fill: 'currentColor', d: paths[name] }),
  );
}
