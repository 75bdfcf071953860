import { createHash } from 'node:crypto';
import { buildSync, transformSync } from 'esbuild';
import type { ReaderWords } from 'graphql-docs-reader/browser';
import { t } from '../t';
import { browserFile } from './browser-bundle';

/** The scripts that run before the text of a page is shown. */
export interface EarlyScripts {
  /** In each page, for where nothing else comes. */
  readonly inline: string;
  /** In a file, which the browser has from the page before. */
  readonly head: { readonly path: string; readonly text: string };
}

/**
 * Compiles the early scripts, with what they say in the language of the site.
 *
 * @param before scripts of others that run at the same time: the file begins with them.
 */
export function earlyScripts(baseUrl: string, before = ''): EarlyScripts {
  const { outputFiles } = buildSync({
    entryPoints: [browserFile('inline-script'), browserFile('head-script')],
    define: { baseWords: JSON.stringify(baseWords(baseUrl)), words: JSON.stringify(readerWords()) },
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
    outdir: '/',
  });
  const [inline = '', own = ''] = outputFiles.map((file) => file.text.trim());
  const text = transformSync(before, { minify: true }).code + own;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { inline, head: { path: `assets/head.${hash}.js`, text } };
}

/** What is said where no script comes. */
function baseWords(baseUrl: string): string {
  return [t('load.noStyles'), t('load.noFile'), t('load.wrongBase', { baseUrl })].join(' ');
}

/** What the script says, which can't ask for translations before those have come. */
function readerWords(): ReaderWords {
  return {
    failed: t('load.failed'),
    retry: t('load.retry'),
    loading: t('load.loading'),
    noScripts: t('load.noScripts'),
    noFile: t('load.noFile'),
    noStyles: t('load.noStyles'),
  };
}
