import type { ASTNode } from 'graphql';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { distil } from '../../made-up';
import { statedIn } from './stated-limits';

/** What a model reads of descriptions: where, and the few words that it needs. */
const kept: Readonly<Record<'limits' | 'hints', Partial<Record<Kind, (text: string) => string>>>> =
  {
    limits: { [Kind.INPUT_VALUE_DEFINITION]: statedIn },
    hints: { [Kind.FIELD_DEFINITION]: distil, [Kind.SCALAR_TYPE_DEFINITION]: distil },
  };

/**
 * The same schema without descriptions, which are most of its text. A sandbox runs on it and answers
 * the same, but for the descriptions of an introspection, which `Sandbox.describe` gives back.
 *
 * @param keeps - Words to keep: stated limits for a model with rules, hints for one without.
 */
export function executableSdl(sdl: string, keeps: keyof typeof kept = 'limits'): string {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node: ASTNode) => {
      if (!('description' in node) || !node.description) return undefined;
      const value = kept[keeps][node.kind]?.(node.description.value) ?? '';
      return { ...node, description: value === '' ? undefined : { kind: Kind.STRING, value } };
    },
  });
  return stripIgnoredCharacters(print(document));
}
