/** Where the releases of a schema are, beside its files. */
export interface ReleasePaths {
  /** Folder with a folder for each release. */
  readonly releases: string;
  /** File of the notes on what is not released. */
  readonly unreleased: string;
}

/** For a file or a glob of SDL; of a glob, what is in front of its first star or other sign. */
export function releasePathsOf(schemaPattern: string): ReleasePaths {
  const sign = schemaPattern.search(/[*?{[(!]/);
  const fixed = sign < 0 ? schemaPattern : folderOf(schemaPattern.slice(0, sign));
  const isFile = fixed === schemaPattern;
  const folder = isFile ? folderOf(schemaPattern) : fixed;
  return { releases: `${folder}releases`, unreleased: `${folder}unreleased.md` };
}

/** All of a path up to its last slash. */
function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}
