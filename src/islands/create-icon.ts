const namespace = 'http://www.w3.org/2000/svg';

/** A drawing beside or in the place of words, which screen readers pass by. */
export function createIcon(path: string): SVGSVGElement {
  const icon = document.createElementNS(namespace, 'svg');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(namespace, 'path');
  shape.setAttribute('fill', 'currentColor');
  shape.setAttribute('d', path);
  icon.append(shape);
  return icon;
}
