import {
  closeBracketsKeymap,
  hasNextSnippetField,
  hasPrevSnippetField,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import './styles-as-sheet';
import { theme } from './theme';
import { typeOver } from './type-over';

export interface EditorOptions {
  readonly text: string;
  /** Says to a screen reader what is edited. */
  readonly label: string;
  /** Element that tells the keys. */
  readonly describedBy: string;
  readonly hasLineNumbers: boolean;
  readonly language: Extension;
  readonly onChange: (text: string, cursor: number) => void;
  readonly onRun: () => void;
  readonly onPrettify: () => void;
}

export interface CreatedEditor {
  readonly view: EditorView;
  /** Shows another document, or an earlier one as it was left: each has its own undo. */
  readonly open: (document: string, text: string) => void;
  readonly wrap: (wraps: boolean) => void;
}

/**
 * An editor in an element. The keys that the page names work on a Mac, too.
 */
export function createEditor(parent: Element, options: EditorOptions): CreatedEditor {
  const { text, label, describedBy, hasLineNumbers, language, onChange } = options;
  const wrapping = new Compartment();
  const extensions = [
    Prec.highest(
      keymap.of([
        ...keysFor(['Mod-Enter', 'Ctrl-Enter'], options.onRun),
        // As in GraphiQL; and with Alt, since some browsers keep the other for themselves.
        ...keysFor(['Shift-Ctrl-p', 'Shift-Alt-p'], options.onPrettify),
      ]),
    ),
    keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    language,
    tabKey(),
    typeOver,
    theme,
    history(),
    drawSelection(),
    bracketMatching(),
    indentOnInput(),
    indentUnit.of('  '),
    hasLineNumbers ? lineNumbers() : [],
    EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': describedBy,
      tabindex: '0',
    }),
    EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
      if (docChanged || selectionSet) onChange(state.doc.toString(), state.selection.main.head);
    }),
    wrapping.of(ragged),
  ];
  const createState = (doc: string): EditorState => EditorState.create({ doc, extensions });
  const view = new EditorView({ parent, state: createState(text) });
  view.setTabFocusMode(true);
  return { view, ...createTools(view, createState, wrapping) };
}

function keysFor(keys: readonly string[], act: () => void): KeyBinding[] {
  const run = (): boolean => {
    act();
    return true;
  };
  return keys.map((key) => ({ key, run }));
}

/**
 * Tab leaves the editor, so that nobody is caught in it by keyboard. Ctrl and M turn that off and on;
 * and while a template has places to be filled in, Tab leads from one to the next.
 */
function tabKey(): Extension {
  let leaves = true;
  let isFilling = false;
  const toggle = (view: EditorView): boolean => {
    leaves = !leaves;
    view.setTabFocusMode(leaves);
    return true;
  };
  return [
    Prec.highest(keymap.of([{ key: 'Ctrl-m', run: toggle }])),
    EditorView.updateListener.of(({ view, state }) => {
      const fills = hasNextSnippetField(state) || hasPrevSnippetField(state);
      if (fills === isFilling) return;
      isFilling = fills;
      view.setTabFocusMode(leaves && !fills);
    }),
  ];
}

/** Lines that are as long as they are. */
const ragged: Extension = [];

function createTools(
  view: EditorView,
  createState: (text: string) => EditorState,
  wrapping: Compartment,
): Omit<CreatedEditor, 'view'> {
  const left = new Map<string, EditorState>();
  let shown = '';
  let isWrapped = false;

  function wrap(wraps: boolean): void {
    isWrapped = wraps;
    const wanted = wraps ? EditorView.lineWrapping : ragged;
    if (wrapping.get(view.state) === wanted) return;
    view.dispatch({ effects: wrapping.reconfigure(wanted) });
  }

  return {
    wrap,
    open: (document, text) => {
      left.set(shown, view.state);
      shown = document;
      const earlier = left.get(document);
      view.setState(earlier?.doc.toString() === text ? earlier : createState(text));
      wrap(isWrapped);
    },
  };
}
