import { createHash, randomUUID, type BinaryLike } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type Made = Uint8Array | string;

/** Keeps what follows from its inputs alone from one build to the next, under a key of their content. */
export interface Store {
  /** What these inputs gave before, if it is kept. */
  readonly find: (inputs: readonly BinaryLike[]) => Promise<Buffer | undefined>;
  /** The same, or what `make` gives now. Text is kept as UTF-8. */
  readonly keep: (
    inputs: readonly BinaryLike[],
    make: () => Made | Promise<Made>,
  ) => Promise<Buffer>;
}

const month = 30 * 24 * 3600 * 1000;

/**
 * Opens the store of a kind of things in a folder, which may be deleted at any time.
 *
 * @param maker what makes them, such as the versions of its libraries: an input of each.
 */
export function openStore(kind: string, maker: string, root = defaultRoot): Store {
  const folder = join(root, kind);
  const fileOf = (inputs: readonly BinaryLike[]): string => join(folder, keyOf([maker, ...inputs]));
  const find: Store['find'] = async (inputs) => {
    const file = fileOf(inputs);
    const kept = await readFile(file).catch(() => undefined);
    if (kept) await utimes(file, new Date(), new Date()).catch(() => undefined);
    return kept;
  };
  return {
    find,
    async keep(inputs, make) {
      const kept = await find(inputs);
      if (kept) return kept;
      const made = Buffer.from(await make());
      const file = fileOf(inputs);
      await mkdir(folder, { recursive: true });
      // Whoever reads it meanwhile, or kills this, sees the whole file or none.
      const unfinished = `${file}.${randomUUID()}`;
      await writeFile(unfinished, made);
      await rename(unfinished, file);
      return made;
    },
  };
}

/** Removes what no build has used for a month. */
export async function pruneStore(root = defaultRoot): Promise<void> {
  const oldest = Date.now() - month;
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      // Another build may have removed it.
      const found = entry.isFile() ? await stat(file).catch(() => undefined) : undefined;
      if (found && found.mtimeMs < oldest) await rm(file, { force: true });
    }),
  );
}

const defaultRoot = 'node_modules/.cache/graphql-docs';

/** Of all inputs, each as its own: `a, bc` has another key than `ab, c`. */
function keyOf(inputs: readonly BinaryLike[]): string {
  const whole = createHash('sha256');
  for (const input of inputs) whole.update(createHash('sha256').update(input).digest());
  return whole.digest('hex');
}
