/** Style sheets give what it marks the look of `::highlight(field-filter)`. */
const name = 'field-filter';

/** Marks the words of a query where elements hold them; of an empty query, nothing. */
export function markWords(elements: readonly Element[], query: string): void {
  // A browser without it filters, and marks nothing.
  if (!('highlights' in CSS)) return;
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const ranges = elements.flatMap((element) => words.flatMap((word) => rangesOf(element, word)));
  if (ranges.length > 0) CSS.highlights.set(name, new Highlight(...ranges));
  else CSS.highlights.delete(name);
}

/** A name that may break between its words is in several nodes. */
function rangesOf(element: Element, word: string): Range[] {
  const nodes = textNodesOf(element);
  const text = nodes
    .map(({ data }) => data)
    .join('')
    .toLowerCase();
  const ranges: Range[] = [];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) {
    const range = new Range();
    range.setStart(...placeAt(nodes, at));
    range.setEnd(...placeAt(nodes, at + word.length));
    ranges.push(range);
  }
  return ranges;
}

function textNodesOf(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) nodes.push(walker.currentNode);
  return nodes;
}

function placeAt(nodes: readonly Text[], at: number): [node: Node, offset: number] {
  let before = 0;
  for (const node of nodes) {
    if (at <= before + node.length) return [node, at - before];
    before += node.length;
  }
  throw new RangeError(`No place ${at} in ${before} characters`);
}
