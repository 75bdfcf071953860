import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { Globby } from '@docusaurus/utils';
import type { Claim, OutputTable } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';
import type { CheckedFile, ContentReport, ContentSources } from '../../content/check-content';
import { checkContent } from '../../content/check-content';

/**
 * Reads all guides, posts and pages before any plugin loads content, so that a contributor gets
 * every problem at once, with its place, and not the first one that some plugin stumbles over.
 */
export default async function contentCheck(
  { siteDir, generatedFilesDir }: LoadContext,
  { store, placeholders, outputs }: ContentSources & { readonly outputs: OutputTable },
): Promise<Plugin<ContentReport>> {
  await store.whenSet;
  const report = await checkContent(siteDir, { store, placeholders });
  const { files, claims, problems } = report;
  if (problems.length > 0) throw new InputError(problems);
  outputs.claim('pages', claims);
  outputs.claim('static files', await claimStatic(siteDir));
  const samples = files.reduce((sum, file) => sum + file.samples, 0);
  if (store.get().samples === 'error') {
    logger.info(`${samples} GraphQL samples in ${files.length} files are valid.`);
  } else {
    logger.info(
      `The ${samples} GraphQL samples of guides about another schema are not checked, and none runs.`,
    );
  }
  const folder = join(generatedFilesDir, 'content-check/inputs');
  await writeInputs(folder, files);
  return {
    name: 'content-check',
    loadContent: () => report,
    configureWebpack: () => ({
      module: {
        rules: [
          {
            test: /\.mdx?$/,
            include: files.map(({ file }) => resolve(siteDir, file)),
            enforce: 'pre',
            loader: join(__dirname, '../../docusaurus/depend-on-inputs.cjs'),
            options: { siteDir, folder },
          },
        ],
      },
    }),
  };
}

/**
 * Writes a file for each file of content that changes with what the bundler compiles it from: its own
 * text, and links, answers and all else that comes from the schema and the model.
 */
async function writeInputs(folder: string, files: readonly CheckedFile[]): Promise<void> {
  await Promise.all(
    files.map(async ({ file, tree }) => {
      const path = join(folder, `${file}.txt`);
      const text = createHash('sha256').update(JSON.stringify(tree)).digest('hex');
      if ((await readFile(path, 'utf8').catch(() => '')) === text) return;
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, text);
    }),
  );
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
