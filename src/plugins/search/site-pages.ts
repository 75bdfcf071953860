import { referencePath } from '../../graphql/categories';
import { changelogPath, deprecatedPath } from '../../graphql/routes';
import type { LoadedSchema } from '../../graphql/schema-store';
import type { GuideRecord } from '../../search/guide-record';

const overview: GuideRecord = {
  kind: 'guide',
  title: 'GraphQL API',
  description: 'The endpoint, how to read the reference, and all operations by domain.',
  path: referencePath,
  sections: [['How to read the reference', 'how-to-read']],
};

const playground: GuideRecord = {
  kind: 'guide',
  title: 'Playground',
  description: 'Write a request, run it in the page and read what the API answers.',
  path: `${referencePath}/playground`,
  sections: [],
};

const changelog: GuideRecord = {
  kind: 'guide',
  title: 'Changelog: what changed in the API',
  description:
    'Release notes of the schema: breaking changes, what may need handling, and what is new.',
  path: changelogPath,
  sections: [],
};

const deprecated: GuideRecord = {
  kind: 'guide',
  title: 'Deprecated: what will be removed',
  description:
    'All deprecated operations, fields and values: removal dates, replacements and migrations.',
  path: deprecatedPath,
  sections: [],
};

/** Pages that are made in code; another schema has no model to play with, and may have no releases. */
export function sitePages({ isOwn, paths }: Pick<LoadedSchema, 'isOwn' | 'paths'>): GuideRecord[] {
  const ofReference = [overview, changelog, deprecated].filter(({ path }) => paths.includes(path));
  return isOwn ? [...ofReference, playground] : ofReference;
}
