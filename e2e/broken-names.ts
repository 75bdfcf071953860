/** Texts of elements in which a line ends within a word of a name, marked there with `|`. */
export function brokenNames(elements: readonly Element[]): string[] {
  return elements.flatMap((element) => {
    const marked = markBreaks(element);
    return /[A-Za-z\d]\|(?:[a-z\d]|(?<=[A-Z]\|)[A-Z](?![a-z]))/.test(marked) ? [marked] : [];
  });

  function markBreaks(element: Element): string {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    let marked = '';
    let bottom = Infinity;
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (let index = 0; index < data.length; index += 1) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + 1);
        const [place] = range.getClientRects();
        if (place && place.top >= bottom - 2) marked += '|';
        if (place) bottom = place.bottom;
        marked += data[index] ?? '';
      }
    }
    return marked;
  }
}
