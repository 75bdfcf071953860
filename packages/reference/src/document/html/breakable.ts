import type { ElementContent } from 'hast';
import { h } from 'hastscript';
import { splitNames } from '../../graphql/names';

/**
 * A text whose long names break between their words where a line is too short for them.
 *
 * @param from length from which a name can break; shorter ones go to the next line as a whole.
 */
export function breakable(text: string, from = 16): ElementContent[] {
  return splitNames(text, from).flatMap((value, index): ElementContent[] => [
    ...(index > 0 ? [h('wbr')] : []),
    { type: 'text', value },
  ]);
}

/** The same within other text, where all but the longest names find room in a line of their own. */
export function breakableInText(node: ElementContent): ElementContent[] {
  return node.type === 'text' ? breakable(node.value, 24) : [node];
}
