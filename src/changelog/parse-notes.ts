import type { Heading, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import type { Problem } from '../graphql/problem';
import type { SchemaFile } from '../graphql/schema-source';

/** What a release says of one change. */
export interface Note {
  readonly file: string;
  /** Of its heading; count from 1. */
  readonly line: number;
  readonly column: number;
  readonly coordinate: string;
  /** CommonMark. */
  readonly text: string;
}

/** Reads a file of notes: a heading of the second level for each coordinate, and text below it. */
export function parseNotes({ name: file, text }: SchemaFile): {
  notes: readonly Note[];
  problems: readonly Problem[];
} {
  const nodes = fromMarkdown(text).children;
  const problems: Problem[] = [];
  const notes: Note[] = [];
  const report = (node: RootContent, message: string): void => {
    problems.push({ file, ...startOf(node), message });
  };
  nodes.forEach((node, index) => {
    if (!isHeading(node)) {
      const isFirst = !nodes.slice(0, index).some(isHeading);
      if (isFirst) report(node, 'Unexpected text, expected "## `Coordinate`" above it.');
      return;
    }
    const coordinate = coordinateIn(node);
    if (coordinate === undefined) {
      report(node, 'Unexpected heading, expected "## " and one coordinate in backticks.');
      return;
    }
    const rest = nodes.slice(index + 1);
    const end = rest.findIndex(isHeading);
    const below = end === -1 ? rest : rest.slice(0, end);
    if (below.length === 0) {
      report(node, `Unexpected heading without text. Say below it what changes for clients.`);
      return;
    }
    if (notes.some((note) => note.coordinate === coordinate)) {
      report(node, `Unexpected second note on \`${coordinate}\`. Merge the two.`);
      return;
    }
    const range = [below[0]?.position?.start.offset, below.at(-1)?.position?.end.offset];
    notes.push({ file, ...startOf(node), coordinate, text: text.slice(...range) });
  });
  return { notes, problems };
}

function isHeading(node: RootContent): node is Heading {
  return node.type === 'heading' && node.depth <= 2;
}

function coordinateIn({ depth, children }: Heading): string | undefined {
  const [code] = children;
  return depth === 2 && children.length === 1 && code?.type === 'inlineCode'
    ? code.value
    : undefined;
}

function startOf({ position }: RootContent): { line: number; column: number } {
  return position?.start ?? { line: 1, column: 1 };
}
