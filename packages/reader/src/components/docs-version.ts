import versions from '@docs-versions';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { versionOf } from './version-of';

/** That of the open document. It stays until a document of another version is loaded whole. */
export function openVersion(): PropVersionMetadata {
  const version = versions[versionOf(document)] ?? versions['current'];
  if (!version) throw new Error('The docs have no current version.');
  return version;
}

/** Whether the search finds a page: the guides of one version, and all else of the site. */
export function isOfOpenVersion(path: string): boolean {
  const names = Object.keys(versions);
  const own = names.find((name) => path.startsWith(`/docs/${name}/`));
  if (own !== undefined) return own === openVersion().version;
  return (
    openVersion().version === 'current' ||
    !path.startsWith('/docs/') ||
    path.startsWith('/docs/graphql')
  );
}
