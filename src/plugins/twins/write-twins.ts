import type { TwinsOfSite } from '../../content/twins';
import { twinPath } from '../../document/twin-path';
import { writeFiles } from '../write-files';

export async function writeTwins(outDir: string, { twins, indexes }: TwinsOfSite): Promise<void> {
  await writeFiles(outDir, [
    ...twins.map(({ path, markdown }) => [twinPath(path) ?? path, markdown] as const),
    ...indexes.map(({ path, text }) => [path, text] as const),
  ]);
}
