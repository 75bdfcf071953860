import type { Element } from 'hast';
import type { Code, Root } from 'mdast';
import parseRange from 'parse-numeric-range';
import type { Plugin } from 'unified';
import { visit, SKIP } from 'unist-util-visit';
import type { CodeFrame } from 'graphql-docs-reference/document';
import { codeFrame, highlight, knownLanguages, toElements } from 'graphql-docs-reference/document';
import type { AnnotatedCode } from 'graphql-docs-reference/graphql';
import { suggest } from 'graphql-docs-reference/graphql';
import { fenceValue, fenceWords, placeInFence } from './fence';

declare module 'mdast' {
  interface CodeData {
    /** The text with classes and links, where they were worked out. */
    lines?: AnnotatedCode | undefined;
    /** Why it is not valid, on purpose. */
    unchecked?: string | undefined;
  }
}

/**
 * Makes each fence a part of the page's tree: its lines, coloured unless another plugin has done so,
 * its title, the lines that stand out, and whether a test runs it, which the word `run` says of all
 * but GraphQL, which readers run; a guide explains how. A language that nobody knows is a message at its fence.
 */
export const remarkCodeBlocks: Plugin<[guide?: string], Root> = (guide) => (tree, file) => {
  visit(tree, 'code', (node: Code, index, parent) => {
    for (const fault of faultsOf(node)) {
      const place = placeInFence(node, { line: fault.line, column: 1 });
      file.message(fault.message, place, `code-blocks:${fault.rule}`);
    }
    if (parent && index !== undefined) parent.children[index] = toFrame(node, guide);
  });
};

/** The same for fences of GraphQL and for examples alone; others stay code blocks of the theme. */
export const remarkGraphqlCode: Plugin<[], Root> = () => (tree) => {
  visit(tree, 'code', (node: Code, index, parent) => {
    if (!parent || index === undefined) return;
    // What the theme makes of its comments is up to it.
    if (magicComments(node.value).length > 0) return;
    if (node.lang === 'graphql' || parent.type === ('example' as never))
      parent.children[index] = toFrame(node);
  });
};

function toFrame({ lang, value, meta, data, position }: Code, guide?: string): CodeFrame {
  const words = fenceWords(meta);
  const frame = codeFrame(lang ?? 'text', data?.lines ?? highlight(value, lang), {
    title: fenceValue(words, 'title'),
    highlighted: parseRange(/\{([\d,\s-]+)\}/.exec(meta ?? '')?.[1] ?? ''),
    isTested: lang !== 'graphql' && words.includes('run'),
    testedGuide: guide,
    unchecked: data?.unchecked,
  });
  return { ...frame, ...(position && { position }) };
}

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

/** Docusaurus has such comments, which would be shown here as they are. */
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

/** Gives MDX, which knows no parts of ours, the HTML of each as elements. */
export const remarkParts: Plugin<[], Root> = () => (tree) => {
  visit(tree, ['example', 'codeFrame'], (node) => {
    const element = toElements(node);
    if (element.type !== 'element') return undefined;
    visit(element, 'element', (part: Element) => {
      if (part.tagName === 'select') chooseForReact(part);
      if (part.tagName === 'pre' || part.tagName === 'code') keepFromTheme(part);
    });
    const { tagName, properties, children } = element;
    node.data = { hName: tagName, hProperties: properties, hChildren: children };
    return SKIP;
  });
};

/** A theme puts components of its own in the place of elements, but not of what MDX marks as JSX. */
function keepFromTheme(element: Element): void {
  const { tagName, properties, children } = element;
  const attributes = Object.entries(properties).flatMap(([name, value]) => {
    if (value === undefined) return [];
    const text = Array.isArray(value) ? value.join(' ') : String(value);
    return [{ type: 'mdxJsxAttribute', name, value: text }];
  });
  const data = { _mdxExplicitJsx: true };
  Object.assign(element, { type: 'mdxJsxTextElement', name: tagName, attributes, children, data });
}

/** In React the list says which of its options is chosen. */
function chooseForReact(select: Element): void {
  for (const option of select.children) {
    if (option.type !== 'element' || !option.properties.selected) continue;
    delete option.properties.selected;
    select.properties['defaultValue'] = option.properties.value;
  }
}
