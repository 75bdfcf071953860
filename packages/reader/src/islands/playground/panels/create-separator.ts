import { translate } from '@docusaurus/Translate';
import { create } from '../../create';
import type { KeptPanels } from './keep-panels';
import type { Border } from './sizes';
import { limits, shareAt, sizeAfterKey } from './sizes';

export interface SeparatorOptions {
  readonly border: Border;
  /** Names the panel before it. */
  readonly label: string;
  /** The panels on both sides: what the one before it shares with the one behind. */
  readonly before: Element;
  readonly after: Element;
}

/**
 * A border that the reader moves: a window splitter of the ARIA practices. A double click, or
 * Enter, gives it its usual place.
 */
export function createSeparator(panels: KeptPanels, options: SeparatorOptions): HTMLElement {
  const { border, label, before, after } = options;
  const isUpright = border !== 'rows';
  const { least, most } = limits[border];
  const separator = create('div', {
    className: `playgroundSeparator ${isUpright ? 'isUpright' : ''}`,
    role: 'separator',
    tabIndex: 0,
    ariaLabel: label,
    ariaOrientation: isUpright ? 'vertical' : 'horizontal',
    ariaValueMin: String(least),
    ariaValueMax: String(most),
    title: translate({
      id: 'playground.sizes.hint',
      message: 'Drag, or use the arrow keys; double click for the usual size',
    }),
  });
  separator.dataset['border'] = border;

  function moveTo({ clientX, clientY }: PointerEvent): void {
    const start = before.getBoundingClientRect();
    const end = after.getBoundingClientRect();
    const share = isUpright
      ? shareAt(clientX, start.left, end.right - start.left)
      : shareAt(clientY, start.top, end.bottom - start.top);
    panels.resize(border, share);
  }

  separator.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return;
    separator.setPointerCapture(event.pointerId);
  });
  separator.addEventListener('pointermove', (event) => {
    if (separator.hasPointerCapture(event.pointerId)) moveTo(event);
  });
  separator.addEventListener('dblclick', () => panels.reset(border));
  separator.addEventListener('keydown', (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const size = sizeAfterKey(event.key, border, panels.get().sizes[border]);
    if (size === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (size === undefined) panels.reset(border);
    else panels.resize(border, size);
  });
  return separator;
}
