import type { GraphQLSchema } from 'graphql';
import { GraphQLError, parse } from 'graphql';
import type { Code, Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { printTree } from 'graphql-docs-reference/document';
import { checkSample } from 'graphql-docs-reference/graphql';
import type { Product } from 'graphql-docs-reference/options';

/**
 * What keeps a twin from being plain Markdown with valid GraphQL, each as a sentence.
 *
 * @param tree what `parseTwin` makes of it.
 */
export function findFaults(
  tree: Root,
  markdown: string,
  schema: GraphQLSchema,
  placeholders: Product['placeholders'],
): string[] {
  const faults: string[] = [];
  const names = Object.keys(placeholders).map((name) => `{${name}}`);
  visit(tree, (node) => {
    if (node.type === 'html') faults.push(`Unexpected HTML or JSX "${node.value}".`);
    if (node.type === 'text') {
      const left = names.filter((name) => node.value.includes(name));
      faults.push(...left.map((name) => `Unexpected placeholder "${name}".`));
    }
    if (node.type === 'code') faults.push(...findGraphqlFaults(node, schema));
  });
  // The same text is the same tree.
  if (printTree(tree) !== markdown) faults.push('Unexpected form: it is printed in another one.');
  return faults;
}

const parser = unified().use(remarkParse).use(remarkGfm).freeze();

export function parseTwin(markdown: string): Root {
  const tree = parser.parse(markdown);
  visit(tree, (node) => {
    delete node.position;
  });
  return tree;
}

const definition = /^(?:type|input|enum|scalar|union|interface|directive)\b/;

/** Samples are documents or definitions; a guide can say why one is neither. */
function findGraphqlFaults({ lang, meta, value }: Code, schema: GraphQLSchema): string[] {
  if (lang !== 'graphql' || meta?.startsWith('unchecked=')) return [];
  if (!definition.test(value)) {
    return checkSample(value, schema)
      .filter(({ rule }) => rule !== 'deprecated')
      .map(({ message }) => message);
  }
  try {
    parse(value);
    return [];
  } catch (error) {
    if (error instanceof GraphQLError) return [error.message];
    throw error;
  }
}
