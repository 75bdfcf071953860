import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import { autocompletion, closeBrackets, snippet } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { EditorView, Rect } from '@codemirror/view';
import { translate } from '@docusaurus/Translate';
import type { Suggestion } from '../../language-service/suggestions';
import { ask } from '../sandbox';
import { loadDescription } from './descriptions';
import { offerNames } from './offer-names';

/**
 * Completes with what the worker suggests: while a name is typed, where one is due, or on Ctrl and
 * the space bar.
 */
export function completion(): Extension {
  return [
    closeBrackets(),
    offerNames(),
    autocompletion({
      override: [suggest],
      icons: false,
      positionInfo: placeInfo,
      optionClass: ({ type }) => (type === undefined ? '' : `cm-${type}`),
    }),
  ];
}

/** Beside the list, or in a narrow window below or above it: over none of its suggestions. */
function placeInfo(
  _view: EditorView,
  list: Rect,
  option: Rect,
  info: Rect,
  space: Rect,
): { readonly style: string } {
  const width = info.right - info.left;
  const height = info.bottom - info.top;
  const top = Math.max(space.top, Math.min(option.top, space.bottom - height)) - list.top;
  if (space.right - list.right >= width) return { style: `inset: ${top}px auto auto 100%` };
  if (list.left - space.left >= width) return { style: `inset: ${top}px 100% auto auto` };
  const isRoomBelow = space.bottom - list.bottom >= height;
  return { style: isRoomBelow ? 'inset: 100% 0 auto' : 'inset: auto 0 100%' };
}

const suggest: CompletionSource = async ({ state, pos, explicit }) => {
  const text = state.doc.toString();
  if (!explicit && !/[\w$@(]$/.test(text.slice(0, pos))) return null;
  const found = await ask('complete', { text, offset: pos }).catch(() => undefined);
  if (!found) return null;
  return { from: found.from, options: found.suggestions.map(optionOf), validFor: /^[$\w]*$/ };
};

function optionOf(suggestion: Suggestion, index: number): Completion {
  const { name, type, isRequired, deprecated, coordinate, snippet: template } = suggestion;
  const detail = [isRequired && translate({ id: 'editor.required', message: 'required' }), type]
    .filter(Boolean)
    .join(' · ');
  return {
    label: name,
    sortText: String(index).padStart(4, '0'),
    ...(detail !== '' && { detail }),
    ...(isRequired && { boost: 50 }),
    ...(deprecated !== undefined && { type: 'deprecated', boost: -50 }),
    ...(template !== undefined && { apply: applySnippet(name, template) }),
    ...(coordinate !== undefined && { info: () => describe(coordinate, deprecated) }),
  };
}

/** The template, or the name alone where arguments or fields follow already. */
function applySnippet(name: string, template: string): NonNullable<Completion['apply']> {
  return (view, completion, from, to) => {
    const isFollowed = /^\s*[({:]/.test(view.state.sliceDoc(to, to + 100));
    if (!isFollowed) {
      snippet(template)(view, completion, from, to);
      return;
    }
    view.dispatch({
      changes: { from, to, insert: name },
      selection: { anchor: from + name.length },
      userEvent: 'input.complete',
    });
  };
}

async function describe(coordinate: string, deprecated: string | undefined): Promise<Node | null> {
  const lines = [
    await loadDescription(coordinate),
    deprecated &&
      translate(
        { id: 'editor.deprecated', message: 'Deprecated. {reason}' },
        { reason: deprecated },
      ),
  ];
  const text = lines.filter(Boolean).join(' ');
  return text === '' ? null : document.createTextNode(text);
}
