import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  TableRow,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';

export type Block = BlockContent | DefinitionContent;

export const text = (value: string): Text => ({ type: 'text', value });

/** Code of one line: a blank line would end the paragraph, and what follows would be no code. */
export const inlineCode = (value: string): InlineCode => ({
  type: 'inlineCode',
  value: value.replace(/[\r\n]+/g, ' '),
});

export const link = (url: string, ...children: Link['children']): Link => ({
  type: 'link',
  url,
  children,
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

/** A heading with an explicit, stable id, carried by an MDX comment as Docusaurus reads it. */
export const heading = (depth: 2 | 3, id: string, ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth,
  children: [...children, text(' '), { type: 'mdxTextExpression', value: `/* #${id} */` }],
});

/** Code that is part of the reference itself and links to it; see `src/remark/graphql-samples`. */
export const referenceCode = (value: string, owner?: string): Code => ({
  type: 'code',
  lang: 'graphql',
  meta: owner === undefined ? 'reference' : `reference=${owner}`,
  value,
});

/** Code like that of a guide: checked, and linked where its language is `graphql`. */
export const fence = (lang: 'graphql' | 'json', meta: string, value: string): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});

type Attributes = Readonly<Record<string, string | true | undefined>>;

export const flowElement = (
  name: string,
  attributes: Attributes,
  children: Block[] = [],
): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: toAttributes(attributes),
  children,
});

export const textElement = (
  name: string,
  attributes: Attributes,
  children: PhrasingContent[] = [],
): MdxJsxTextElement => ({
  type: 'mdxJsxTextElement',
  name,
  attributes: toAttributes(attributes),
  children,
});

function toAttributes(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]): MdxJsxAttribute[] => {
    if (value === undefined) return [];
    return [{ type: 'mdxJsxAttribute', name, value: value === true ? null : value }];
  });
}

export const tableRow = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children) => ({ type: 'tableCell', children })),
});
