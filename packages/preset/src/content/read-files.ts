import { readFile } from 'node:fs/promises';
import { relative, resolve } from 'node:path';
import { Globby } from '@docusaurus/utils';
import { decodeUtf8 } from './decode-utf8';
import type { SchemaFile } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';

/**
 * Files that match a pattern, relative to the site, by name.
 *
 * @throws InputError with the place of the first byte of each file that is not UTF-8.
 */
export async function readFiles(
  siteDir: string,
  pattern: string,
  ignore: readonly string[] = [],
): Promise<SchemaFile[]> {
  const paths = (await Globby(pattern, { cwd: siteDir, ignore: [...ignore] })).sort();
  const decoded = await Promise.all(
    paths.map(async (path) => {
      const name = relative(siteDir, resolve(siteDir, path));
      return { name, ...decodeUtf8(name, await readFile(resolve(siteDir, path))) };
    }),
  );
  const problems = decoded.flatMap((file) => ('problem' in file ? [file.problem] : []));
  if (problems.length > 0) throw new InputError(problems);
  return decoded.flatMap((file) => ('text' in file ? [{ name: file.name, text: file.text }] : []));
}
