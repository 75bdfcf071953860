const most = 5;
/** Longer addresses have no page, and each letter is compared with each of every route. */
const longest = 300;
/** Share of the longer text that may differ. */
const tolerance = 0.3;
/** A page of the same name elsewhere comes after one that is nearly at the same place. */
const elsewhere = 0.1;

/** The routes that someone may have meant who asked for a path, nearest first. */
export function nearestRoutes(asked: string, routes: readonly string[]): string[] {
  const path = normalize(asked).slice(0, longest);
  return routes
    .map((route) => ({ route, score: scoreOf(path, normalize(route)) }))
    .filter(({ score }) => score <= tolerance)
    .sort((a, b) => a.score - b.score)
    .slice(0, most)
    .map(({ route }) => route);
}

/** As routes are written: words in lower case with hyphens, no file ending, no slash at the end. */
function normalize(path: string): string {
  return decode(path)
    .replace(/(?:\/index)?\.html?$|\.mdx?$/i, '')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1-$2')
    .toLowerCase()
    .replace(/[\s_]+/g, '-')
    .replace(/(?<!\/)\/+$/, '');
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** 0 for the same path, 1 for nothing in common. What both begin with says nothing. */
function scoreOf(asked: string, route: string): number {
  const [a, b] = withoutCommonStart(asked.split('/'), route.split('/'));
  const nearby = difference(a.join('/'), b.join('/'));
  const byName = difference(lastOf(asked), lastOf(route)) + elsewhere;
  return Math.min(nearby, byName);
}

function withoutCommonStart(a: readonly string[], b: readonly string[]): [string[], string[]] {
  const end = a.findIndex((part, index) => part !== b[index]);
  const start = end < 0 ? a.length : end;
  return [a.slice(start), b.slice(start)];
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function difference(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  return longer === 0 ? 0 : editDistance(a, b) / longer;
}

/** Least number of letters to insert, delete or replace: the algorithm of Wagner and Fischer. */
function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of Array.from(a).entries()) {
    const next = [index + 1];
    for (const [column, other] of Array.from(b).entries()) {
      const [above = 0, diagonal = 0] = [row[column + 1], row[column]];
      const replaced = diagonal + (letter === other ? 0 : 1);
      next.push(Math.min(replaced, above + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
