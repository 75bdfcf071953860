import { posix } from 'node:path';
import { UnexpectedNode } from '../../document/markdown';
import type { Block } from '../../document/tree';
import { paragraph, text } from '../../document/tree';
import { InputError } from '../../graphql/problem';
import { placeholders } from '../../product';
import { replacePlaceholders } from '../../remark/placeholders';
import type { CheckedFile } from '../check-file';
import { textOf } from '../front-matter';
import { routeOf } from '../route-of';
import { dayOf } from './blog';
import { guideLinks } from './guide-links';
import { plainMdx } from './plain-mdx';
import { printTwin } from '../print-twin';
import type { Twin } from '../twin';

/** What a guide or post needs of the others. */
export interface GuideScope {
  /** Addresses by file. */
  readonly routes: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, CheckedFile>;
  /** Names of the authors of a post. */
  readonly authorsOf: (post: CheckedFile) => readonly string[];
}

/** @throws InputError with the place of what has no Markdown. */
export function guideTwin(guide: CheckedFile, { routes, files, authorsOf }: GuideScope): Twin {
  const { file, kind, tree } = guide;
  const path = routeOf(guide);
  const folder = posix.dirname(file);
  const say = (name: string): string =>
    replacePlaceholders(textOf(guide.fields[name]), placeholders);
  try {
    return printTwin(
      {
        path,
        kind: kind === 'blog' ? 'post' : 'guide',
        title: say('title'),
        description: say('description'),
        tree: {
          type: 'root',
          children: [
            ...(kind === 'blog' ? [byline(guide, authorsOf(guide))] : []),
            ...plainMdx(
              tree ?? { type: 'root', children: [] },
              (part) => files.get(posix.join(folder, part))?.tree,
            ).children,
          ],
        },
      },
      guideLinks({ file, path }, routes),
    );
  } catch (error) {
    if (!(error instanceof UnexpectedNode)) throw error;
    const { line, column } = error.place ?? { line: 1, column: 1 };
    throw new InputError([{ file, line, column, message: error.message }]);
  }
}

/** When a post came out, and who wrote it. */
function byline(post: CheckedFile, authors: readonly string[]): Block {
  return paragraph(text(`${dayOf(post)}, ${authors.join(', ')}`));
}
