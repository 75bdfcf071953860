import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Problem } from '../graphql/problem';
import type { SchemaFile } from '../graphql/schema-source';

/** What a release says of one change. */
export interface Note {
  readonly file: string;
  /** Of its heading; line and column count from 1. */
  readonly line: number;
  readonly column: number;
  readonly coordinate: string;
  /** CommonMark. */
  readonly text: string;
  /** Where the text begins. */
  readonly textLine: number;
}

/** By the coordinate of what changed. */
export type Notes = ReadonlyMap<string, Note>;

/**
 * Reads a file of notes: a heading of the second level for each coordinate, and text below it.
 * A heading of the first level may open the file, with words for those who write notes.
 */
export function parseNotes({ name: file, text }: SchemaFile): {
  notes: Notes;
  problems: readonly Problem[];
} {
  const nodes = fromMarkdown(text).children;
  const starts = nodes.flatMap((node, index) => (isHeading(node) ? [index] : []));
  const problems: Problem[] = [];
  const notes = new Map<string, Note>();
  const report = (node: RootContent, message: string): void => {
    problems.push({ file, ...startOf(node), message });
  };
  const [opening] = nodes;
  if (opening && !isHeading(opening))
    report(opening, `Unexpected text, expected ${form} above it.`);
  for (const [order, start] of starts.entries()) {
    const node = nodes[start];
    if (!node || !isHeading(node) || (start === 0 && node.depth === 1)) continue;
    const coordinate = coordinateIn(node);
    const below = nodes.slice(start + 1, starts[order + 1]);
    if (coordinate === undefined) {
      report(node, `Unexpected heading, expected ${form}, with one coordinate.`);
    } else if (below.length === 0) {
      report(node, 'Unexpected heading without text, expected what the change means for clients.');
    } else if (notes.has(coordinate)) {
      report(node, `Unexpected second note on "${coordinate}". Merge it with the first.`);
    } else {
      const [from, to] = [below[0]?.position?.start, below.at(-1)?.position?.end];
      notes.set(coordinate, {
        file,
        ...startOf(node),
        coordinate,
        text: text.slice(from?.offset, to?.offset),
        textLine: from?.line ?? 1,
      });
    }
  }
  return { notes, problems };
}

/** Headings below the second level are part of a note. */
function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth <= 2;
}

const form = '"## `Coordinate`"';

function coordinateIn({ depth, children }: Heading): string | undefined {
  const [code] = children;
  if (depth !== 2 || children.length !== 1 || code?.type !== 'inlineCode') return undefined;
  return code.value;
}

function startOf({ position }: RootContent): { line: number; column: number } {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
