import {
  closeBracketsKeymap,
  hasNextSnippetField,
  hasPrevSnippetField,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import type { Extension, Transaction } from '@codemirror/state';
import { Compartment, EditorState, Prec } from '@codemirror/state';
import type { KeyBinding } from '@codemirror/view';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { StyleModule } from 'style-mod';
import { t } from '../../t';
import { theme } from './theme';

/**
 * The policy of the site forbids the element `style` that the editor writes into a document. In a
 * shadow tree it makes a style sheet without an element, which the document can share.
 */
const mount = StyleModule.mount.bind(StyleModule);
const shadow = document.createElement('div').attachShadow({ mode: 'open' });

StyleModule.mount = (_, modules) => {
  mount(shadow, modules);
  const { adoptedStyleSheets } = document;
  const added = shadow.adoptedStyleSheets.filter((sheet) => !adoptedStyleSheets.includes(sheet));
  adoptedStyleSheets.push(...added);
};

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
    view,
    wrap,
    open: (document, next) => {
      left.set(shown, view.state);
      shown = document;
      const earlier = left.get(document);
      view.setState(earlier?.doc.toString() === next ? earlier : createState(next));
      wrap(isWrapped);
    },
  };
}

function keysFor(keys: readonly string[], act: () => void): KeyBinding[] {
  const run = (): boolean => {
    act();
    return true;
  };
  return keys.map((key) => ({ key, run }));
}

/** Tab leaves the editor, unless Ctrl and M turned that off or a template is to be filled in. */
function tabKey(): Extension {
  let leaves = true;
  let isFilling = false;
  const toggle = (view: EditorView): boolean => {
    leaves = !leaves;
    view.setTabFocusMode(leaves);
    const said = leaves ? t('editor.tab.leaves') : t('editor.tab.indents');
    view.dispatch({ effects: EditorView.announce.of(said) });
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

/**
 * Types over a selection. A browser would do so by way of elements with styles in attributes, which
 * the policy of the site forbids, before the editor takes the text from them.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput: (event, view) => {
    const { data, inputType, isComposing } = event;
    if (inputType !== 'insertText' || data === null || isComposing) return false;
    const { from, to } = selectionOf(view);
    if (from === to) return false;
    const insert = (): Transaction =>
      view.state.update({
        changes: { from, to, insert: data },
        selection: { anchor: from + data.length },
        userEvent: 'input.type',
        scrollIntoView: true,
      });
    // Such as that which puts brackets around a selection.
    const handlers = view.state.facet(EditorView.inputHandler);
    if (!handlers.some((handle) => handle(view, from, to, data, insert))) view.dispatch(insert());
    return true;
  },
});

/** Of a selection that was made a moment ago the editor does not know yet. */
function selectionOf(view: EditorView): { readonly from: number; readonly to: number } {
  const { main } = view.state.selection;
  const selection = document.getSelection();
  if (!main.empty || !selection || selection.rangeCount === 0) return main;
  const range = selection.getRangeAt(0);
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  };
}
