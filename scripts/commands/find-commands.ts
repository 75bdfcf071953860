import { fromMarkdown } from 'mdast-util-from-markdown';
import { visit } from 'unist-util-visit';

export interface PrintedCommand {
  readonly command: string;
  /** Where it is printed, as `README.md:15`. */
  readonly place: string;
}

/** What a reader would paste into a shell; `npm run` alone names a way to run something. */
const command = /^(?:\w+=\S+ )*(?:npm|npx) (?!run$)\S/;

/** The commands of a Markdown file: those in its code, and each line of its shell blocks. */
export function findCommands(file: string, markdown: string): PrintedCommand[] {
  const found: PrintedCommand[] = [];
  const add = (text: string, line: number): void => {
    found.push({ command: text, place: `${file}:${line}` });
  };
  visit(fromMarkdown(markdown), (node) => {
    const line = node.position?.start.line ?? 0;
    if (node.type === 'inlineCode' && command.test(node.value)) add(node.value, line);
    if (node.type !== 'code' || node.lang !== 'bash') return;
    node.value.split('\n').forEach((text, index) => {
      for (const part of partsOf(text)) add(part, line + 1 + index);
    });
  });
  return found;
}

/** Commands that `&&` joins, without the comment after them. */
function partsOf(line: string): string[] {
  const parts = line.replace(/(?:^|\s)#.*/, '').split('&&');
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** What keeps printed commands and entries from being the same, a sentence each. */
export function compareCommands(
  printed: readonly PrintedCommand[],
  entries: readonly string[],
  table: string,
): string[] {
  const commands = new Set(printed.map((one) => one.command));
  return [
    ...printed
      .filter((one) => !entries.includes(one.command))
      .map(
        (one) =>
          `${one.place} Unexpected command "${one.command}", which nothing tries. Add it to ${table}, or print one that is there.`,
      ),
    ...entries
      .filter((entry) => !commands.has(entry))
      .map(
        (entry) =>
          `${table} Unexpected entry "${entry}", which no file prints. Print the command, or remove the entry.`,
      ),
  ];
}
