import { translate } from '@docusaurus/Translate';
import { iconPaths } from '../../document/html/icon-paths';

/** A frame for variables after that of a request which came without any. */
export function addVariables(request: HTMLElement): HTMLElement {
  const frame = request.cloneNode(true) as HTMLElement;
  frame.dataset['part'] = 'variables';
  frame.classList.replace('language-graphql', 'language-json');
  frame
    .querySelector('.codeTitle')
    ?.replaceChildren(translate({ id: 'example.variables', message: 'Variables' }));
  frame.querySelector('code')?.replaceChildren();
  // What was done with the request is not done with these.
  frame.querySelector('.wrapButton')?.remove();
  frame.querySelector('.copyStatus')?.replaceChildren();
  frame.querySelector('.copyButton path')?.setAttribute('d', iconPaths.copy);
  request.after(frame);
  return frame;
}
