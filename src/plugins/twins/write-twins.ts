import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TwinsOfSite } from '../../content/twins';
import { twinPath } from '../../document/twin-path';

export async function writeTwins(outDir: string, { twins, indexes }: TwinsOfSite): Promise<void> {
  const files = [
    ...twins.map(({ path, markdown }) => ({ path: twinPath(path) ?? path, text: markdown })),
    ...indexes,
  ];
  await Promise.all(
    files.map(async ({ path, text }) => {
      const file = join(outDir, path);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, text);
    }),
  );
}
