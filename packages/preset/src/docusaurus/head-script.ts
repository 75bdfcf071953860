import { createHash } from 'node:crypto';
import { buildSync } from 'esbuild';
import type { BaseWords, ReaderWords } from 'graphql-docs-reader/browser';
import type { Compiler } from 'webpack';
import { t } from '../t';
import { browserFile } from './browser-bundle';

/** The scripts that run before the text of a page is shown. */
interface EarlyScripts {
  /** In each page, for where nothing else comes. */
  readonly inline: string;
  /** In a file, which the browser has from the page before. */
  readonly head: { readonly path: string; readonly text: string };
}

/** Of each language: the template of pages needs them, and so does the bundler. */
const made = new Map<string, EarlyScripts>();

/** Compiles the early scripts, with what they say in the language of the site. */
export function earlyScripts(): EarlyScripts {
  const words = { baseWords: JSON.stringify(baseWords()), words: JSON.stringify(readerWords()) };
  const key = Object.values(words).join();
  const scripts = made.get(key) ?? compile(words);
  made.set(key, scripts);
  return scripts;
}

/** Writes the file of the early scripts. What is in it is a setting of the bundler, like others. */
export class EmitHeadScript {
  constructor(readonly head = earlyScripts().head) {}

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources;
    const { path, text } = this.head;
    compiler.hooks.thisCompilation.tap(EmitHeadScript.name, (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: EmitHeadScript.name, stage }, () => {
        compilation.emitAsset(path, new RawSource(text), { minimized: true });
      });
    });
  }
}

function compile(define: Record<string, string>): EarlyScripts {
  const { outputFiles } = buildSync({
    entryPoints: [browserFile('inline-script'), browserFile('head-script')],
    define,
    bundle: true,
    minify: true,
    target: 'es2022',
    write: false,
    outdir: '/',
  });
  const [inline = '', text = ''] = outputFiles.map((file) => file.text);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  return { inline, head: { path: `assets/head.${hash}.js`, text } };
}

function baseWords(): BaseWords {
  return {
    noStyles: t('load.noStyles'),
    noFile: t('load.noFile'),
    unsureBase: t('load.unsureBase'),
    wrongBase: t('load.wrongBase'),
  };
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
