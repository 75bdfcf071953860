import type { Element } from 'hast';
import { s } from 'hastscript';

export function icon(name: keyof typeof iconPaths): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', ariaHidden: 'true' },
    s('path', { fill: 'currentColor', d: iconPaths[name] }),
  );
}

/** Paths of 24 by 24 units, as those of the theme; the browser needs them, too. */
export const iconPaths = {
  expand: 'M5,5H10V7H7V10H5V5M14,5H19V10H17V7H14V5M17,14H19V19H14V17H17V14M10,17V19H5V14H7V17H10Z',
  save: 'M5,20H19V18H5M19,9H15V3H9V9H5L12,16L19,9Z',
  success: 'M21,7L9,19L3.5,13.5L4.91,12.09L9,16.17L19.59,5.59L21,7Z',
  wordWrap:
    'M4 19h6v-2H4v2zM20 5H4v2h16V5zm-3 6H4v2h13.25c1.1 0 2 .9 2 2s-.9 2-2 2H15v-2l-3 3l3 3v-2h2c2.21 0 4-1.79 4-4s-1.79-4-4-4z',
} as const;
