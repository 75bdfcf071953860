import type { Measure, Part } from 'graphql-docs-model';
import { formatNumber } from 'graphql-docs-reference/i18n';
import { create } from '../create';
import type { Ask } from '../sandbox/connection';
import type { RequestToMeasure } from '../sandbox/protocol';
import './measure.css';
import { t } from '../../t';

/** How long a request rests before it is measured, in milliseconds. */
const rest = 300;

/**
 * Says below the request that is edited what it has of each limit of the API. What is returned takes
 * the request, and takes the line away again.
 */
export function createMeasure(
  frame: Element,
  ask: Ask,
): { readonly show: (request: RequestToMeasure) => void; readonly end: () => void } {
  const line = create('p', { className: 'requestMeasure', hidden: true });
  frame.append(line);
  let shown = '';
  let timer: number | undefined;

  async function measure(request: RequestToMeasure): Promise<void> {
    const measured = await ask('measure', request).catch(() => undefined);
    // What can't be measured while it is written leaves the line as it was.
    if (!measured) return;
    line.hidden = false;
    line.replaceChildren(...inWords(measured));
  }

  return {
    show: ({ query, variables, operationName }: RequestToMeasure): void => {
      const request = { query, variables, operationName };
      const key = JSON.stringify(request);
      if (key === shown) return;
      shown = key;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void measure(request), rest);
    },
    end: (): void => {
      window.clearTimeout(timer);
      line.remove();
    },
  };
}

/** The limits one after the other; one that is passed stands out. */
function inWords({ cost, depth, fields, aliases }: Measure): Node[] {
  const { most, endless = [] } = cost ?? {};
  const lists = endless.join(', ');
  return [
    ...(cost ? [show(cost, t('example.measure.cost', numbersOf(cost)))] : []),
    show(depth, t('example.measure.depth', numbersOf(depth))),
    show(fields, t('example.measure.fields', numbersOf(fields))),
    ...(aliases.has > 0 ? [show(aliases, t('example.measure.aliases', numbersOf(aliases)))] : []),
    ...(most === undefined ? [] : [create('span', {}, t('example.measure.most', { list: most }))]),
    ...(lists === '' ? [] : [create('span', {}, t('example.measure.endless', { lists }))]),
  ];
}

function numbersOf({ has, of }: Part): { readonly has: string; readonly of: string } {
  return { has: formatNumber(has), of: formatNumber(of) };
}

function show({ has, of }: Part, words: string): HTMLElement {
  return create(has > of ? 'strong' : 'span', {}, words);
}
