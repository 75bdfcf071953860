import type { Code } from 'mdast';
import type { VFile } from 'vfile';
import { firstDifference } from '../../examples/first-difference';
import { placeInJson } from '../../json/place-in-json';
import type { Answer } from '../../graphql/requests';
import { placeInFence, readObject } from '../fence';

/** Finds where a response of a guide first departs from what the sandbox answers. */
export function compareResponse(fence: Code, answer: Answer, file: VFile): void {
  const difference = firstDifference(readObject(fence), answer);
  if (!difference) return;
  const { path, found, expected } = difference;
  const place = placeInJson(fence.value, found === 'nothing' ? path.slice(0, -1) : path);
  file.message(
    `Unexpected ${found} at ${path.join('.') || 'the top'}, where the sandbox answers ${expected}. Correct the response, or delete its fence to have the answer inserted.`,
    {
      place: placeInFence(fence, place),
      ruleId: 'response',
      source: 'runnable',
    },
  );
}
