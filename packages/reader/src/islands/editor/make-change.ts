import { invertedEffects, isolateHistory } from '@codemirror/commands';
import type { ChangeSpec, Extension } from '@codemirror/state';
import { Prec, StateEffect } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import type { Change } from '../../language-service/edit/request';

/** The variables of a request, in the editor beside it. */
export interface VariablesText {
  readonly get: () => string;
  readonly set: (text: string) => void;
}

/** Changes a request and what belongs to it as one step of its history. */
export function makeChange(view: EditorView, change: Change, variables: string): void {
  const { state } = view;
  const isSame = change.variables === variables;
  view.dispatch({
    changes: difference(state.doc.toString(), change.text),
    selection: { anchor: Math.min(change.cursor, change.text.length) },
    effects: isSame ? [] : setVariables.of({ from: variables, to: change.variables }),
    annotations: isolateHistory.of('full'),
    scrollIntoView: true,
    userEvent: 'input.edit',
  });
}

/** Has an undo of the request undo the change of its variables, too. */
export function undoWithVariables({ set }: VariablesText): Extension {
  return [
    invertedEffects.of(({ effects }) =>
      effects
        .filter((effect) => effect.is(setVariables))
        .map(({ value: { from, to } }) => setVariables.of({ from: to, to: from })),
    ),
    // After the listener that says what the request is now.
    Prec.lowest(
      EditorView.updateListener.of(({ transactions }) => {
        for (const effect of transactions.flatMap(({ effects }) => effects)) {
          if (effect.is(setVariables)) set(effect.value.to);
        }
      }),
    ),
  ];
}

const setVariables = StateEffect.define<{ readonly from: string; readonly to: string }>();

/** Only what differs is replaced, so that what is around it keeps its place. */
function difference(before: string, after: string): ChangeSpec {
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from: start, to: before.length - end, insert: after.slice(start, after.length - end) };
}
