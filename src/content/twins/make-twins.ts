import type { SchemaStore } from '../../graphql/schema-store';
import { InputError } from '../../graphql/problem';
import type { ContentReport } from '../check-content';
import { checkContent } from '../check-content';
import { isPartial } from '../is-partial';
import type { Reference } from '../read-reference';
import { routeOf } from '../route-of';
import { guideTwin } from './guide-twin';
import type { Twin } from './twin';

interface Sources {
  /** With the schema of the reference. */
  readonly store: SchemaStore;
  /** Guides, posts and pages, if they have been read; otherwise they are. */
  readonly content?: ContentReport | undefined;
}

/**
 * The twin of every page, by address, from the sources of the site alone.
 *
 * @throws InputError with the place of what is wrong in a guide or post, or has no Markdown.
 */
export async function makeTwins(
  siteDir: string,
  reference: Reference,
  { store, content }: Sources,
): Promise<readonly Twin[]> {
  const { files, problems } = content ?? (await checkContent(siteDir, store));
  if (problems.length > 0) throw new InputError(problems);
  const guides = files.filter(({ file, kind }) => kind !== 'pages' && !isPartial(file));
  const scope = {
    routes: new Map(guides.map((guide) => [guide.file, routeOf(guide)])),
    files: new Map(files.map((file) => [file.file, file])),
  };
  const twins = [
    ...guides.map((guide) => guideTwin(guide, scope)),
    ...reference.pages.paths.map((path) => reference.twin(path)),
  ];
  return twins.sort((a, b) => (a.path < b.path ? -1 : 1));
}
