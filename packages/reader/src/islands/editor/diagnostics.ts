import type { Action, Diagnostic } from '@codemirror/lint';
import { forEachDiagnostic, linter, nextDiagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { StateEffect } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { EditorView, keymap } from '@codemirror/view';
import type { Diagnostic as Fault } from '../../language-service/diagnose';
import { SandboxError } from '../sandbox/connection';
import { t } from '../../t';

/** Has a text checked again that did not change: what it is checked against did. */
export const checkAgain = StateEffect.define();

/** Marks what is wrong, a moment after it was typed. F8 leads from one problem to the next. */
export function diagnostics(find: (text: string) => Promise<readonly Fault[]>): Extension {
  return [
    linter(async ({ state }): Promise<Diagnostic[]> => {
      try {
        return (await find(state.doc.toString())).map(withAction);
      } catch (error) {
        return faultOfCheck(error, state.doc.length);
      }
    }, settings),
    keymap.of([
      { key: 'F8', run: nextDiagnostic },
      { key: 'Mod-.', run: fixAtCursor },
    ]),
  ];
}

function withAction({ fix, ...fault }: Fault): Diagnostic {
  if (!fix) return fault;
  const { label, from, to, insert } = fix;
  const apply = (view: EditorView): void => {
    view.dispatch({ changes: { from, to, insert }, userEvent: 'input.fix' });
  };
  return { ...fault, actions: [{ name: label, apply }] };
}

const fixAtCursor: Command = (view) => {
  const { head } = view.state.selection.main;
  let action: Action | undefined;
  let narrowest = Infinity;
  forEachDiagnostic(view.state, ({ actions }, from, to) => {
    if (head < from || head > to || to - from >= narrowest || !actions?.[0]) return;
    narrowest = to - from;
    [action] = actions;
  });
  action?.apply(view, head, head);
  const said = action ? `${action.name}: done.` : t('editor.nothingToFix');
  view.dispatch({ effects: EditorView.announce.of(said) });
  return true;
};

const settings: Parameters<typeof linter>[1] = {
  delay: 300,
  needsRefresh: ({ transactions }) =>
    transactions.some(({ effects }) => effects.some((effect) => effect.is(checkAgain))),
};

/** A check that ends the worker takes the world with it, which the reader must know. */
function faultOfCheck(error: unknown, to: number): Diagnostic[] {
  const endsWorker =
    error instanceof SandboxError && (error.fault === 'slow' || error.fault === 'crashed');
  if (!endsWorker) return [];
  return [{ from: 0, to, severity: 'error', message: error.message }];
}
