import { createEditor } from './create-editor';
import { checkAgain } from './diagnostics';
import type { VariablesOf } from './languages';
import { requestLanguage, variablesLanguage } from './languages';
import styles from './styles.module.css';

export interface MountOptions {
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string, cursor: number) => void;
  readonly onRun: () => void;
  /** Where variables are edited: what they are of. */
  readonly variablesOf?: () => VariablesOf;
  readonly hasLineNumbers: boolean;
}

export interface Editor {
  readonly focus: () => void;
  readonly setText: (text: string) => void;
  /** Shows another document, or an earlier one as it was left: each has its own undo. */
  readonly open: (document: string, text: string) => void;
  readonly wrap: (wraps: boolean) => void;
  /** Writes at the cursor, and gives the editor the focus. */
  readonly insert: (text: string) => void;
  /** To be called when variables are of something else. */
  readonly checkAgain: () => void;
  readonly destroy: () => void;
}

export type MountEditor = typeof mountEditor;

/**
 * An editor of a request, or of the variables of one, before all else in an element; the worker
 * completes, explains and checks.
 */
export function mountEditor(parent: Element, options: MountOptions): Editor {
  const { variablesOf } = options;
  const keys = createKeys();
  const place = document.createElement('div');
  place.className = styles.editor ?? '';
  place.append(keys);
  parent.prepend(place);
  const { view, open, wrap } = createEditor(place, {
    ...options,
    describedBy: keys.id,
    language: variablesOf ? variablesLanguage(variablesOf) : requestLanguage(),
  });
  return {
    open,
    wrap,
    focus: () => view.focus(),
    setText: (text) => {
      if (view.state.doc.toString() === text) return;
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text } });
    },
    insert: (text) => {
      view.dispatch(view.state.replaceSelection(text));
      view.focus();
    },
    checkAgain: () => view.dispatch({ effects: checkAgain.of(null) }),
    destroy: () => {
      view.destroy();
      place.remove();
    },
  };
}

let count = 0;

/** Says the keys to those who hear the editor. */
function createKeys(): HTMLElement {
  const keys = document.createElement('p');
  count += 1;
  keys.id = `editor-keys-${count}`;
  keys.className = styles.keys ?? '';
  keys.textContent =
    'Control and Enter run the request, Control and the space bar complete, F1 explains, F8 goes to the next problem. Tab leaves the editor; Control and M let it indent.';
  return keys;
}
