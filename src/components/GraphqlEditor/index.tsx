import type { ReactNode, Ref } from 'react';
import { useEffect, useId, useImperativeHandle, useRef } from 'react';
import type { EditorView } from '@codemirror/view';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { createEditor } from './create-editor';
import { checkAgain } from './diagnostics';
import type { VariablesOf } from './languages';
import { requestLanguage, variablesLanguage } from './languages';
import styles from './styles.module.css';

export interface EditorHandle {
  /** Writes at the cursor, and gives the editor the focus. */
  readonly insert: (text: string) => void;
}

export interface GraphqlEditorProps {
  readonly ref?: Ref<EditorHandle>;
  readonly label: string;
  readonly text: string;
  readonly onChange: (text: string, cursor: number) => void;
  readonly onRun: () => void;
  /** Where variables are edited: what they are of. */
  readonly variablesOf?: VariablesOf;
  readonly hasLineNumbers?: boolean;
  readonly takesFocus?: boolean;
}

/** An editor of a request, or of the variables of one; the worker completes, explains and checks. */
export function GraphqlEditor(props: GraphqlEditorProps): ReactNode {
  const { ref, text, variablesOf } = props;
  const parent = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const latest = useRef(props);
  const keys = useId();
  const { withBaseUrl } = useBaseUrlUtils();
  const toUrl = useRef(withBaseUrl);

  useEffect(() => {
    latest.current = props;
    toUrl.current = withBaseUrl;
  });
  useEffect(() => {
    if (!parent.current) return undefined;
    const { label, hasLineNumbers = false, takesFocus = false } = latest.current;
    const editor = createEditor(parent.current, {
      text: latest.current.text,
      label,
      describedBy: keys,
      hasLineNumbers,
      language: latest.current.variablesOf
        ? variablesLanguage(() => latest.current.variablesOf)
        : requestLanguage((path) => toUrl.current(path)),
      onChange: (changed, cursor) => latest.current.onChange(changed, cursor),
      onRun: () => latest.current.onRun(),
    });
    if (takesFocus) editor.focus();
    view.current = editor;
    return () => editor.destroy();
  }, [keys]);
  useEffect(() => {
    const editor = view.current;
    const current = editor?.state.doc.toString();
    if (current === text) return;
    editor?.dispatch({ changes: { from: 0, to: editor.state.doc.length, insert: text } });
  }, [text]);
  const { query, operationName } = variablesOf ?? {};
  useEffect(() => view.current?.dispatch({ effects: checkAgain.of(null) }), [query, operationName]);
  useImperativeHandle(
    ref,
    () => ({
      insert: (inserted) => {
        view.current?.dispatch(view.current.state.replaceSelection(inserted));
        view.current?.focus();
      },
    }),
    [],
  );

  return (
    <div ref={parent} className={styles.editor}>
      <p id={keys} className={styles.keys}>
        Control and Enter run the request, Control and the space bar complete, F1 explains, F8 leads
        to the next fault. Tab leaves the editor; Control and M let it indent.
      </p>
    </div>
  );
}
