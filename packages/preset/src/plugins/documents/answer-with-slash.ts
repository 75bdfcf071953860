import { constants, copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Has a static host answer `/guides/hello/` as it answers `/guides/hello`. Where a page has
 * others below it, a host looks for the first address in the folder of these; the canonical address
 * in the file is the one without the slash. Its path has been claimed with that of the page.
 */
export async function answerWithSlash(outDir: string): Promise<void> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const folders = entries
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  const pages = new Set(
    entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name)),
  );
  await Promise.all(
    folders
      .filter((folder) => pages.has(`${folder}.html`))
      .map((folder) =>
        copyFile(`${folder}.html`, join(folder, 'index.html'), constants.COPYFILE_EXCL),
      ),
  );
}
