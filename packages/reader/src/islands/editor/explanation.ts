import type { Extension } from '@codemirror/state';
import { StateEffect, StateField } from '@codemirror/state';
import type { Command, Tooltip } from '@codemirror/view';
import {
  closeHoverTooltips,
  EditorView,
  hasHoverTooltips,
  hoverTooltip,
  keymap,
  showTooltip,
} from '@codemirror/view';
import { dayInWords, isDay } from 'graphql-docs-reference/changelog';
import { descriptionFile } from 'graphql-docs-reference/graphql';
import { placed } from '../../api';
import type { Explanation } from '../../language-service/explain';
import { create } from '../../create';
import { ask, currentSandbox } from '../sandbox';
import { t } from '../../t';

/** What a name stands for, where the pointer rests on it, or the cursor is in it and F1 is pressed. */
export function explanation(): Extension {
  const tooltipAt = async (view: EditorView, offset: number): Promise<Tooltip | null> => {
    const text = view.state.doc.toString();
    const found = await explainAt(text, offset);
    if (!found) return null;
    const dom = render(found, await loadDescription(found.coordinate));
    return { pos: found.from, end: found.to, above: true, create: () => ({ dom }) };
  };

  const explainAtCursor: Command = (view) => {
    const { head } = view.state.selection.main;
    void tooltipAt(view, head)
      .then(async (tooltip) => tooltip ?? tooltipAt(view, head - 1))
      .then((tooltip) => {
        // Each part by itself, since a text without an end runs into the next.
        const parts = tooltip ? [...tooltip.create(view).dom.children] : [];
        const texts = tooltip ? parts.map((part) => part.textContent) : [t('editor.unknown')];
        const said = texts.map((text) => EditorView.announce.of(text));
        view.dispatch({ effects: [closeHoverTooltips, show.of(tooltip), ...said] });
      });
    return true;
  };
  const close: Command = (view) => {
    if (!view.state.field(shown) && !hasHoverTooltips(view.state)) return false;
    view.dispatch({ effects: [closeHoverTooltips, show.of(null)] });
    return true;
  };

  return [
    shown,
    // What is asked for by key takes the place of what the pointer happens to rest on.
    hoverTooltip(async (view, offset) => {
      const tooltip = await tooltipAt(view, offset);
      return view.state.field(shown) ? null : tooltip;
    }),
    keymap.of([
      { key: 'F1', run: explainAtCursor },
      { key: 'Escape', run: close },
    ]),
  ];
}

const show = StateEffect.define<Tooltip | null>();

const shown = StateField.define<Tooltip | null>({
  create: () => null,
  update: (current, { effects, docChanged, selection }) => {
    const effect = effects.find((candidate) => candidate.is(show));
    if (effect) return effect.value;
    return docChanged || selection ? null : current;
  },
  provide: (field) => showTooltip.from(field),
});

function render(
  { coordinate, type, deprecated, path }: Explanation,
  description: string | undefined,
): HTMLElement {
  const paragraphs = [description, deprecated && sayDeprecated(deprecated)].flatMap((text) =>
    text ? [create('p', {}, text)] : [],
  );
  const readOn = t('editor.readOn');
  return create(
    'div',
    { className: 'cm-explanation' },
    create('code', {}, type === undefined ? coordinate : `${coordinate}: ${type}`),
    ...paragraphs,
    ...(path === undefined ? [] : [create('a', { href: path }, readOn)]),
  );
}

/** In plain text, with days as the site writes them. */
export function sayDeprecated(markdown: string): string {
  const reason = markdown
    .replaceAll('`', '')
    .replace(/\b\d{4}-\d{2}-\d{2}\b/g, (day) => (isDay(day) ? dayInWords(day) : day));
  return t('editor.deprecated', { reason });
}

/** What stands at a place of a request, with the address of its page; undefined if nothing is known. */
export async function explainAt(text: string, offset: number): Promise<Explanation | undefined> {
  try {
    const found = await ask('explain', { text, offset });
    return found?.path === undefined ? found : { ...found, path: placed(found.path) };
  } catch {
    return undefined;
  }
}

/** The first sentence of the description of a coordinate; undefined if there is none to be had. */
export async function loadDescription(coordinate: string): Promise<string | undefined> {
  try {
    const descriptions = await currentSandbox().loadDescriptions(descriptionFile(coordinate));
    return descriptions[coordinate];
  } catch {
    return undefined;
  }
}
