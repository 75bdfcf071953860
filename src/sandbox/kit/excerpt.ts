import { withoutLinks } from './markdown';

/** Beginning of a text on one line, cut between words and then with an ellipsis, at most `most` characters. */
export function excerptOf(text: string, most: number): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const start = line.slice(0, most - 1);
  const end = line[most - 1] === ' ' ? start.length : start.lastIndexOf(' ');
  return `${start.slice(0, end > 0 ? end : start.length).trimEnd()}…`;
}

/** Text of CommonMark without its marks, for excerpts: a simple model that knows the common ones. */
export function withoutMarkup(text: string): string {
  return withoutLinks(text)
    .replace(/^[#>\-+*\s]+/gm, '')
    .replace(/[*_`]+/g, '');
}
