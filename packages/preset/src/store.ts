import { createHash, randomUUID, type BinaryLike } from 'node:crypto';
import {
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { once } from 'graphql-docs-reference/calls';
import { listFiles } from './files';

type Made = Uint8Array | string;

/** Keeps what follows from its inputs alone from one build to the next, under a key of their content. */
export interface Store {
  /** What these inputs gave before, if it is kept. */
  readonly find: (inputs: readonly BinaryLike[]) => Buffer | undefined;
  /** The same, or what `make` gives now. Text is kept as UTF-8. */
  readonly keep: (
    inputs: readonly BinaryLike[],
    make: () => Made | Promise<Made>,
  ) => Promise<Buffer>;
  /** The same for a value that JSON can hold. */
  readonly keepJson: <Value>(
    inputs: readonly BinaryLike[],
    make: () => Value | Promise<Value>,
  ) => Promise<Value>;
  /** Puts the same at a path where there is no file yet, as a second name of the kept one. */
  readonly place: (
    inputs: readonly BinaryLike[],
    path: string,
    make: () => Made | Promise<Made>,
  ) => Promise<void>;
}

const day = 24 * 3600 * 1000;

/**
 * Opens the store of a kind of things in a folder, which may be deleted at any time. Files are read
 * and written by this thread: threads that add files to one folder wait for each other, which takes
 * longer than the files.
 *
 * @param maker what makes them, such as the versions of its libraries: an input of each.
 */
export function openStore(kind: string, maker: string, root = defaultRoot): Store {
  const folder = join(root, kind);
  const made = keyOf([maker]);
  const isDue = once(() => isPruneDue(root));
  // Files are marked as used only by a build that looks for old ones at its end.
  const touch = (file: string): void => {
    if (isDue()) attempt(() => utimesSync(file, new Date(), new Date()));
  };
  const fileOf = (inputs: readonly BinaryLike[]): string => join(folder, keyOf([made, ...inputs]));
  const read = (file: string): Buffer | undefined => {
    const kept = attempt(() => readFileSync(file));
    if (kept) touch(file);
    return kept;
  };
  const write = async (file: string, make: () => Made | Promise<Made>): Promise<Buffer> => {
    const made = Buffer.from(await make());
    mkdirSync(folder, { recursive: true });
    // Whoever reads it meanwhile, or kills this, sees the whole file or none.
    const unfinished = `${file}.${randomUUID()}`;
    writeFileSync(unfinished, made);
    renameSync(unfinished, file);
    return made;
  };
  const keep: Store['keep'] = async (inputs, make) => {
    const file = fileOf(inputs);
    return read(file) ?? (await write(file, make));
  };
  return {
    find: (inputs) => read(fileOf(inputs)),
    keep,
    async keepJson<Value>(inputs: readonly BinaryLike[], make: () => Value | Promise<Value>) {
      const kept = await keep(inputs, async () => JSON.stringify(await make()));
      return JSON.parse(kept.toString()) as Value;
    },
    async place(inputs, path, make) {
      if (existsSync(path)) throw new Error(`There is ${path} already.`);
      const file = fileOf(inputs);
      if (link(file, path)) {
        touch(file);
        return;
      }
      // The path may be on another disk.
      const kept = read(file);
      const bytes = kept ?? (await make());
      writeFileSync(path, bytes, { flag: 'wx' });
      if (!kept && !link(path, file)) await write(file, () => bytes);
    },
  };
}

/** Undefined where it fails. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** Gives a file a second name, and says whether that went. */
function link(file: string, path: string): boolean {
  try {
    linkSync(file, path);
    return true;
  } catch {
    return false;
  }
}

/** Removes what no build has used for a month, once a day: looking at thousands of files takes time. */
export function pruneStore(root = defaultRoot): void {
  if (!isPruneDue(root)) return;
  const oldest = Date.now() - 30 * day;
  const files = attempt(() => listFiles(root)) ?? [];
  for (const file of files) {
    // Another build may have removed it.
    const found = statSync(file, { throwIfNoEntry: false });
    if (found && found.mtimeMs < oldest) rmSync(file, { force: true });
  }
  if (files.length > 0) writeFileSync(stampOf(root), '');
}

function isPruneDue(root: string): boolean {
  const last = statSync(stampOf(root), { throwIfNoEntry: false });
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
