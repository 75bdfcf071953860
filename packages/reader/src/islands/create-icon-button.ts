import { create } from '../create';

const namespace = 'http://www.w3.org/2000/svg';

/** A drawing beside or in the place of words, which screen readers pass by. */
function createIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(namespace, 'path');
  shape.setAttribute('fill', 'currentColor');
  shape.setAttribute('d', path);
  icon.append(shape);
  return icon;
}

/** A button in the bar of a frame, which says what it does to screen readers and where one points. */
export function createIconButton(label: string, path: string): HTMLButtonElement {
  const button = create(
    'button',
    { type: 'button', className: 'wrapButton', title: label, ariaLabel: label },
    createIcon(path),
  );
  button.dataset['answers'] = '';
  return button;
}
