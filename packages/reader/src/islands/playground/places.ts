import { create } from '../../create';

/** Elements of the page in which the parts of the playground are shown. */
export interface Places {
  readonly example: HTMLElement;
  /** Above the request, for tabs and target. */
  readonly bar: Element;
  /** Panels of the request and of the response. */
  readonly panes: HTMLElement;
  readonly aside: Element;
  /** Title of the frame of variables, which names that of headers, too. */
  readonly lowerTitle: Element;
  readonly variables: HTMLElement;
  readonly headers: HTMLElement;
}

/** Undefined if the page does not have them. */
export function findPlaces(playground: Element): Places | undefined {
  const panes = playground.querySelector<HTMLElement>('.playgroundPanes');
  const example = playground.querySelector<HTMLElement>('.example');
  const bar = playground.querySelector('.playgroundBar');
  const aside = playground.querySelector('aside');
  const frame = playground.querySelector('[data-part=variables]');
  const title = frame?.querySelector('.codeTitle');
  const variables = frame?.querySelector<HTMLElement>('.codeContent');
  if (!panes || !example || !bar || !aside || !variables || !title) return undefined;
  // One of its own, as React refuses an element whose text it has made, which it has in development.
  const lowerTitle = create('span');
  const headers = create('div', { className: 'playgroundHeaders', id: 'request-headers' });
  variables.id = 'request-variables';
  for (const element of [lowerTitle, headers]) element.toggleAttribute('data-answers', true);
  variables.after(headers);
  title.replaceChildren(lowerTitle);
  aside.replaceChildren();
  return { panes, example, bar, aside, lowerTitle, variables, headers };
}
