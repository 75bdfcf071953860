import type { ASTNode } from 'graphql';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { distil } from './made-up/hints';

/** What a model reads of descriptions: of which definitions, and the few words that it needs. */
export type ReadWords = Readonly<Partial<Record<Kind, (description: string) => string>>>;

/** What a model without rules reads of them. */
const hints: ReadWords = {
  [Kind.FIELD_DEFINITION]: distil,
  [Kind.SCALAR_TYPE_DEFINITION]: distil,
};

/**
 * The same schema without descriptions, which are most of its text. A model runs on it and answers
 * the same, but for the descriptions of an introspection, which `Model.describe` gives back.
 *
 * @param keeps - Words to keep: those that the rules of a model read, or hints for one without rules.
 */
export function executableSdl(sdl: string, keeps = hints): string {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node: ASTNode) => {
      if (!('description' in node) || !node.description) return undefined;
      const value = keeps[node.kind]?.(node.description.value) ?? '';
      return { ...node, description: value === '' ? undefined : { kind: Kind.STRING, value } };
    },
  });
  return stripIgnoredCharacters(print(document));
}
