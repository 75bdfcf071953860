import { createHash } from 'node:crypto';
import type { ShippedPackage } from './packages';

/**
 * The packages that the site is built with, in the CycloneDX format. What is in the output has the
 * scope "required", all else "excluded". `npm sbom --omit dev` leaves out what tools need, too.
 *
 * @throws Error if a package is in the output that only tools need.
 * @see https://cyclonedx.org/docs/1.6/json/
 */
export function makeSbom(lock: LockFile, shipped: readonly ShippedPackage[]): string {
  const inOutput = new Set(shipped.map(({ name, version }) => purlOf(name, version)));
  const entries = Object.entries(lock.packages).filter(
    ([folder, entry]) => isInstalled(folder, entry) && !entry.dev,
  );
  const components = new Map(
    entries.map(([folder, entry]) => {
      const component = componentOf(folder, entry);
      const scope = inOutput.has(component.purl) ? 'required' : 'excluded';
      return [component.purl, { ...component, scope }];
    }),
  );
  const missing = shipped.find(({ name, version }) => !components.has(purlOf(name, version)));
  if (missing) {
    throw new Error(
      `Unexpected package in the output that is not among the "dependencies" of package.json or what these need: ${missing.name} ${missing.version}. Move it there from "devDependencies".`,
    );
  }
  const root = { 'bom-ref': lock.name, type: 'application', name: lock.name };
  const content = {
    metadata: { lifecycles: [{ phase: 'build' }], component: { ...root, version: lock.version } },
    components: [...components.values()],
    dependencies: listDependencies(lock),
  };
  const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
  const format = { bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 };
  return JSON.stringify({ ...format, serialNumber: `urn:uuid:${uuidOf(hash)}`, ...content });
}

function componentOf(folder: string, entry: LockEntry): { readonly purl: string } {
  const { version = '', integrity = '' } = entry;
  const purl = purlOf(nameOf(folder), version);
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  const component = {
    'bom-ref': purl,
    type: 'library',
    name: nameOf(folder),
    version,
    purl,
    licenses: [{ expression: licenceOf(folder, entry) }],
    hashes: [{ alg: 'SHA-512', content }],
  };
  return component;
}

/** @see https://github.com/package-url/purl-spec */
const purlOf = (name: string, version: string): string =>
  `pkg:npm/${name.replace('@', '%40')}@${version}`;

/** Which packages need which, in a line for each version. The workspaces are parts of the site. */
function listDependencies({ name, packages }: LockFile): object[] {
  const refOf = (folder: string): string => {
    const entry = packages[folder] ?? {};
    return isInstalled(folder, entry) ? purlOf(nameOf(folder), entry.version ?? '') : name;
  };
  const needs = new Map<string, Set<string>>();
  for (const [folder, entry] of Object.entries(packages)) {
    if (entry.dev) continue;
    const ref = refOf(folder);
    const found = needs.get(ref) ?? new Set<string>();
    for (const need of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const at = findFolder(packages, folder, need);
      if (at !== undefined && refOf(at) !== name) found.add(refOf(at));
    }
    needs.set(ref, found);
  }
  return [...needs].map(([ref, found]) => ({ ref, dependsOn: [...found].sort() }));
}

/** Where Node finds a package that is needed in a folder: there, or in one around it. */
function findFolder(
  packages: LockFile['packages'],
  folder: string,
  name: string,
): string | undefined {
  const at = `${folder}${folder && '/'}node_modules/${name}`;
  if (at in packages) return at;
  if (folder === '') return undefined;
  const end = folder.lastIndexOf('/node_modules/');
  return findFolder(packages, end < 0 ? '' : folder.slice(0, end), name);
}

/** Version 8 of RFC 9562: of a content of one's own. */
function uuidOf(hash: string): string {
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
}

/** Of `package-lock.json`, what is read here: https://docs.npmjs.com/cli/configuring-npm/package-lock-json */
export interface LockFile {
  readonly name: string;
  readonly version: string;
  /** By their folders; the site itself is ''. */
  readonly packages: Readonly<Record<string, LockEntry>>;
}

interface LockEntry {
  readonly version?: string;
  readonly integrity?: string;
  readonly license?: string;
  readonly dev?: boolean;
  /** Of a workspace in `node_modules`. */
  readonly link?: boolean;
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
