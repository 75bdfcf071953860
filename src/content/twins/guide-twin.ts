import { posix } from 'node:path';
import { UnexpectedNode } from '../../document/markdown';
import { InputError } from '../../graphql/problem';
import { placeholders } from '../../product';
import { replacePlaceholders } from '../../remark/placeholders';
import type { CheckedFile } from '../check-file';
import { textOf } from '../front-matter';
import { routeOf } from '../route-of';
import { guideLinks } from './guide-links';
import { plainMdx } from './plain-mdx';
import { printTwin } from './print-twin';
import type { Twin } from './twin';

/** What a guide or post needs of the others. */
export interface GuideScope {
  /** Addresses by file. */
  readonly routes: ReadonlyMap<string, string>;
  readonly files: ReadonlyMap<string, CheckedFile>;
}

/** @throws InputError with the place of what has no Markdown. */
export function guideTwin(guide: CheckedFile, { routes, files }: GuideScope): Twin {
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
        tree: plainMdx(
          tree ?? { type: 'root', children: [] },
          (part) => files.get(posix.join(folder, part))?.tree,
        ),
      },
      guideLinks({ file, path }, routes),
    );
  } catch (error) {
    if (!(error instanceof UnexpectedNode)) throw error;
    const { line, column } = error.place ?? { line: 1, column: 1 };
    throw new InputError([{ file, line, column, message: error.message }]);
  }
}
