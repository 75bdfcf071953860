import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Twin } from '../../content/twins';
import { twinPath } from '../../content/twins';

export async function writeTwins(outDir: string, twins: readonly Twin[]): Promise<void> {
  await Promise.all(
    twins.map(async ({ path, markdown }) => {
      const file = join(outDir, twinPath(path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, markdown);
    }),
  );
}
