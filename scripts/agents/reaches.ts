/**
 * Whether what a tool answered tells of a coordinate: it is about it, shows it as a member of a type
 * or as an argument, lists it as an error code, or names it in a text.
 */
export function reaches(answer: unknown, coordinate: string): boolean {
  const { coordinate: subject, sdl = '', errors = [], access, ...rest } = answer as Answer;
  if (subject === coordinate || names(JSON.stringify(rest), coordinate)) return true;
  const [, owner = '', member, argument] =
    /^(\w+)(?:\.(\w+))?(?:\((\w+):\))?$/.exec(coordinate) ?? [];
  if (argument !== undefined) return subject === `${owner}.${member}` && names(sdl, `${argument}:`);
  if (owner === 'UserRole' && access?.role === member) return true;
  // No other word looks like a code, and guides name them alone.
  if (owner === 'ErrorCode' && names(JSON.stringify([errors, rest]), member ?? '')) return true;
  const block = new RegExp(
    `^(?:type|interface|input|enum) ${owner}\\b[^{]*\\{([^]*?)^\\}`,
    'm',
  ).exec(sdl);
  if (!block) return false;
  return member === undefined || new RegExp(`^  ${member}\\b`, 'm').test(block[1] ?? '');
}

/** Of `get_symbol`; other tools answer with other fields, which are texts to read. */
interface Answer {
  readonly coordinate?: string;
  readonly sdl?: string;
  readonly access?: { readonly role: string };
  readonly errors?: readonly { readonly code: string }[];
}

/** Whether a text has the words with no letter around them. */
function names(text: string, words: string): boolean {
  const escaped = words.replace(/[.()]/g, String.raw`\$&`);
  return new RegExp(`(?<![\\w.])${escaped}(?!\\w)`).test(text);
}
