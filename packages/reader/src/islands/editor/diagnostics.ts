import type { Diagnostic } from '@codemirror/lint';
import { forEachDiagnostic, linter, nextDiagnostic } from '@codemirror/lint';
import type { Extension } from '@codemirror/state';
import { StateEffect } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { EditorView, keymap } from '@codemirror/view';
import type { Diagnostic as Fault } from '../../language-service/diagnose';
import { SandboxError } from '../sandbox/connection';

/** Has a text checked again that did not change: what it is checked against did. */
export const checkAgain = StateEffect.define();

/** Marks what is wrong, a moment after it was typed. F8 leads from one problem to the next. */
export function diagnostics(find: (text: string) => Promise<readonly Fault[]>): Extension {
  return [
    linter(async ({ state }): Promise<readonly Diagnostic[]> => {
      try {
        return await find(state.doc.toString());
      } catch (error) {
        return faultOfCheck(error, state.doc.length);
      }
    }, settings),
    EditorView.contentAttributes.of(({ state }) => {
      const severities = new Set<string>();
      forEachDiagnostic(state, ({ severity }) => severities.add(severity));
      return severities.has('error') ? { 'aria-invalid': 'true' } : null;
    }),
    keymap.of([{ key: 'F8', run: goToNext }]),
  ];
}

/** A screen reader says no tooltip: what is wrong is announced, again where it is all that is. */
const goToNext: Command = (view) => {
  const hasMoved = nextDiagnostic(view);
  const { from, to } = view.state.selection.main;
  const effects: StateEffect<string>[] = [];
  forEachDiagnostic(view.state, ({ message }, start, end) => {
    if (start === from && end === to) effects.push(EditorView.announce.of(message));
  });
  view.dispatch({ effects });
  return hasMoved;
};

const settings: Parameters<typeof linter>[1] = {
  delay: 300,
  needsRefresh: ({ transactions }) =>
    transactions.some(({ effects }) => effects.some((effect) => effect.is(checkAgain))),
};

/** A check that ends the worker takes the world with it, which the reader must know. */
function faultOfCheck(error: unknown, to: number): Diagnostic[] {
  if (!(error instanceof SandboxError) || error.fault === 'unloaded') return [];
  return [{ from: 0, to, severity: 'error', message: error.message }];
}
