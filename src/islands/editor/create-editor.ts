import { closeBracketsKeymap } from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  toggleTabFocusMode,
} from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorState, Prec } from '@codemirror/state';
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view';
import { theme } from './theme';

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
}

/**
 * An editor in an element. Tab leaves it, so that nobody is caught in it by keyboard; Ctrl and M
 * turn that off and on. The keys that the page names work on a Mac, too.
 */
export function createEditor(parent: Element, options: EditorOptions): EditorView {
  const { text, label, describedBy, hasLineNumbers, language, onChange, onRun } = options;
  const run = (): boolean => {
    onRun();
    return true;
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        Prec.highest(
          keymap.of([
            { key: 'Mod-Enter', run },
            { key: 'Ctrl-Enter', run },
            { key: 'Ctrl-m', run: toggleTabFocusMode },
          ]),
        ),
        keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        language,
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
      ],
    }),
  });
  view.setTabFocusMode(true);
  return view;
}
