import type { ChangeSpec, Extension } from '@codemirror/state';
import { Prec, StateEffect } from '@codemirror/state';
import type { Rect } from '@codemirror/view';
import { EditorView, placeholder, tooltips } from '@codemirror/view';
import { invertedEffects, isolateHistory } from '@codemirror/commands';
import type { Change } from '../../language-service/edit/request';
import { create } from '../../create';
import { ask } from '../sandbox';
import type { RunRequest } from '../sandbox/protocol';
import { completion } from './completion';
import type { CreatedEditor, EditorOptions } from './create-editor';
import { createEditor } from './create-editor';
import { checkAgain, diagnostics } from './diagnostics';
import { explanation } from './explanation';
import { followNames } from './follow-names';
import { graphqlLanguage, jsonLanguage } from './languages';
import styles from './styles.module.css';
import { t } from '../../t';

/** What variables are of: an operation of a request. */
type VariablesOf = Pick<RunRequest, 'query' | 'operationName'>;

export interface MountOptions extends Omit<EditorOptions, 'describedBy' | 'language'> {
  /** Where variables are edited: what they are of. */
  readonly variablesOf?: () => VariablesOf;
  /** Where a request is edited: its variables, which change together with it. */
  readonly variables?: VariablesText;
}

export interface Editor extends Omit<CreatedEditor, 'view'> {
  readonly focus: () => void;
  readonly setText: (text: string) => void;
  /** Makes a change that one undo takes back, in the variables too, and takes the focus if it may. */
  readonly change: (change: Change, takesFocus?: boolean) => void;
  /** To be called when variables are of something else. */
  readonly checkAgain: () => void;
  /** Puts it before all else in its element. */
  readonly attach: () => void;
  /** Takes it away as it is. */
  readonly detach: () => void;
  readonly destroy: () => void;
}

export type MountEditor = typeof mountEditor;

/** An editor of a request, or of its variables, to be attached to an element. */
export function mountEditor(parent: Element, options: MountOptions): Editor {
  const { variablesOf, variables } = options;
  const keys = createKeys();
  const place = create('div', { className: styles.editor ?? '' }, keys);
  const layer = create('div', { className: styles.tooltips ?? '', popover: 'manual' });
  const { view, open, wrap } = createEditor(place, {
    ...options,
    describedBy: keys.id,
    language: [
      variablesOf ? variablesLanguage(variablesOf) : requestLanguage(),
      variables ? undoWithVariables(variables) : [],
      tooltips({ parent: layer, tooltipSpace }),
      scrollWithin,
    ],
  });
  // Over all of the page, and yet behind the editor in the order of the focus.
  place.append(layer);
  return {
    open,
    wrap,
    attach: () => {
      parent.prepend(place);
      if ('showPopover' in layer) layer.showPopover();
    },
    detach: () => place.remove(),
    focus: () => view.focus(),
    setText: (text) => {
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    change: (change, takesFocus = true) => {
      makeChange(view, change, variables?.get() ?? '');
      if (takesFocus) view.focus();
    },
    checkAgain: () => view.dispatch({ effects: checkAgain.of(null) }),
    destroy: () => view.destroy(),
  };
}

/** The window, but for its edges. */
function tooltipSpace(): Rect {
  const { clientWidth, clientHeight } = document.documentElement;
  return { top: 0, left: 8, right: clientWidth - 8, bottom: clientHeight };
}

/** Without the focus it brings a change into its own view: the reader stays where the focus is. */
const scrollWithin = EditorView.scrollHandler.of((view, { head }) => {
  if (view.hasFocus) return false;
  const { scrollDOM, documentPadding } = view;
  const { top, bottom } = view.lineBlockAt(head);
  const least = bottom + documentPadding.top - scrollDOM.clientHeight;
  scrollDOM.scrollTop = Math.min(top, Math.max(scrollDOM.scrollTop, least));
  return true;
});

let count = 0;

/** Says the keys to those who hear the editor; the playground shows its keys. */
function createKeys(): HTMLElement {
  count += 1;
  return create('p', { id: `editor-keys-${count}`, className: 'hiddenWords' }, t('editor.keys'));
}

function requestLanguage(): Extension {
  return [
    graphqlLanguage,
    placeholder(t('editor.empty')),
    completion(),
    explanation(),
    followNames(),
    diagnostics((text) => ask('diagnose', text)),
  ];
}

function variablesLanguage(find: () => VariablesOf): Extension {
  return [
    jsonLanguage,
    diagnostics((text) => {
      const { query, operationName } = find();
      return ask('diagnoseVariables', { text, query, operationName });
    }),
  ];
}

/** The variables of a request, in the editor beside it. */
interface VariablesText {
  readonly get: () => string;
  readonly set: (text: string) => void;
}

/** Changes a request and what belongs to it as one step of its history. */
function makeChange(view: EditorView, change: Change, variables: string): void {
  const { state } = view;
  const isSame = change.variables === variables;
  view.dispatch({
    changes: difference(state.doc.toString(), change.text),
    selection: { anchor: Math.min(change.cursor, change.text.length) },
    effects: isSame ? [] : setVariables.of({ from: variables, to: change.variables }),
    annotations: isolateHistory.of('full'),
    scrollIntoView: true,
    userEvent: 'input.edit',
  });
}

/** Has an undo of the request undo the change of its variables, too. */
function undoWithVariables({ set }: VariablesText): Extension {
  return [
    invertedEffects.of(({ effects }) =>
      effects
        .filter((effect) => effect.is(setVariables))
        .map(({ value: { from, to } }) => setVariables.of({ from: to, to: from })),
    ),
    // After the listener that says what the request is now.
    Prec.lowest(
      EditorView.updateListener.of(({ transactions }) => {
        for (const effect of transactions.flatMap(({ effects }) => effects)) {
          if (effect.is(setVariables)) set(effect.value.to);
        }
      }),
    ),
  ];
}

const setVariables = StateEffect.define<{ readonly from: string; readonly to: string }>();

/** Only what differs is replaced, so that what is around it keeps its place. */
function difference(before: string, after: string): ChangeSpec {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
