import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import { allows, ofShipped } from './licences';

/** A package of which something is in the output. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  /** Its licence, and the notice that goes with it if there is one. */
  readonly text: string;
}

/** Licences of packages that come without the text, by name. */
const texts = join(__dirname, 'texts');

/**
 * The packages that files belong to, sorted by name.
 *
 * @throws InputError if one lacks the text of its licence, or has a licence that is not allowed.
 */
export async function readPackages(files: Iterable<string>): Promise<ShippedPackage[]> {
  const folders = new Set([...files].flatMap((file) => packageFolder(file) ?? []));
  const packages = await Promise.all([...folders].map(readPackage));
  const problems = packages.flatMap(checkPackage);
  if (problems.length > 0) throw new InputError(problems);
  const byId = new Map(packages.map((one) => [`${one.name} ${one.version}`, one]));
  return [...byId].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, one]) => one);
}

/** The innermost package around a file, if it is not the site itself. */
function packageFolder(file: string): string | undefined {
  return /^.*[/\\]node_modules[/\\](?:@[^/\\]+[/\\])?[^/\\]+/.exec(file)?.[0];
}

interface FoundPackage extends ShippedPackage {
  readonly manifest: string;
}

async function readPackage(folder: string): Promise<FoundPackage> {
  const manifest = join(folder, 'package.json');
  const { name, version, license } = JSON.parse(await readFile(manifest, 'utf8')) as Manifest;
  const licence = typeof license === 'string' ? license : 'none';
  const own = await readTexts(folder, /^(?:licen[cs]e|copying|notice)/i);
  const kept = own || (await readTexts(texts, new RegExp(`^${name.replace('/', '__')}\\.txt$`)));
  return { name, version, licence, text: kept, manifest };
}

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: unknown;
}

async function readTexts(folder: string, names: RegExp): Promise<string> {
  const files = (await readdir(folder)).filter((file) => names.test(file)).sort();
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return contents.map((text) => text.replaceAll('\r\n', '\n').trim()).join('\n\n');
}

function checkPackage({ name, version, licence, text, manifest }: FoundPackage): Problem[] {
  const place = { file: manifest.replace(/^.*?(?=node_modules[/\\])/, ''), line: 1, column: 1 };
  const found = `of ${name} ${version}, which is in the output.`;
  if (!allows(ofShipped, licence)) {
    const message = `Unexpected licence "${licence}" ${found} Replace the package. If readers may receive it, add the licence to packages/preset/src/plugins/supply/licences.ts.`;
    return [{ ...place, message }];
  }
  if (text !== '') return [];
  const message = `Unexpected lack of the licence's text ${found} Put it into packages/preset/src/plugins/supply/texts/${name.replace('/', '__')}.txt.`;
  return [{ ...place, message }];
}

const rule = '-'.repeat(80);

/**
 * The packages with their licences, each text once.
 *
 * @param subject what they are parts of, such as "This site".
 */
export function printNotices(subject: string, packages: readonly ShippedPackage[]): string {
  const names = new Map<string, string[]>();
  for (const { name, version, licence, text } of packages) {
    names.set(text, [...(names.get(text) ?? []), `${name} ${version} (${licence})`]);
  }
  const parts = [...names].map(([text, all]) => `${rule}\n\n${all.join('\n')}\n\n${text}\n`);
  return [`${subject} contains parts of these packages, under their licences.\n`, ...parts].join(
    '\n',
  );
}
