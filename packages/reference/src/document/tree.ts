import type {
  Heading,
  InlineCode,
  Link,
  Paragraph,
  PhrasingContent,
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import type { AnnotatedCode } from '../graphql/code-tokens';
import type { BesideArea, Block, CodeFrame, Fold } from './parts';

export type * from './parts';

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

export const list = (items: readonly PhrasingContent[][]): Block => ({
  type: 'list',
  spread: false,
  children: items.map((children) => ({ type: 'listItem', children: [paragraph(...children)] })),
});

/** A list that is folded until it is asked for. */
export const fold = (label: string, children: Block[]): Fold => ({ type: 'fold', label, children });

/** A heading with a stable id; `coordinate` names the member that it is about. */
export const heading = (
  depth: 2 | 3,
  id: string,
  children: PhrasingContent[],
  coordinate?: string,
  isDeprecated = false,
): Heading => ({
  type: 'heading',
  depth,
  children,
  data: {
    id,
    ...(coordinate !== undefined && { coordinate }),
    ...(isDeprecated && { isDeprecated }),
  },
});

export const tableRow = (...cells: PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({ type: 'tableCell', children })),
});

/** An example beside what comes before it and after it; without one, only these. */
export const beside = (lead: Block[], example: Block[], rest: Block[]): Block[] => {
  if (example.length === 0) return [...lead, ...rest];
  const area = (name: BesideArea['area'], children: Block[]): BesideArea => ({
    type: 'besideArea',
    area: name,
    children,
  });
  return [
    {
      type: 'beside',
      children: [area('lead', lead), area('example', example), area('rest', rest)],
    },
  ];
};

export const codeFrame = (
  lang: string,
  lines: AnnotatedCode,
  rest: Omit<Partial<CodeFrame>, 'type' | 'lang' | 'lines'> = {},
): CodeFrame => ({
  type: 'codeFrame',
  lang,
  value: lines.map((line) => line.map(([run]) => run).join('')).join('\n'),
  lines,
  ...rest,
});
