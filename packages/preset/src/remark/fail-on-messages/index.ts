import { relative } from 'node:path';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import type { VFile } from 'vfile';
import type { Problem } from 'graphql-docs-reference/graphql';
import { InputError } from 'graphql-docs-reference/graphql';

/**
 * Comes last: what the plugins before it said of a file makes its compilation fail. It takes no
 * folder as an option, since Docusaurus puts the options of plugins into the script of every page.
 */
export const remarkFailOnMessages: Plugin<[], Root> = () => (_tree, file) => {
  const problems = problemsOf(file, relative(file.cwd, file.path));
  if (problems.length > 0) throw new InputError(problems);
};

export function problemsOf(file: VFile, name: string): Problem[] {
  return file.messages.map(({ line, column, reason }) => ({
    file: name,
    line: line ?? 1,
    column: column ?? 1,
    message: reason,
  }));
}
