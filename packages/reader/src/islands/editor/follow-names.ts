import type { Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { Command } from '@codemirror/view';
import { Decoration, EditorView, keymap } from '@codemirror/view';
import { explainAt } from './explanation';
import { t } from '../../t';

interface Followed {
  readonly from: number;
  readonly to: number;
  /** Address of the page of what is named. */
  readonly path: string;
}

/** With Ctrl, or Cmd on a Mac, a name links to its page; Alt and Enter open it at the cursor. */
export function followNames(): Extension {
  let pointer: MouseEvent | undefined;
  let latest = 0;

  const look = (view: EditorView): void => {
    const offset = pointer && view.posAtCoords({ x: pointer.clientX, y: pointer.clientY });
    if (offset == null || isWithin(view.state.field(link), offset)) return;
    latest += 1;
    const own = latest;
    void findPage(view, offset).then((found) => {
      if (own === latest) view.dispatch({ effects: setLink.of(found ?? null) });
    });
  };
  const clear = (view: EditorView): void => {
    latest += 1;
    if (view.state.field(link)) view.dispatch({ effects: setLink.of(null) });
  };

  return [
    link,
    EditorView.domEventHandlers({
      mousemove: (event, view) => {
        pointer = event;
        if (isHeld(event)) look(view);
        else clear(view);
      },
      mouseleave: (_event, view) => {
        pointer = undefined;
        clear(view);
      },
      keydown: (event, view) => {
        if (event.key === modifier) look(view);
      },
      keyup: (event, view) => {
        if (event.key === modifier) clear(view);
      },
      mousedown: (event, view) => {
        const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
        if (!isHeld(event) || event.button !== 0 || offset === null) return false;
        const known = view.state.field(link);
        if (isWithin(known, offset)) openPage(known);
        else void findPage(view, offset).then(openPage);
        return true;
      },
    }),
    keymap.of([{ key: 'Alt-Enter', run: followAtCursor }]),
  ];
}

const modifier = navigator.userAgent.includes('Mac') ? 'Meta' : 'Control';

function isHeld({ metaKey, ctrlKey }: MouseEvent): boolean {
  return modifier === 'Meta' ? metaKey : ctrlKey;
}

const setLink = StateEffect.define<Followed | null>();

const link = StateField.define<Followed | null>({
  create: () => null,
  update: (current, { effects, docChanged }) => {
    const effect = effects.find((candidate) => candidate.is(setLink));
    if (effect) return effect.value;
    return docChanged ? null : current;
  },
  provide: (field) =>
    EditorView.decorations.from(field, (found) =>
      found ? Decoration.set(mark.range(found.from, found.to)) : Decoration.none,
    ),
});

const mark = Decoration.mark({ class: 'cm-followed' });

function isWithin(found: Followed | null, offset: number): found is Followed {
  return found !== null && found.from <= offset && offset <= found.to;
}

async function findPage(view: EditorView, offset: number): Promise<Followed | undefined> {
  const text = view.state.doc.toString();
  const found = await explainAt(text, offset);
  if (found?.path === undefined || view.state.doc.toString() !== text) return undefined;
  return { from: found.from, to: found.to, path: found.path };
}

const followAtCursor: Command = (view) => {
  const { head } = view.state.selection.main;
  void findPage(view, head)
    .then(async (found) => found ?? findPage(view, head - 1))
    .then((found) => {
      if (found) openPage(found);
      else
        view.dispatch({
          effects: EditorView.announce.of(t('editor.noPage')),
        });
    });
  return true;
};

function openPage(found: Followed | undefined): void {
  if (found) window.open(found.path, '_blank', 'noopener');
}
