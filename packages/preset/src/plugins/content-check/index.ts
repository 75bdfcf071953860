import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { oneAtATime } from 'graphql-docs-reference/calls';
import type { Claim, OutputTable } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { CheckedFile, ContentReport, ContentSources } from '../../content/check-content';
import { contentFolders, createContentChecker } from '../../content/check-content';
import { routeOf } from '../../content/content-file';
import { findReference } from '../../content/read-reference';
import { fileBehind } from '../../remark/links';
import { writeChanged } from '../../files';

interface PluginOptions extends ContentSources {
  readonly outputs: OutputTable;
  /** Called once a build has found nothing wrong. */
  readonly onChecked: () => void;
}

/**
 * Reads all guides, posts and pages before any plugin loads content, so that a contributor gets
 * every problem at once, with its place, and not the first one that some plugin stumbles over. In the
 * dev server they are read once a browser has its first page, and after each change.
 */
export default async function contentCheck(
  { siteDir, generatedFilesDir }: LoadContext,
  { outputs, onChecked, ...sources }: PluginOptions,
): Promise<Plugin<ContentReport | undefined>> {
  const isDev = process.env['NODE_ENV'] === 'development';
  await sources.store.whenSet;
  const check = createContentChecker(siteDir, sources);
  const folder = join(generatedFilesDir, 'content-check/inputs');
  const writeInputs = createInputsWriter(folder, siteDir);
  const report = isDev ? undefined : await check();
  if (report) {
    const { claims, problems } = report;
    if (problems.length > 0) throw new InputError(problems);
    onChecked();
    outputs.claim('pages', claims);
    outputs.claim('static files', await claimStatic(siteDir));
    sayCount(report, sources);
    await writeInputs(report);
  }
  let isStarting = true;
  let said = '';
  const checkAgain = oneAtATime(async () => {
    const report = await check();
    await writeInputs(report);
    const { problems } = report;
    const message = problems.length > 0 ? new InputError(problems).message : '';
    if (message === '' && said !== '') logger.success('Guides, posts and pages are valid again.');
    else if (message !== said) logger.error(message);
    said = message;
  });
  return {
    name: 'content-check',
    loadContent: () => report,
    // The blog stops at its first fault, without the line, and nobody else watches pictures. Each
    // pattern begins with its folder: for one that doesn't, the whole site would be watched.
    getPathsToWatch: () => [
      'blog/**/*.{md,mdx,yml}',
      ...contentFolders.map((path) => `${path}/**/*.{avif,gif,jpeg,jpg,png,svg,webp}`),
      'static/**',
    ],
    allContentLoaded: ({ allContent }) => {
      // A first page comes before the check, unless somebody has saved a file.
      const mayWait = isStarting && findReference(allContent).isOutline;
      isStarting = false;
      if (isDev && !mayWait) checkAgain().catch((error: unknown) => logger.error(String(error)));
      return Promise.resolve();
    },
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: contentFolders.map((path) => resolve(siteDir, path)),
            enforce: 'pre',
            loader: join(__dirname, '../../docusaurus/depend-on-inputs.cjs'),
            options: { siteDir, folder },
          },
        ],
      },
    }),
  };
}

function sayCount({ files }: ContentReport, { store }: ContentSources): void {
  let samples = 0;
  for (const { tree } of files)
    if (tree) visit(tree, { type: 'codeFrame', lang: 'graphql' }, () => void (samples += 1));
  if (store.get().samples === 'error') {
    logger.info(`${samples} GraphQL samples in ${files.length} files are valid.`);
  } else {
    logger.info(
      `The ${samples} GraphQL samples of guides about another schema are not checked, and none runs.`,
    );
  }
}

/**
 * Gives a function that writes a file for each file of content, which changes with what the bundler
 * compiles it from. Where somebody has saved one file, the bundler has compiled that one by then.
 */
function createInputsWriter(
  folder: string,
  siteDir: string,
): (report: ContentReport) => Promise<void> {
  const known = new Map<string, string>();
  return async ({ files, saved }) => {
    const routes = new Map(files.map((checked) => [checked.file, routeOf(checked)]));
    const hashed = files.map(async (checked) => {
      return [checked.file, await hashInputs(checked, siteDir, routes)] as const;
    });
    const changed = (await Promise.all(hashed)).filter(([file, hash]) => known.get(file) !== hash);
    for (const [file, hash] of changed) known.set(file, hash);
    const toCompile = changed.filter(([file]) => file !== saved);
    writeChanged(
      folder,
      toCompile.map(([file, hash]) => [`${file}.txt`, hash]),
    );
  };
}

/**
 * Of the text of a file and all else that its page is made of: links, answers and what else comes
 * from the schema and the model, addresses of the pages that it links by their files, and pictures,
 * whose sizes stand in the page.
 */
async function hashInputs(
  { file, tree, problems }: CheckedFile,
  siteDir: string,
  routes: ReadonlyMap<string, string>,
): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([tree, problems]));
  for (const url of tree ? relativeUrls(tree) : []) {
    const target = fileBehind(url, file);
    // Of what is neither a page nor a file, the build says so.
    const found =
      routes.get(target) ?? (await readFile(join(siteDir, target)).catch(() => undefined));
    hash.update(`\n${target}\n`).update(found ?? '');
  }
  return hash.digest('hex');
}

/** Of links and pictures without a host, as paths. */
function relativeUrls(tree: Root): string[] {
  const urls: string[] = [];
  visit(tree, ['link', 'definition', 'image'], (node) => {
    if ('url' in node) urls.push(node.url.replace(/[?#].*$/, ''));
  });
  return urls.filter((url) => url !== '' && !/^[a-z][\w+.-]*:/i.test(url));
}

/** Files that are copied into the build as they are. */
async function claimStatic(siteDir: string): Promise<Claim[]> {
  const files = await Globby('static/**', { cwd: siteDir, dot: true });
  return files.map((file) => ({
    path: file.replace(/^static/, ''),
    what: 'a file',
    place: { file, line: 1, column: 1 },
  }));
}
