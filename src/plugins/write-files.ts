import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes contents below a folder, by their paths in it, and makes the folders that they need. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [path: string, content: string | Uint8Array]>,
): Promise<void> {
  await Promise.all(
    Array.from(files, async ([path, content]) => {
      const file = join(folder, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, content);
    }),
  );
}
