import { translate } from '@docusaurus/Translate';
import { create } from '../../create';
import type { KeptPanels } from '../keep';
import { borders, limits, shareAt, sizeAfterKey } from './sizes';
import type { Border } from './sizes';

/** Puts borders that can be moved between the panels of the playground. */
export function makeResizable(panes: HTMLElement, panels: KeptPanels): () => void {
  const [request, response] = panes.querySelectorAll('.exampleColumn');
  const [upper, lower] = panes.querySelectorAll('.exampleColumn > .codeFrame');
  const example = panes.querySelector('.example');
  const aside = panes.querySelector('aside');
  if (!request || !response || !upper || !lower || !example || !aside) return () => undefined;
  const separators = {
    columns: createSeparator(panels, {
      border: 'columns',
      label: translate({ id: 'playground.sizes.request', message: 'Width of the request' }),
      before: request,
      after: response,
    }),
    rows: createSeparator(panels, {
      border: 'rows',
      label: translate({ id: 'playground.sizes.height', message: 'Height of the request' }),
      before: upper,
      after: lower,
    }),
    aside: createSeparator(panels, {
      border: 'aside',
      label: translate({ id: 'playground.sizes.both', message: 'Width of request and response' }),
      before: request,
      after: aside,
    }),
  };
  request.after(separators.columns);
  upper.after(separators.rows);
  example.after(separators.aside);

  const show = (): void => {
    const { sizes, isAsideHidden } = panels.get();
    const { columns, rows, aside: both } = sizes;
    for (const border of borders) separators[border].ariaValueNow = String(sizes[border]);
    panes.classList.toggle('isAsideHidden', isAsideHidden);
    const widths = {
      '--request-width': `${(both * columns) / 100}fr`,
      '--response-width': `${(both * (100 - columns)) / 100}fr`,
      '--aside-width': `${100 - both}fr`,
      '--request-height': String(rows),
      '--variables-height': String(100 - rows),
    };
    for (const [name, value] of Object.entries(widths)) panes.style.setProperty(name, value);
  };
  show();
  const unsubscribe = panels.subscribe(show);
  return () => {
    unsubscribe();
    for (const separator of Object.values(separators)) separator.remove();
  };
}

interface SeparatorOptions {
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
function createSeparator(panels: KeptPanels, options: SeparatorOptions): HTMLElement {
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
