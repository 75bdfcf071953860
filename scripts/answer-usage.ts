export interface Usage {
  /** As one types it. */
  readonly command: string;
  readonly does: string;
  /** What may be named after the command, such as `FOLDER …`. */
  readonly operands?: string;
  readonly options?: readonly (readonly [option: string, about: string])[];
  readonly example: string;
}

/**
 * Answers a reader who asks a script what it takes, or who gives what it does not take. Gives
 * whether it has: the script does nothing then.
 */
export function answerUsage(
  usage: Usage,
  args: readonly string[] = process.argv.slice(2),
): boolean {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(formatUsage(usage));
    return true;
  }
  const unexpected = args.find((arg) => arg.startsWith('-') || !usage.operands);
  // A script with options reads, and refuses, them by itself.
  if (usage.options || unexpected === undefined) return false;
  refuse(usage, `Unexpected argument "${unexpected}".`);
  return true;
}

/** Says what is wrong with what a script was given, and what it takes. */
export function refuse(usage: Usage, message: string): void {
  console.error(`${message}\n\n${formatUsage(usage)}`);
  process.exitCode = 1;
}

function formatUsage({ command, does, operands, options = [], example }: Usage): string {
  const all = [...options, ['--help', 'Says this'] as const];
  const width = Math.max(...all.map(([option]) => option.length));
  const lines = all.map(([option, about]) => `  ${option.padEnd(width)}  ${about}`);
  const dashes = command.startsWith('npm ') ? ['--'] : [];
  const call = [command, ...dashes, ...(options.length > 0 ? ['[OPTION …]'] : []), operands];
  const usage = operands || options.length > 0 ? call.filter(Boolean).join(' ') : command;
  return `${does}

Usage: ${usage}

${lines.join('\n')}

Example: ${example}`;
}
