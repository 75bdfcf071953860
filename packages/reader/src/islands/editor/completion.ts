import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import {
  autocompletion,
  closeBrackets,
  completionStatus,
  currentCompletions,
  setSelectedCompletion,
  snippet,
  startCompletion,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import { Transaction } from '@codemirror/state';
import type { Rect } from '@codemirror/view';
import { EditorView } from '@codemirror/view';
import type { Suggestion } from '../../language-service/suggestions';
import { ask } from '../sandbox';
import { loadDescription, sayDeprecated } from './explanation';
import { t } from '../../t';

/** Completes while a name is typed, where one is due, or on Ctrl and the space bar. */
export function completion(): Extension {
  return [
    closeBrackets(),
    offerNames(),
    autocompletion({
      override: [suggest],
      icons: false,
      positionInfo: placeInfo,
      optionClass: ({ type }) => (type === undefined ? '' : `cm-${type}`),
    }),
  ];
}

/** Beside the list, or in a narrow window below or above it: over none of its suggestions. */
function placeInfo(
  _view: EditorView,
  list: Rect,
  option: Rect,
  info: Rect,
  space: Rect,
): { readonly style: string } {
  const width = info.right - info.left;
  const height = info.bottom - info.top;
  const top = Math.max(space.top, Math.min(option.top, space.bottom - height)) - list.top;
  if (space.right - list.right >= width) return { style: `inset: ${top}px auto auto 100%` };
  if (list.left - space.left >= width) return { style: `inset: ${top}px 100% auto auto` };
  const left = Math.min(0, space.right - width - list.left);
  const isRoomBelow = space.bottom - list.bottom >= height;
  return { style: `inset: ${isRoomBelow ? '100% auto auto' : 'auto auto 100%'} ${left}px` };
}

const suggest: CompletionSource = async ({ state, pos, explicit }) => {
  const text = state.doc.toString();
  if (!explicit && !/[\w$@(]$/.test(text.slice(0, pos))) return null;
  const found = await ask('complete', { text, offset: pos }).catch(() => undefined);
  if (!found) return null;
  return { from: found.from, options: found.suggestions.map(optionOf), validFor: /^[$\w]*$/ };
};

function optionOf(suggestion: Suggestion, index: number): Completion {
  const { name, type, isRequired, deprecated, coordinate, snippet: template } = suggestion;
  const isDeprecated = deprecated !== undefined;
  const words = [
    isRequired && t('editor.required'),
    isDeprecated && t('editor.isDeprecated'),
    type,
  ];
  const detail = words.filter(Boolean).join(' · ');
  return {
    label: name,
    sortText: String(index).padStart(4, '0'),
    ...(detail !== '' && { detail }),
    ...(isRequired && { boost: 50 }),
    ...(isDeprecated && { type: 'deprecated', boost: -50 }),
    ...(template !== undefined && { apply: applySnippet(name, template) }),
    ...(coordinate !== undefined && { info: () => describe(coordinate, deprecated) }),
  };
}

/** The template, or the name alone where arguments or fields follow already. */
function applySnippet(name: string, template: string): NonNullable<Completion['apply']> {
  return (view, completion, from, to) => {
    const isFollowed = /^\s*[({:]/.test(view.state.sliceDoc(to, to + 100));
    if (!isFollowed) {
      snippet(template)(view, completion, from, to);
      // Where what is filled in begins: an identifier is as long as a narrow editor is wide.
      view.dispatch({ effects: EditorView.scrollIntoView(view.state.selection.main.from) });
      return;
    }
    view.dispatch({
      changes: { from, to, insert: name },
      selection: { anchor: from + name.length },
      userEvent: 'input.complete',
    });
  };
}

async function describe(coordinate: string, deprecated: string | undefined): Promise<Node | null> {
  const lines = [await loadDescription(coordinate), deprecated && sayDeprecated(deprecated)];
  const text = lines.filter(Boolean).join(' ');
  return text === '' ? null : document.createTextNode(text);
}

/**
 * Opens the list of names on the line below an opening bracket. In a list that nobody asked for, none
 * is selected until the reader moves in it or begins a name: Enter stays a new line.
 */
function offerNames(): Extension {
  let isOpening = false;
  let isAsked = false;
  return EditorView.updateListener.of(({ view, state, startState, docChanged, transactions }) => {
    if (isPending(state) && !isPending(startState)) isAsked = !isOpening && !docChanged;
    const opens = hasList(state) && !hasList(startState);
    if (opens && !isAsked && !/[\w$@]$/.test(textBefore(state))) {
      view.dispatch({ effects: setSelectedCompletion(-1) });
    }
    if (transactions.some(isNewLine) && beginsBlock(textBefore(state))) {
      isOpening = true;
      startCompletion(view);
      isOpening = false;
    }
  });
}

function isPending(state: EditorState): boolean {
  return completionStatus(state) === 'pending';
}

function hasList(state: EditorState): boolean {
  return currentCompletions(state).length > 0;
}

/** Enter, and not what is pasted, completed or typed. */
function isNewLine(transaction: Transaction): boolean {
  return transaction.docChanged && transaction.annotation(Transaction.userEvent) === 'input';
}

/** An empty line below an opening bracket; whoever leaves it empty wants no list on the next. */
function beginsBlock(before: string): boolean {
  return /[{(][^\S\n]*\n[^\S\n]*$/.test(before);
}

function textBefore(state: EditorState): string {
  return state.sliceDoc(0, state.selection.main.head);
}
