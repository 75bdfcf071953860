import type { Term } from './terms';
import { findTerms } from './terms';
import { isMeant } from './mark-matches';

/** Letters before the first match that fit on the first line of a result. */
const most = 90;

/** The line of a text that says most of a query, from near its first match; nothing if none does. */
export function findSnippet(text: string, query: readonly Term[]): string {
  const lines = text.split('\n').map((line) => {
    const matches = findTerms(line).filter((term) => isMeant(term, query));
    return { line, matches, said: new Set(matches.map(({ stem }) => stem)).size };
  });
  const best = Math.max(0, ...lines.map(({ said }) => said));
  const found = lines.find(({ said }) => said === best && best > 0);
  return found === undefined ? '' : startNear(found.line, found.matches[0]?.start ?? 0);
}

/** Begins at a word, and before that at the start of a clause or a cell if there is one. */
function startNear(line: string, match: number): string {
  if (match <= most) return line;
  const from = line.slice(match - most, match);
  const clause = Math.max(...[' · ', '; ', ': ', ', '].map((mark) => from.lastIndexOf(mark)));
  const start = match - most + (clause >= 0 ? clause + 1 : from.indexOf(' '));
  return `… ${line.slice(start).replace(/^[·\s]+/, '')}`;
}
