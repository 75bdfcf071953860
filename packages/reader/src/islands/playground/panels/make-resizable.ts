import { createStorageSlot } from '@docusaurus/theme-common';
import { create } from '../../../create';
import type { Store } from '../../example/state';
import { createStore } from '../../example/state';
import type { Border, Panels } from './sizes';
import { borders, limits, readPanels, shareAt, sizeAfterKey, withSize } from './sizes';
import { t } from '../../../t';

export interface KeptPanels extends Pick<Store<Panels>, 'get' | 'subscribe'> {
  readonly resize: (border: Border, size: number) => void;
  /** Gives a border its usual place. */
  readonly reset: (border: Border) => void;
  readonly toggleAside: () => void;
}

/** How the reader has arranged the panels, kept where the browser lets us. */
export function keepPanels(): KeptPanels {
  const slot = createStorageSlot('playground.panels');
  const { get, set, subscribe } = createStore<Panels>(readPanels(slot.get()));
  const update = (next: Panels): void => {
    set(next);
    slot.set(JSON.stringify(next));
  };
  return {
    get,
    subscribe,
    resize: (border, size) => update(withSize(get(), border, size)),
    reset: (border) => update(withSize(get(), border, limits[border].usual)),
    toggleAside: () => update({ ...get(), isAsideHidden: !get().isAsideHidden }),
  };
}

/** Puts borders that can be moved between the panels of the playground. */
export function makeResizable(panes: HTMLElement, panels: KeptPanels): () => void {
  const [request, response] = panes.querySelectorAll('.exampleColumn');
  const [upper, lower] = panes.querySelectorAll('.exampleColumn > .codeFrame');
  const example = panes.querySelector('.example');
  const aside = panes.querySelector('aside');
  if (!request || !response || !upper || !lower || !example || !aside) return () => undefined;
  const separators = {
    columns: createSeparator(panels, 'columns', t('playground.sizes.request'), request, response),
    rows: createSeparator(panels, 'rows', t('playground.sizes.height'), upper, lower),
    aside: createSeparator(panels, 'aside', t('playground.sizes.both'), request, aside),
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

/**
 * A border that the reader moves: a window splitter of the ARIA practices. A double click, or
 * Enter, gives it its usual place.
 *
 * @param before the panel that it names, which shares the space up to the end of `after`.
 */
function createSeparator(
  panels: KeptPanels,
  border: Border,
  label: string,
  before: Element,
  after: Element,
): HTMLElement {
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
    title: t('playground.sizes.hint'),
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
