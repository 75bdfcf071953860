import { writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import logger from '@docusaurus/logger';
import type { AllContent, LoadContext, Plugin } from '@docusaurus/types';
import type { Chunk, Compilation, Compiler, Module } from 'webpack';
import type { OutputTable } from 'graphql-docs-reference/graphql';
import { writeOutputs } from '../outputs';
import type { LockFile } from './make-sbom';
import { makeSbom } from './make-sbom';
import { printNotices, readPackages } from './packages';

/** What the plugin gives that bundles a program: what is in that is in the output, too. */
export interface BundleContent {
  readonly bundle: () => Promise<{ readonly inputs: readonly string[] }>;
}

export interface PluginOptions {
  readonly outputs: OutputTable;
  readonly security: Contact;
}

/** Lists what the output is made of, names whom to tell of a vulnerability, and leads robots. */
export default function supply(
  { siteDir, siteConfig, generatedFilesDir }: LoadContext,
  { outputs, security }: PluginOptions,
): Plugin {
  let content: AllContent = {};
  return {
    name: 'supply',
    allContentLoaded({ allContent }) {
      content = allContent;
    },
    configureWebpack: ({ mode }, isServer) => {
      if (isServer || mode !== 'production') return {};
      return { plugins: [new CollectModules(modulesFile(generatedFilesDir))] };
    },
    async postBuild({ outDir }) {
      const warning = warnOfExpiry(security);
      if (warning !== undefined) logger.warn(warning);
      const mcp = content['mcp']?.['default'] as BundleContent;
      const { inputs } = await mcp.bundle();
      const modules = JSON.parse(
        await readFile(modulesFile(generatedFilesDir), 'utf8'),
      ) as string[];
      const packages = await readPackages([...modules, ...inputs, bundler()]);
      const lock = JSON.parse(
        await readFile(join(siteDir, 'package-lock.json'), 'utf8'),
      ) as LockFile;
      writeOutputs(outputs, 'a file about the site', outDir, [
        ['third-party-notices.txt', printNotices('This site', packages)],
        ['sbom.cdx.json', makeSbom(lock, packages)],
        ['.well-known/security.txt', contactFile(security, siteConfig.url)],
        ['robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteConfig.url}/sitemap.xml\n`],
      ]);
    },
  };
}

/** Part of it is in the output, too: what loads the scripts. */
function bundler(): string {
  return require.resolve('@rspack/core', { paths: [require.resolve('@docusaurus/faster')] });
}

/** Where the bundler leaves a list of the files that are in its scripts, styles and fonts. */
export function modulesFile(generatedFilesDir: string): string {
  return join(generatedFilesDir, 'supply-modules.json');
}

/** Writes that list. */
class CollectModules {
  constructor(readonly file: string) {}

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap(CollectModules.name, (compilation) => {
      const modules = [...compilation.chunks].flatMap((chunk) => emitted(compilation, chunk));
      writeFileSync(this.file, JSON.stringify([...new Set(modules.flatMap(filesOf))]));
    });
  }
}

/** The modules of a chunk without scripts that a plugin has taken out again. */
function emitted({ chunkGraph, assets }: Compilation, chunk: Chunk): Module[] {
  const hasScript = [...chunk.files].some((file) => file.endsWith('.js') && file in assets);
  const modules = [...chunkGraph.getChunkModulesIterable(chunk)];
  return hasScript ? modules : modules.filter(({ type }) => !type.startsWith('javascript/'));
}

/** Several files may be joined in a module. */
function filesOf(module: Module): string[] {
  const inner = 'modules' in module ? (module.modules as Module[]) : [module];
  return inner.flatMap((one) => one.nameForCondition() ?? []);
}

const day = 24 * 60 * 60 * 1000;

/** Who reads reports of vulnerabilities, and until when that is certain. */
export interface Contact {
  /** Address of mail. */
  readonly contact: string;
  /** A day, as `2027-10-31`. */
  readonly expires: string;
  readonly policy: string;
}

/** `security.txt` of RFC 9116: where to report a vulnerability. */
export function contactFile({ contact, expires, policy }: Contact, site: string): string {
  return [
    `Contact: mailto:${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    `Policy: ${policy}`,
    '',
  ].join('\n');
}

/**
 * What is wrong with the day of `security.txt`, which is to be valid for a year at most. It fails no
 * build, so that any commit can be built and published again at any time.
 */
export function warnOfExpiry(
  { contact, expires }: Pick<Contact, 'contact' | 'expires'>,
  now = Date.now(),
): string | undefined {
  const days = (Date.parse(expires) - now) / day;
  if (days > 0 && days <= 366) return undefined;
  return `Unexpected "${expires}" for the option documents.security.expires, expected a day within a year from now. Check that somebody reads the mail to ${contact}, then set a new day.`;
}

/** To the files that say what the site is made of, in the same tab. */
export const supplyLinks = [
  { label: 'Third-party notices', to: 'pathname:///third-party-notices.txt', target: '_self' },
  { label: 'Software bill of materials', to: 'pathname:///sbom.cdx.json', target: '_self' },
] as const;
