import type { Completion, CompletionSource } from '@codemirror/autocomplete';
import { autocompletion, closeBrackets } from '@codemirror/autocomplete';
import type { Extension } from '@codemirror/state';
import type { Suggestion } from '../../language-service/suggestions';
import { ask } from '../sandbox';
import { loadDescription } from './descriptions';

/** Completes with what the worker suggests, while a name is typed or on Ctrl and the space bar. */
export function completion(): Extension {
  return [
    closeBrackets(),
    autocompletion({
      override: [suggest],
      icons: false,
      optionClass: ({ type }) => (type === undefined ? '' : `cm-${type}`),
    }),
  ];
}

const suggest: CompletionSource = async ({ state, pos, explicit }) => {
  const text = state.doc.toString();
  if (!explicit && !/[\w$@]$/.test(text.slice(0, pos))) return null;
  const found = await ask('complete', { text, offset: pos }).catch(() => undefined);
  if (!found) return null;
  return { from: found.from, options: found.suggestions.map(optionOf), validFor: /^[$\w]*$/ };
};

function optionOf({ name, type, deprecated, coordinate }: Suggestion): Completion {
  return {
    label: name,
    ...(type !== undefined && { detail: type }),
    ...(deprecated !== undefined && { type: 'deprecated', boost: -50 }),
    ...(coordinate !== undefined && { info: () => describe(coordinate, deprecated) }),
  };
}

async function describe(coordinate: string, deprecated: string | undefined): Promise<Node | null> {
  const lines = [await loadDescription(coordinate), deprecated && `Deprecated. ${deprecated}`];
  const text = lines.filter(Boolean).join(' ');
  return text === '' ? null : document.createTextNode(text);
}
