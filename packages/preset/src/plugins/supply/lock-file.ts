/** Of `package-lock.json`, what is read here: https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export interface LockFile {
  readonly name: string;
  readonly version: string;
  /** By their folders; the site itself is ''. */
  readonly packages: Readonly<Record<string, LockEntry>>;
}

export interface LockEntry {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Of a workspace in `node_modules`. */
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly deprecated?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

/** Licences of packages that state them in an old form, read in their files. */
const readByHand: Readonly<Record<string, string>> = {
  eval: 'MIT',
  format: 'MIT',
  'parse-cache-control': 'BSD-3-Clause',
  'require-like': 'MIT',
  'svg-tags': 'MIT',
  '@cspell/dict-en-common-misspellings': 'CC-BY-SA-4.0',
};

/** Whether a package is from a registry: the site and its workspaces are not. */
export const isInstalled = (folder: string, { link }: LockEntry): boolean =>
  folder.includes('node_modules/') && !link;

export const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '');

export function licenceOf(folder: string, entry: LockEntry): string {
  return readByHand[nameOf(folder)] ?? entry.license ?? 'none';
}
