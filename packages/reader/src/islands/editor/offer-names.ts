import {
  completionStatus,
  currentCompletions,
  setSelectedCompletion,
  startCompletion,
} from '@codemirror/autocomplete';
import type { EditorState, Extension } from '@codemirror/state';
import { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Opens the list of names on the line below an opening bracket. In a list that nobody asked for, none
 * is selected until the reader moves in it or begins a name: Enter stays a new line.
 */
export function offerNames(): Extension {
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
