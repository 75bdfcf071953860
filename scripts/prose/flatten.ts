import type { Sentence } from 'nlcst';
import type { Point } from 'unist';
import { visit } from 'unist-util-visit';

/** A sentence as one string. Code, placeholders and addresses show as `codeMark`. */
export interface FlatText {
  readonly text: string;
  /** The place in the file of a character of the text. */
  readonly placeOf: (index: number) => Point | undefined;
}

export const codeMark = '\u{FFFC}';

export function flatten(sentence: Sentence): FlatText {
  let text = '';
  const starts: { index: number; point: Point | undefined }[] = [];
  visit(sentence, (node) => {
    if (!('value' in node)) return;
    starts.push({ index: text.length, point: node.position?.start });
    text += textOf(node.type, node.value);
  });
  const placeOf = (index: number): Point | undefined => {
    const start = starts.findLast((candidate) => candidate.index <= index);
    if (!start?.point) return;
    const { line, column, offset = 0 } = start.point;
    const beyond = index - start.index;
    return { line, column: column + beyond, offset: offset + beyond };
  };
  return { text, placeOf };
}

function textOf(type: string, value: string): string {
  if (type === 'SourceNode') return codeMark;
  return type === 'WhiteSpaceNode' ? value.replace(/\s/g, ' ') : value.replaceAll('’', "'");
}
