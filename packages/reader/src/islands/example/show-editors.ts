import type { Measure, Part } from 'graphql-docs-model';
import { formatNumber } from 'graphql-docs-reference/i18n';
import type { Change } from '../../language-service/edit/request';
import { createWrapButton } from '../code/offer-word-wrap';
import { create } from '../../create';
import type { Editor, MountOptions } from '../editor/mount-editor';
import { ask } from '../sandbox';
import type { RequestToMeasure } from '../sandbox/protocol';
import './measure.css';
import type { Runner } from './runner';
import { editRequest } from './runner';
import type { Draft } from './state';
import { t } from '../../t';

export interface Editors {
  /** Shows the draft in editors; if there is none, what the page came with. */
  readonly show: () => void;
  /** Makes a change of the request and its variables, where they are edited. */
  readonly change: Editor['change'];
  readonly end: () => void;
}

/**
 * Editors in the place of the request of an example and of its variables. Where editing ends they
 * are kept, so that an undo brings back what was given up.
 */
export function createEditors(example: Element, runner: Runner, isPlayground: boolean): Editors {
  let fields: ReturnType<typeof createFields>;
  let isShown = false;

  return {
    end: () => {
      fields?.end();
      fields = undefined;
    },
    change: (...change) => fields?.request.change(...change),
    show: () => {
      const { draft } = runner.get();
      fields ??= draft && createFields(example, runner, draft, isPlayground);
      if (!fields) return;
      if (isShown && !draft) fields.leave();
      if (!isShown && draft) fields.begin();
      isShown = draft !== undefined;
      if (draft) fields.show(draft);
    },
  };
}

/** Undefined if editors are not loaded. */
function createFields(example: Element, runner: Runner, draft: Draft, isPlayground: boolean) {
  const { mountEditor } = runner.get();
  const first = frameOf(example, 'request');
  if (!mountEditor || !first) return undefined;
  const added = frameOf(example, 'variables') ? undefined : addVariables(first);
  const apply = (change: Change): void => request?.change(change);
  const shared = {
    hasLineNumbers: isPlayground,
    onRun: () => void runner.run(),
    onPrettify: () => void editRequest(runner, apply, (asked) => ask('prettify', asked)),
  };
  const edit = (frame: HTMLElement | null, own: Omit<MountOptions, keyof typeof shared>) =>
    frame && editFrame(frame, own.label, (place) => mountEditor(place, { ...own, ...shared }));
  const request = edit(first, {
    label: t('example.request'),
    text: draft.query,
    onChange: (query, cursor) => runner.change({ query, cursor }),
    variables: {
      get: () => runner.get().draft?.variables ?? '',
      set: (text) => runner.change({ variables: text }),
    },
  });
  const variables = edit(frameOf(example, 'variables'), {
    label: t('example.variables'),
    text: draft.variables,
    onChange: (text) => runner.change({ variables: text }),
    variablesOf: runner.request,
  });
  if (!request || !variables) return undefined;
  const measure = createMeasure(first);
  let checkedFor = '';
  const leave = (): void => {
    measure.leave();
    request.restore();
    variables.restore();
    added?.remove();
  };
  return {
    request,
    begin: () => {
      if (added) first.after(added);
      request.attach();
      variables.attach();
      measure.begin();
      if (isPlayground) return;
      (example.matches('[data-shows=variables]') ? variables : request).focus();
      first.scrollIntoView({ block: 'nearest' });
    },
    leave,
    show: (next: Draft) => {
      request.show(next.query, next.document);
      variables.show(next.variables, next.document);
      const asked = runner.request();
      measure.show(asked);
      const { query, operationName = '' } = asked;
      if (checkedFor === operationName + query) return;
      checkedFor = operationName + query;
      variables.checkAgain();
    },
    end: () => {
      leave();
      request.destroy();
      variables.destroy();
    },
  };
}

function frameOf(example: Element, part: 'request' | 'variables'): HTMLElement | null {
  return example.querySelector<HTMLElement>(`[data-part=${part}]`);
}

/** A frame for variables after that of a request which came without any. */
function addVariables(request: HTMLElement): HTMLElement {
  const frame = request.cloneNode(true) as HTMLElement;
  frame.dataset['part'] = 'variables';
  frame.classList.replace('language-graphql', 'language-json');
  frame.querySelector('.codeTitle')?.replaceChildren(t('example.variables'));
  frame.querySelector('code')?.replaceChildren();
  // What was done with the request is not done with these.
  frame.querySelector('.wrapButton')?.remove();
  frame.querySelector('.copyStatus')?.replaceChildren();
  frame.querySelector('.copyButton')?.classList.remove('isCopied');
  request.after(frame);
  return frame;
}

/** Puts an editor in the place of the code of a frame. */
function editFrame(frame: HTMLElement, title: string, mount: (place: Element) => Editor) {
  const place = frame.querySelector('.codeContent');
  const block = frame.querySelector('pre');
  if (!place || !block) return undefined;
  const { setText, open, wrap, attach, detach, ...editor } = mount(place);
  const wrapButton = createWrapButton(title);
  wrapButton.addEventListener('click', () => {
    const wraps = wrapButton.ariaPressed !== 'true';
    wrapButton.ariaPressed = String(wraps);
    wrap(wraps);
  });
  let shown = '';
  return {
    ...editor,
    attach: () => {
      attach();
      frame.querySelector('.codeButtons')?.prepend(wrapButton);
      block.hidden = true;
    },
    /** @param document names the text, where the editor shows several in turn. */
    show: (text: string, document = '') => {
      if (document === shown) setText(text);
      else open(document, text);
      shown = document;
      // What the copy button copies.
      frame.dataset['text'] = text;
    },
    /** Gives back what the page came with. */
    restore: () => {
      detach();
      wrapButton.remove();
      block.hidden = false;
      delete frame.dataset['text'];
    },
  };
}

/** How long a request rests before it is measured, in milliseconds. */
const rest = 300;

/** Says below the request that is edited what it has of each limit of the API. */
function createMeasure(frame: Element) {
  const line = create('p', { className: 'requestMeasure', hidden: true });
  let shown = '';
  let timer: number | undefined;

  async function measure(request: RequestToMeasure): Promise<void> {
    const measured = await ask('measure', request).catch(() => undefined);
    // What can't be measured leaves the line its place, without the numbers of an earlier request.
    if (measured) line.hidden = false;
    line.replaceChildren(...(measured ? inWords(measured) : []));
  }

  return {
    begin: () => frame.append(line),
    show: ({ query, variables, operationName }: RequestToMeasure): void => {
      const request = { query, variables, operationName };
      const key = JSON.stringify(request);
      if (key === shown) return;
      shown = key;
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void measure(request), rest);
    },
    leave: (): void => {
      window.clearTimeout(timer);
      shown = '';
      line.remove();
    },
  };
}

/** The limits one after the other; one that is passed stands out. */
function inWords({ cost, depth, fields, aliases }: Measure): Node[] {
  const { most, endless = [] } = cost ?? {};
  const lists = endless.join(', ');
  return [
    ...(cost ? [partInWords(cost, t('example.measure.cost', numbersOf(cost)))] : []),
    partInWords(depth, t('example.measure.depth', numbersOf(depth))),
    partInWords(fields, t('example.measure.fields', numbersOf(fields))),
    ...(aliases.has > 0
      ? [partInWords(aliases, t('example.measure.aliases', numbersOf(aliases)))]
      : []),
    ...(most === undefined ? [] : [create('span', {}, t('example.measure.most', { list: most }))]),
    ...(lists === '' ? [] : [create('span', {}, t('example.measure.endless', { lists }))]),
  ];
}

function numbersOf({ has, of }: Part): { readonly has: string; readonly of: string } {
  return { has: formatNumber(has), of: formatNumber(of) };
}

function partInWords({ has, of }: Part, words: string): HTMLElement {
  return create(has > of ? 'strong' : 'span', {}, words);
}
