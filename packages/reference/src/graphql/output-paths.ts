import type { Place, Problem } from './problem';
import { InputError } from './problem';

/** That somebody writes a file. */
export interface Claim {
  /** Path in the build, as `/guides/hello.html`. */
  readonly path: string;
  /** What it is, as `the page of Query.books`. */
  readonly what: string;
  /** Where an author can change it; undefined for what the site makes by itself. */
  readonly place?: Place | undefined;
  /** What the author can do about it. */
  readonly fix?: string | undefined;
}

/** A page, by the address that has no ending. */
export type PageClaim = Omit<Claim, 'path'> & { readonly route: string };

/** Holds who writes which file of the build, from the first plugin to the last. */
export interface OutputTable {
  /**
   * Claims the paths of a writer, in place of those that it has claimed before.
   *
   * @throws InputError if another has one of them, or one is too long for a file system.
   */
  readonly claim: (writer: string, claims: readonly Claim[]) => void;
  readonly paths: () => ReadonlySet<string>;
}

export function createOutputTable(): OutputTable {
  const claimed = new Map<string, readonly Claim[]>();
  const all = (): Claim[] => [...claimed.values()].flat();
  return {
    claim: (writer, claims) => {
      claimed.set(writer, claims);
      const problems = findPathProblems(all());
      if (problems.length > 0) throw new InputError(problems);
    },
    paths: () => new Set(all().map(({ path }) => path)),
  };
}

/** What is written for hosts when all else is there, and served by none. */
export const hostFiles = { headers: '/_headers', nginx: '/_nginx.conf' } as const;

/** Leaves room, of the 255 that file systems have, for the endings of what is made from a file. */
const mostBytes = 240;

/**
 * What two would write, or no file system can hold. Names that differ in case alone are one name on
 * Windows and macOS.
 */
export function findPathProblems(claims: readonly Claim[]): Problem[] {
  const owners = new Map<string, Claim>();
  return claims.flatMap((claim) => {
    const key = claim.path.normalize('NFC').toLowerCase();
    const owner = owners.get(key);
    owners.set(key, owner ?? claim);
    return [...describeLength(claim), ...(owner ? [describeClash(claim, owner)] : [])];
  });
}

/** The files of pages; a page with others below it has a second file, for its address with a slash. */
export function claimPages(pages: readonly PageClaim[]): Claim[] {
  const folders = new Set(pages.flatMap(({ route }) => foldersOf(route)));
  return pages.flatMap(({ route, what, ...rest }) => {
    const path = route === '/' ? '/index' : route.replace(/\/$/, '');
    const page: Claim = { path: `${path}.html`, what, ...rest };
    if (!folders.has(path)) return [page];
    return [page, { path: `${path}/index.html`, what: `${what} with a slash at its end`, ...rest }];
  });
}

function foldersOf(route: string): string[] {
  const steps = route.replace(/\/$/, '').split('/');
  return steps.slice(1).map((_, index) => steps.slice(0, index + 1).join('/'));
}

function describeLength(claim: Claim): Problem[] {
  const long = claim.path.split('/').find((step) => bytesOf(step) > mostBytes);
  if (long === undefined) return [];
  const message = `Unexpected name of ${bytesOf(long)} bytes in the path of ${claim.what}, expected at most ${mostBytes}: ${long.slice(0, 40)}… ${claim.fix ?? 'Choose a shorter one.'}`;
  return [{ ...placeOrPath(claim), message }];
}

function bytesOf(name: string): number {
  return new TextEncoder().encode(name).length;
}

/** At a place where an author can change it. */
function describeClash(second: Claim, first: Claim): Problem {
  const [claim, owner] = second.place ? [second, first] : [first, second];
  const where = owner.place ? ` (${owner.place.file}:${owner.place.line})` : '';
  const same =
    claim.path === owner.path ? 'has it, too' : `has ${owner.path}, the same to Windows and macOS`;
  const fix = claim.fix ?? (owner.place ? 'Rename one of them.' : 'Choose another name.');
  return {
    ...placeOrPath(claim),
    message: `Unexpected path ${claim.path} of ${claim.what}: ${owner.what}${where} ${same}. ${fix}`,
  };
}

function placeOrPath({ place, path }: Claim): Place {
  return place ?? { file: `build${path}`, line: 1, column: 1 };
}
