import { strToU8, zipSync } from 'fflate';

/** ZIP knows no time zone: it takes the parts of the local time, which are the same everywhere. */
const mtime = new Date(1980, 0, 1);

/** An archive with the same bytes in each build. */
export function zipFiles(files: ReadonlyMap<string, string>): Uint8Array {
  const entries = [...files].map(([path, content]) => [path, strToU8(content)] as const);
  return zipSync(Object.fromEntries(entries), { mtime, level: 9 });
}
