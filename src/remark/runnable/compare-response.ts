import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import { firstDifference } from '../../examples/first-difference';
import { placeInJson } from '../../examples/json-place';
import type { Answer } from '../../graphql/requests';
import { parseJson } from './fences-below';

/** Finds where a response of a guide first departs from what the sandbox answers. */
export function compareResponse(fence: Code, answer: Answer, file: VFile): void {
  const difference = firstDifference(parseJson(fence), answer);
  if (!difference) return;
  const { path, found, expected } = difference;
  const start = fence.position?.start ?? { line: 1, column: 1 };
  const { line, column } = placeInJson(fence.value, found === 'nothing' ? path.slice(0, -1) : path);
  file.message(
    `Unexpected ${found} at ${path.join('.') || 'the top'}, where the sandbox answers ${expected}. Correct the response, or delete its fence to have the answer inserted.`,
    {
      place: { line: start.line + line, column: start.column - 1 + column },
      ruleId: 'response',
      source: 'runnable',
    },
  );
}
