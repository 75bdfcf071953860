import type { Extension } from '@codemirror/state';
import { Prec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { EditAction } from '../../language-service/edit/edit';

/** As in GraphiQL, where no browser needs them; and with Alt, since some keep those for themselves. */
const keys: Readonly<Record<EditAction, readonly string[]>> = {
  prettify: ['Shift-Ctrl-p', 'Shift-Alt-p'],
  merge: ['Shift-Ctrl-m', 'Shift-Alt-m'],
  extract: ['Shift-Alt-e'],
  inline: ['Shift-Alt-i'],
};

export function editKeys(onAct: (action: EditAction) => void): Extension {
  const bindings = (Object.keys(keys) as EditAction[]).flatMap((action) => {
    const run = (): boolean => {
      onAct(action);
      return true;
    };
    return keys[action].map((key) => ({ key, run }));
  });
  return Prec.highest(keymap.of(bindings));
}
