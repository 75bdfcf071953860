import type { GuideRecord } from 'graphql-docs-reference/search';
import { currentApi } from '../../api';
import { isOfOpenVersion } from '../docs-version';

/** The guides of the version that is open, with their headings. */
export async function loadGuides(): Promise<readonly GuideRecord[]> {
  const guides = await currentApi().loadGuides();
  return guides.filter(({ path }) => isOfOpenVersion(path));
}
