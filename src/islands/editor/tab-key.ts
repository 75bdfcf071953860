import { hasNextSnippetField, hasPrevSnippetField } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/**
 * Tab leaves the editor, so that nobody is caught in it by keyboard. Ctrl and M turn that off and on;
 * and while a template has places to be filled in, Tab leads from one to the next.
 */
export function tabKey(): Extension {
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
