import type { ASTNode } from 'graphql';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';

/**
 * The same schema without descriptions, which are most of its text. A sandbox runs on it and answers
 * the same, but for the descriptions of an introspection, which `Sandbox.describe` gives back.
 */
export function executableSdl(sdl: string): string {
  const document = visit(parse(sdl, { noLocation: true }), {
    enter: (node: ASTNode) =>
      'description' in node && node.description ? { ...node, description: undefined } : undefined,
  });
  return stripIgnoredCharacters(print(document));
}
