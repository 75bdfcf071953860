import type { DocumentNode } from 'graphql';
import { Kind, visit } from 'graphql';
import { placeOf } from './place-of';
import type { Problem } from './problem';

/** Far more than anybody reads, and far fewer than what reads Markdown can bear. */
const mostLevels = 20;

/** Descriptions with quotes and lists so deep in each other that no page can be made of them. */
export function findNestedDescriptions(document: DocumentNode): Problem[] {
  const problems: Problem[] = [];
  visit(document, {
    [Kind.STRING]: (node) => {
      if (!node.value.split('\n').some((line) => levelsOf(line) > mostLevels)) return;
      const message = `Unexpected line with more than ${mostLevels} levels of quotes and lists. Write it flatter.`;
      problems.push({ ...placeOf(node), message });
    },
  });
  return problems;
}

function levelsOf(line: string): number {
  const [marks = ''] = /^[\s>+*-]*/.exec(line) ?? [];
  return marks.match(/>|[+*-]\s/g)?.length ?? 0;
}
