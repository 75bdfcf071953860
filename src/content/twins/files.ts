import { referencePath } from '../../graphql/categories';

/** A file of the site that is no page. */
interface SiteFile {
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Whether it needs the model of our own schema. */
  readonly needsModel?: boolean;
}

/** What programs take whole, made by the build at fixed addresses. */
const files: readonly SiteFile[] = [
  {
    path: `${referencePath}/schema.graphql`,
    title: 'SDL',
    description: 'the whole schema with its descriptions, @access, @errors and @deprecated.',
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
    needsModel: true,
  },
  {
    path: `${referencePath}/examples.bruno.zip`,
    title: 'Bruno collection',
    description: 'the same for Bruno.',
    needsModel: true,
  },
  {
    path: `${referencePath}/examples.http`,
    title: 'HTTP file',
    description: 'the same for HTTP clients of editors.',
    needsModel: true,
  },
  {
    path: `${referencePath}/changelog.json`,
    title: 'Changelog',
    description: 'what changed in the schema, as JSON Feed with the changes in each item.',
  },
  {
    path: `${referencePath}/upcoming.json`,
    title: 'Upcoming removals',
    description: 'what goes away, with the day and the replacement.',
  },
];

/** The files that there are, with or without a model of the schema. */
export function siteFiles(hasModel: boolean): readonly SiteFile[] {
  return files.filter(({ needsModel = false }) => hasModel || !needsModel);
}
