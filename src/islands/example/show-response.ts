import { annotateJson } from '../../document/highlight/annotate-json';
import { renderLines } from './render-lines';

/**
 * Shows responses in the frame of an example. What is returned takes the next one, or undefined to
 * give back that of the page.
 */
export function createResponse(example: Element): (response: string | undefined) => void {
  const code = example.querySelector('[data-part=response] code');
  const own = [...(code?.childNodes ?? [])];
  let shown: string | undefined;
  return (response) => {
    if (response === shown) return;
    shown = response;
    code?.replaceChildren(...(response === undefined ? own : renderLines(annotateJson(response))));
  };
}
