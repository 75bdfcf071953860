import type { Change, Changelog, Level } from './change';
import { isEditorial } from './change';
import { describeInMarkdown } from './describe-change';

/** What is not released, in Markdown: the changes by level, with their notes. */
export function summarize({ releases }: Changelog): string {
  const [newest] = releases;
  const last = releases.find(({ date }) => date !== undefined)?.date;
  const title = `# Changes of the API${last ? ` since ${last}` : ''}`;
  const changes = newest && newest.date === undefined ? newest.changes : [];
  if (changes.length === 0) return `${title}\n\nNo changes.\n`;
  const listed = changes.filter((change) => !isEditorial(change));
  const sections = levels.flatMap(([level, heading]) => {
    const ofLevel = listed.filter((change) => change.level === level);
    return ofLevel.length > 0 ? [`## ${heading}`, ofLevel.map(listItem).join('\n')] : [];
  });
  const words = changes.length - listed.length;
  const rest =
    words === 1
      ? 'The words of one description changed.'
      : `The words of ${words} descriptions changed.`;
  return `${[title, ...sections, ...(words > 0 ? [rest] : [])].join('\n\n')}\n`;
}

const levels: readonly (readonly [Level, string])[] = [
  ['breaking', 'Breaking'],
  ['tolerate', 'May need handling'],
  ['safe', 'Safe'],
];

function listItem(change: Change): string {
  const sentence = `- ${describeInMarkdown(change)}`;
  if (change.note === undefined) return sentence;
  return `${sentence}\n\n${change.note.replace(/^(?=.)/gm, '  ')}\n`;
}
