import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { packTokens } from '../../graphql/code-tokens';
import { suggest } from '../../graphql/suggest';
import { fenceWords } from '../fence-words';
import { highlight } from './highlight';
import { knownLanguages } from './languages';

/**
 * Gives each fence what its block shows, so that no highlighter reaches the browser: `annotated`,
 * the classes of its tokens, unless another plugin has set it, and `tested`, where the fence carries
 * the word `run`, but for GraphQL, which readers run. JSON has no `annotated`: its block has colours
 * for responses in any case. A language that nobody knows is a message at its fence.
 */
export const remarkCodeBlocks: Plugin<[], Root> = () => (tree, file) => {
  visit(tree, 'code', (node: Code) => {
    for (const fault of faultsOf(node)) {
      const place = placeOf(node, fault.line);
      file.message(fault.message, { place, ruleId: fault.rule, source: 'code-blocks' });
    }
    const properties = node.data?.hProperties ?? {};
    const isDone = 'annotated' in properties || node.lang === 'json';
    const lines = isDone ? undefined : highlight(node.value, node.lang);
    node.data = {
      ...node.data,
      hProperties: {
        ...properties,
        ...(lines && { annotated: packTokens(lines) }),
        ...(fenceWords(node.meta).includes('run') && { tested: 'true' }),
      },
    };
  });
};

interface Fault {
  /** Line of the sample, from 1; the fence itself is line 0. */
  readonly line: number;
  readonly rule: string;
  readonly message: string;
}

function faultsOf({ lang, value }: Code): Fault[] {
  return [...unknownLanguage(lang), ...magicComments(value)];
}

function unknownLanguage(lang: string | null | undefined): Fault[] {
  if (!lang || knownLanguages.has(lang.toLowerCase())) return [];
  const message = `Unexpected language "${lang}" of a code block.${suggest(lang, knownLanguages)}`;
  return [{ line: 0, rule: 'unknown-language', message }];
}

/** They would be taken out of the code, and its classes would no longer fit. */
function magicComments(text: string): Fault[] {
  return text.split('\n').flatMap((line, index): Fault[] => {
    if (!/^\s*(?:\/\/|\/\*|#|<!--|--|\{\s*\/\*)\s*highlight-(?:next-line|start|end)\b/.test(line)) {
      return [];
    }
    const message =
      'Unexpected comment for highlights, expected lines in the fence, as in ```ts {2-3}.';
    return [{ line: index + 1, rule: 'magic-comment', message }];
  });
}

function placeOf(node: Code, line: number): { line: number; column: number } {
  const start = node.position?.start ?? { line: 1, column: 1 };
  return { line: start.line + line, column: start.column };
}
