import { changelogFiles, changelogPath, referencePath } from 'graphql-docs-reference/graphql';
import type { Reference } from '../read-reference';

/** A file of the site that is no page. */
interface SiteFile {
  readonly path: string;
  readonly title: string;
  readonly description: string | ((reference: Reference) => string);
  /** Whether the build makes it; without this it always does. */
  readonly isMade?: (reference: Reference) => boolean;
}

/** What programs take whole, made by the build at fixed addresses. */
const files: readonly SiteFile[] = [
  {
    path: `${referencePath}/schema.graphql`,
    title: 'SDL',
    description: describeSdl,
  },
  {
    path: `${referencePath}/introspection.json`,
    title: 'Introspection',
    description: 'the same as the response to an introspection query, without directives.',
  },
  {
    path: `${referencePath}/operations.json`,
    title: 'Operations',
    description: 'every operation with its role, error codes and examples, as JSON.',
  },
  {
    path: `${referencePath}/examples.postman_collection.json`,
    title: 'Postman collection',
    description: 'every example as a request.',
  },
  {
    path: `${referencePath}/examples.bruno.zip`,
    title: 'Bruno collection',
    description: 'the same for Bruno.',
  },
  {
    path: `${referencePath}/examples.http`,
    title: 'HTTP file',
    description: 'the same for HTTP clients of editors.',
  },
  {
    path: changelogFiles.json,
    title: 'Changelog',
    description: 'what changed in the schema, as JSON Feed with the changes in each item.',
    isMade: ({ pages }) => pages.paths.includes(changelogPath),
  },
  {
    path: changelogFiles.upcoming,
    title: 'Upcoming removals',
    description: 'what goes away, with the day and the replacement.',
    isMade: ({ context }) => context.changelog.upcoming.length > 0,
  },
];

/** The files that there are for a schema. */
export function siteFiles(
  reference: Reference,
): readonly (SiteFile & { readonly description: string })[] {
  return files
    .filter(({ isMade }) => isMade?.(reference) ?? true)
    .map(({ description, ...file }) => ({
      ...file,
      description: typeof description === 'string' ? description : description(reference),
    }));
}

/** With the directives that clients read, which no introspection has. */
function describeSdl({ context: { schema, applications } }: Reference): string {
  const names = schema.getDirectives().flatMap(({ name }) => (applications.has(name) ? name : []));
  const own = names.filter((name) => name !== 'specifiedBy' && name !== 'oneOf');
  const parts = ['its descriptions', ...own.map((name) => `@${name}`)];
  const listed = new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(parts);
  return `the whole schema with ${listed}.`;
}
