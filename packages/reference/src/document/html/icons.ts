import type { Element } from 'hast';
import { s } from 'hastscript';
import { iconPaths } from './icon-paths';

export function icon(name: keyof typeof iconPaths): Element {
  return s(
    'svg',
    { viewBox: '0 0 24 24', ariaHidden: 'true' },
    s('path', { fill: 'currentColor', d: iconPaths[name] }),
  );
}
