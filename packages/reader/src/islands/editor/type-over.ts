import type { Transaction } from '@codemirror/state';
import { EditorView } from '@codemirror/view';

/**
 * Types over a selection. A browser would do so by way of elements with styles in attributes, which
 * the policy of the site forbids, before the editor takes the text from them.
 */
export const typeOver = EditorView.domEventHandlers({
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
