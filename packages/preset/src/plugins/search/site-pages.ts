import type { LoadedSchema, Mount } from 'graphql-docs-reference/graphql';
import {
  atRoot,
  changelogPath,
  deprecatedPath,
  referencePath,
  routeAt,
} from 'graphql-docs-reference/graphql';
import { translate } from 'graphql-docs-reference/i18n';
import type { GuideRecord } from 'graphql-docs-reference/search';

const overview: GuideRecord = {
  kind: 'guide',
  title: translate({ id: 'reference.overview.title', message: 'GraphQL API' }),
  description: translate({
    id: 'reference.overview.search',
    message: 'The endpoint, how to read the reference, and all operations by domain.',
  }),
  path: referencePath,
  sections: [
    [
      translate({ id: 'reference.overview.howToRead', message: 'How to read the reference' }),
      'how-to-read',
    ],
  ],
};

const playground: GuideRecord = {
  kind: 'guide',
  title: translate({ id: 'reference.playground.title', message: 'Playground' }),
  description: translate({
    id: 'reference.playground.description',
    message: 'Write a request, run it in the page and read what the API answers.',
  }),
  path: `${referencePath}/playground`,
  sections: [],
};

const changelog: GuideRecord = {
  kind: 'guide',
  title: translate({
    id: 'reference.changelog.search',
    message: 'Changelog: what changed in the API',
  }),
  description: translate({
    id: 'reference.changelog.search.description',
    message:
      'Release notes of the schema: breaking changes, what may need handling, and what is new.',
  }),
  path: changelogPath,
  sections: [],
};

const deprecated: GuideRecord = {
  kind: 'guide',
  title: translate({
    id: 'reference.deprecated.search',
    message: 'Deprecated: what will be removed',
  }),
  description: translate({
    id: 'reference.deprecated.search.description',
    message:
      'All deprecated operations, fields and values: removal dates, replacements and migrations.',
  }),
  path: deprecatedPath,
  sections: [],
};

/** Pages that are made in code; another schema may have no releases. */
export function sitePages(
  { paths }: Pick<LoadedSchema, 'paths'>,
  mount: Mount = atRoot,
): GuideRecord[] {
  const ofReference = [overview, changelog, deprecated].filter(({ path }) => paths.includes(path));
  return [...ofReference, playground].map((page) => ({ ...page, path: routeAt(mount, page.path) }));
}
