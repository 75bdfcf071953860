import type { Ref } from 'react';
import type { Parts } from '../CodeFrame/part';
import type { EditorHandle } from '../GraphqlEditor';
import type { Runner } from './runner';

export interface PartsOptions {
  /** Of the editor of the request. */
  readonly editor?: Ref<EditorHandle>;
  readonly hasLineNumbers?: boolean;
  readonly takesFocus?: boolean;
}

/** What stands in the blocks of an example in the place of the code that the page came with. */
export function partsOf(
  runner: Runner,
  { editor, hasLineNumbers = false, takesFocus = false }: PartsOptions,
): Parts {
  const { draft, Editor, run } = runner.get();
  const onRun = (): void => void runner.run();
  return {
    ...(run.response && { response: run.response }),
    ...(draft &&
      Editor && {
        request: {
          text: draft.query,
          editor: (
            <Editor
              {...(editor && { ref: editor })}
              label="Request"
              text={draft.query}
              onChange={(query, cursor) => runner.change({ query, cursor })}
              onRun={onRun}
              hasLineNumbers={hasLineNumbers}
              takesFocus={takesFocus}
            />
          ),
        },
        variables: {
          text: draft.variables,
          editor: (
            <Editor
              label="Variables"
              text={draft.variables}
              onChange={(variables) => runner.change({ variables })}
              onRun={onRun}
              variablesOf={runner.request()}
              hasLineNumbers={hasLineNumbers}
            />
          ),
        },
      }),
  };
}
