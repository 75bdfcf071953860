import type { DocumentNode } from 'graphql';
import { visit } from 'graphql';

/** Gives names that no variable of a document has, and each once: `limit`, `limit2` and so on. */
export function createVariableNames(
  document: DocumentNode,
  others: Iterable<string>,
): (wanted: string) => string {
  const taken = new Set(others);
  visit(document, {
    Variable: ({ name }) => {
      taken.add(name.value);
    },
  });
  return (wanted) => {
    let name = wanted;
    for (let count = 2; taken.has(name); count += 1) name = `${wanted}${count}`;
    taken.add(name);
    return name;
  };
}
