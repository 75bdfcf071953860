import { translate } from '@docusaurus/Translate';
import { createSeparator } from './create-separator';
import type { KeptPanels } from './keep-panels';
import { borders } from './sizes';

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
