import { createHash, randomUUID, type BinaryLike } from 'node:crypto';
import {
  link,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import { join } from 'node:path';
import { once } from 'graphql-docs-reference/calls';

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
  /** Puts the same at a path where there is no file yet, as a second name of the kept one. */
  readonly place: (
    inputs: readonly BinaryLike[],
    path: string,
    make: () => Made | Promise<Made>,
  ) => Promise<void>;
}

const day = 24 * 3600 * 1000;

/**
 * Opens the store of a kind of things in a folder, which may be deleted at any time.
 *
 * @param maker what makes them, such as the versions of its libraries: an input of each.
 */
export function openStore(kind: string, maker: string, root = defaultRoot): Store {
  const folder = join(root, kind);
  const made = keyOf([maker]);
  const isDue = once(() => isPruneDue(root));
  // Files are marked as used only by a build that looks for old ones at its end.
  const touch = async (file: string): Promise<void> => {
    if (await isDue()) await utimes(file, new Date(), new Date()).catch(() => undefined);
  };
  const fileOf = (inputs: readonly BinaryLike[]): string => join(folder, keyOf([made, ...inputs]));
  const read = async (file: string): Promise<Buffer | undefined> => {
    const kept = await readFile(file).catch(() => undefined);
    if (kept) await touch(file);
    return kept;
  };
  const write = async (file: string, make: () => Made | Promise<Made>): Promise<Buffer> => {
    const made = Buffer.from(await make());
    await mkdir(folder, { recursive: true });
    // Whoever reads it meanwhile, or kills this, sees the whole file or none.
    const unfinished = `${file}.${randomUUID()}`;
    await writeFile(unfinished, made);
    await rename(unfinished, file);
    return made;
  };
  return {
    find: (inputs) => read(fileOf(inputs)),
    async keep(inputs, make) {
      const file = fileOf(inputs);
      return (await read(file)) ?? write(file, make);
    },
    async place(inputs, path, make) {
      const file = fileOf(inputs);
      const fault = await link(file, path).then(
        () => undefined,
        (error: unknown) => (error as NodeJS.ErrnoException).code,
      );
      if (fault === 'EEXIST') throw new Error(`There is ${path} already.`);
      // Not kept yet, or on another disk.
      if (fault === undefined) await touch(file);
      else await writeFile(path, (await read(file)) ?? (await write(file, make)), { flag: 'wx' });
    },
  };
}

/** Removes what no build has used for a month, once a day: looking at thousands of files takes time. */
export async function pruneStore(root = defaultRoot): Promise<void> {
  if (!(await isPruneDue(root))) return;
  const oldest = Date.now() - 30 * day;
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  await Promise.all(
    entries.map(async (entry) => {
      const file = join(entry.parentPath, entry.name);
      // Another build may have removed it.
      const found = entry.isFile() ? await stat(file).catch(() => undefined) : undefined;
      if (found && found.mtimeMs < oldest) await rm(file, { force: true });
    }),
  );
  if (entries.length > 0) await writeFile(stampOf(root), '');
}

async function isPruneDue(root: string): Promise<boolean> {
  const last = await stat(stampOf(root)).catch(() => undefined);
  return !last || Date.now() - last.mtimeMs >= day;
}

function stampOf(root: string): string {
  return join(root, 'pruned');
}

const defaultRoot = 'node_modules/.cache/graphql-docs';

/** Of all inputs, each as its own: `a, bc` has another key than `ab, c`. */
export function keyOf(inputs: readonly BinaryLike[]): string {
  const whole = createHash('sha256');
  for (const input of inputs) whole.update(createHash('sha256').update(input).digest());
  return whole.digest('hex');
}
