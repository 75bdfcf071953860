import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { hostFiles } from 'graphql-docs-reference/graphql';
import { listFiles } from '../files';
import { openStore, pruneStore, type Store } from '../store';
import { nginxConfiguration } from './nginx';
import type { Rule } from './rules';
import {
  formatPolicy,
  metaPolicy,
  pagePolicy,
  playgroundPolicy,
  deliveryRules,
  playgroundFile,
  referrerPolicy,
  dataFiles,
  isText,
  types,
} from './rules';

/**
 * Makes a build ready for its hosts: each page carries its policy, texts are there compressed, too,
 * and `_headers` and `_nginx.conf` say with which headers files are sent.
 *
 * @throws Error if a page has what no policy allows.
 */
export async function deliver(outDir: string): Promise<void> {
  const pages = readPages(outDir);
  const scripts = hashScripts(pages);
  const delivered = new Map(
    Array.from(pages, ([file, html]) => [file, Buffer.from(addMeta(html, file, scripts))]),
  );
  for (const [file, page] of delivered) writeFileSync(join(outDir, file), page);
  await compressAll(outDir, delivered);
  const rules = deliveryRules(scripts);
  writeFileSync(join(outDir, hostFiles.headers), headersFile(rules), { flag: 'wx' });
  writeFileSync(join(outDir, hostFiles.nginx), nginxConfiguration(rules), { flag: 'wx' });
  pruneStore();
}

/** Each file that is under way takes megabytes, so that few are at a time. */
async function compressAll(outDir: string, known: ReadonlyMap<string, Buffer>): Promise<void> {
  const store = openStore('compressed', `${brotliVersion} ${zlibVersion}`);
  const texts = listOutput(outDir).filter(isText).values();
  const compressNext = async (): Promise<void> => {
    for (const file of texts) {
      const path = join(outDir, file);
      const bytes = known.get(file) ?? readFileSync(path);
      await compress(path, bytes, isLasting(file), store);
    }
  };
  await Promise.all([compressNext(), compressNext(), compressNext(), compressNext()]);
}

/** Requested by every reader, and kept by browsers: not data, which any edit of content changes. */
function isLasting(file: string): boolean {
  return file.startsWith('/assets/') && !file.startsWith(dataFiles);
}

/** HTML files of a build, by their path in it. */
export function readPages(outDir: string): ReadonlyMap<string, string> {
  const files = listOutput(outDir).filter((file) => file.endsWith('.html'));
  return new Map(files.map((file) => [file, readFileSync(join(outDir, file), 'utf8')]));
}

/** Paths of all files, as `/guides/hello.html`, in the order of their names. */
function listOutput(outDir: string): string[] {
  return listFiles(outDir).map((path) => `/${relative(outDir, path).replaceAll(sep, '/')}`);
}

/**
 * Hashes of the inline scripts of all pages.
 *
 * @throws Error that names what no policy allows.
 */
export function hashScripts(pages: ReadonlyMap<string, string>): string[] {
  const read = Array.from(pages, ([file, html]) => ({ file, ...readInline(html) }));
  const faults = read.flatMap(({ file, faults }) => faults.map((fault) => `${file} ${fault}.`));
  if (faults.length > 0) {
    throw new Error(
      `${faults.length} ${faults.length === 1 ? 'time' : 'times'} a page has what its policy blocks. Use a class, a style sheet or a script of its own.\n${faults.slice(0, 15).join('\n')}`,
    );
  }
  return [...new Set(read.flatMap(({ scripts }) => scripts))].sort();
}

/**
 * Puts what a host may not send into the page itself, before anything that it concerns.
 *
 * @param file path in the build, as `/guides/hello.html`.
 * @throws Error if the page does not begin as pages do.
 */
function addMeta(html: string, file: string, scripts: readonly string[]): string {
  const policyOf = file === playgroundFile ? playgroundPolicy : pagePolicy;
  const policy = formatPolicy(metaPolicy(policyOf(scripts)));
  const metas = `<meta http-equiv=Content-Security-Policy content="${policy}"><meta name=referrer content=${referrerPolicy}>`;
  const [charset] = /<head><meta charset="?UTF-8"?>/i.exec(html) ?? [];
  if (charset === undefined) {
    throw new Error(`Unexpected beginning of ${file}. Expected <meta charset> first in its head.`);
  }
  return html.replace(charset, `${charset}${metas}`);
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const { brotli: brotliVersion, zlib: zlibVersion } = process.versions;

/** Below this a packet is one packet either way. */
const fewestBytes = 1024;

/**
 * Of brotli, for pages: 7 and 8 take five times as long and save half a percent, which is a hundred
 * bytes of a page; 11 takes twenty times as long and saves nine percent.
 */
const pageQuality = 6;

/** Of brotli, for scripts and styles: 11 takes more than twice as long, and saves 1.6 percent. */
const lastingQuality = 10;

/** Of gzip: 9 takes half as long again, and saves a quarter of a percent. */
const pageLevel = 6;

/**
 * Writes a file again with brotli and with gzip, beside it, unless it is small.
 *
 * @param isLasting whether the file is worth more time.
 */
async function compress(
  path: string,
  bytes: Buffer,
  isLasting: boolean,
  { place }: Store,
): Promise<void> {
  if (bytes.length < fewestBytes) return;
  const quality = isLasting ? lastingQuality : pageQuality;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  const level = isLasting ? constants.Z_BEST_COMPRESSION : pageLevel;
  const hash = createHash('sha256').update(bytes).digest();
  await Promise.all([
    place(['br', String(quality), hash], `${path}.br`, () => brotli(bytes, { params })),
    place(['gz', String(level), hash], `${path}.gz`, () => zip(bytes, { level })),
  ]);
}

/** What every host knows by itself. */
const commonTypes = new Set(['css', 'html', 'js', 'json', 'png', 'svg', 'txt', 'woff2', 'zip']);

/**
 * The file `_headers`, as Cloudflare Pages and Netlify read it. It goes by addresses, and where
 * several rules hold, one host joins their values and the other takes the last: a line with "!"
 * takes the earlier value away.
 *
 * @see https://developers.cloudflare.com/pages/configuration/headers/
 * @see https://docs.netlify.com/manage/routing/headers/
 */
function headersFile(rules: readonly Rule[]): string {
  const known = new Set<string>();
  const blocks = rules.map(({ files, headers }) => {
    const lines = Object.entries(headers).flatMap(([name, value]) => [
      ...(known.has(name) ? [`! ${name}`] : []),
      `${name}: ${value}`,
    ]);
    Object.keys(headers).forEach((name) => known.add(name));
    return [files.replace(/\.html$/, ''), ...lines];
  });
  const typeBlocks = Object.entries(types)
    .filter(([end]) => !commonTypes.has(end))
    .map(([end, type]) => [`/*.${end}`, `Content-Type: ${type}`]);
  return [...blocks, ...typeBlocks].map((block) => `${block.join('\n  ')}\n`).join('\n');
}

/** What a page brings along that a policy has to allow. */
interface Inline {
  /** Hashes of its inline scripts, as a policy writes them. */
  readonly scripts: readonly string[];
  /** What no policy of ours allows, in words. */
  readonly faults: readonly string[];
}

/** Scripts of other types, such as JSON-LD, are data: nothing runs them. */
const executable = new Set(['', 'module', 'text/javascript']);

/** One is in each page, for where no script comes: that of the template. */
const known = 'pageFailure';

/** What stands in each page that has something a policy blocks, and in few others. */
const suspect =
  /<style|[\s"'/](?:style|on[^\s=>]*)\s*=|javascript:|(?:href|src|action)\s*=[^>]*&(?:#|colon|tab|newline)/i;

/** Reads what the HTML of a page runs or styles by itself. Of most pages, only scripts are parsed. */
function readInline(html: string): Inline {
  const scripts: string[] = [];
  const faults: string[] = [];
  let text: string | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      faults.push(...faultsOf(name, attributes));
      const { src, type = '' } = attributes;
      if (name === 'script' && src === undefined && executable.has(type)) text = '';
    },
    ontext: (part) => {
      if (text !== undefined) text += part;
    },
    onclosetag: () => {
      if (text !== undefined) {
        const script = text;
        if (script.includes(known)) scripts.push(hashOf(script));
        else faults.push(`Unexpected inline script "${script.slice(0, 60)}"`);
      }
      text = undefined;
    },
  });
  const scriptsOnly = (): string => (html.match(/<script\b[^]*?<\/script>/gi) ?? []).join('');
  parser.end(suspect.test(html) ? html : scriptsOnly());
  return { scripts, faults };
}

function faultsOf(name: string, attributes: Readonly<Record<string, string>>): string[] {
  const blocked = Object.entries(attributes)
    .filter(([key, value]) => key === 'style' || key.startsWith('on') || isScript(key, value))
    .map(([key, value]) => `Unexpected ${key}="${value}" on <${name}>`);
  return name === 'style' ? [...blocked, 'Unexpected <style>'] : blocked;
}

function isScript(key: string, value: string): boolean {
  return ['href', 'src', 'action'].includes(key) && /^\s*javascript:/i.test(value);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
