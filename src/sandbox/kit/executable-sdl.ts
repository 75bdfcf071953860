import type { ASTNode } from 'graphql';
import { Kind, parse, print, stripIgnoredCharacters, visit } from 'graphql';
import { distil } from '../../made-up';

interface Kept {
  /** Whether to keep the few words of descriptions that a model without rules reads. */
  readonly keepsHints: boolean;
}

/**
 * The same schema without descriptions, which are most of its text. A sandbox runs on it and answers
 * the same, but for the descriptions of an introspection, which `Sandbox.describe` gives back.
 */
export function executableSdl(sdl: string, { keepsHints }: Kept = { keepsHints: false }): string {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node: ASTNode) => {
      if (!('description' in node) || !node.description) return undefined;
      const { value } = node.description;
      const kept = keepsHints && kindsWithHints.includes(node.kind) ? distil(value) : '';
      return {
        ...node,
        description: kept === '' ? undefined : { kind: Kind.STRING, value: kept },
      };
    },
  });
  return stripIgnoredCharacters(print(document));
}

const kindsWithHints: readonly string[] = [Kind.FIELD_DEFINITION, Kind.SCALAR_TYPE_DEFINITION];
