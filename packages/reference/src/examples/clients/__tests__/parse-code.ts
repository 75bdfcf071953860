import { createRequire } from 'node:module';
import { Language, Parser } from 'web-tree-sitter';

const { resolve } = createRequire(import.meta.url);

/** Finds the first place where code is not of the language; undefined where all of it is. */
export type FindFault = (code: string) => string | undefined;

/** The parser of a language, as editors use it. */
export async function loadParser(language: 'kotlin' | 'swift'): Promise<FindFault> {
  await Parser.init();
  const grammar = resolve(`@unit-mesh/treesitter-artifacts/wasm/tree-sitter-${language}.wasm`);
  const parser = new Parser();
  parser.setLanguage(await Language.load(grammar));
  return (code) => {
    const root = parser.parse(code)?.rootNode;
    if (root && !root.hasError) return undefined;
    const fault = root
      ?.descendantsOfType(['ERROR', ...(root.type === 'ERROR' ? [root.type] : [])])
      .at(0);
    return `line ${(fault ?? root)?.startPosition.row ?? 0}: ${(fault ?? root)?.text.slice(0, 80) ?? ''}`;
  };
}
