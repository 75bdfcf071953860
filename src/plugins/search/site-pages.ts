import { referencePath } from '../../graphql/categories';
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

/** Pages that are made in code; another schema has no model to play with. */
export function sitePages(isOwnSchema: boolean): GuideRecord[] {
  return isOwnSchema ? [overview, playground] : [overview];
}
