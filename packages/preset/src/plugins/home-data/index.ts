import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { AllContent, Plugin } from '@docusaurus/types';
import type { Change } from 'graphql-docs-reference/changelog';
import { describeChange } from 'graphql-docs-reference/changelog';
import { changelogPath, ownerOf } from 'graphql-docs-reference/graphql';
import {
  countOperations,
  countTypes,
  domainPath,
  listDomains,
  byUrgency,
  changeHref,
  countInWords,
  levels,
  releaseAnchor,
} from 'graphql-docs-reference/reference';
import { findReference } from '../../content/read-reference';

/** Gives the home page what it takes from the schema and from the blog, each time either changes. */
export default function homeData(): Plugin {
  return {
    name: 'home-data',
    async allContentLoaded({ allContent, actions }) {
      await actions.createData('domains.json', JSON.stringify(countDomains(allContent)));
      await actions.createData('release.json', JSON.stringify(lastRelease(allContent)));
      await actions.createData('posts.json', JSON.stringify(newestPosts(allContent)));
    },
  };
}

interface DomainCount {
  readonly label: string;
  /** Where its operations are listed. */
  readonly href: string;
  /** As `12 operations, 8 types`. */
  readonly counts: string;
}

/** The domains of the schema that the reference documents. */
export function countDomains(allContent: AllContent): DomainCount[] {
  const { context } = findReference(allContent);
  return listDomains(context).map((domain) => ({
    label: domain.label,
    href: domainPath(domain),
    counts: `${countOperations(domain.operations.length)}, ${countTypes(domain.types)}`,
  }));
}

interface PostSummary {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  /** Day of publication, `YYYY-MM-DD`. */
  readonly date: string;
}

/** Of posts and of changes. */
const most = 3;

/** The posts that were published last, the newest first. */
export function newestPosts(allContent: AllContent): PostSummary[] {
  const blog = allContent['docusaurus-plugin-content-blog']?.['default'] as BlogContent;
  return blog.blogPosts
    .map(({ metadata }) => ({
      title: metadata.title,
      description: metadata.description,
      href: metadata.permalink,
      date: metadata.date.toISOString().slice(0, 10),
    }))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .slice(0, most);
}

/** The newest release; null for a schema without releases, and before there are two to compare. */
function lastRelease(allContent: AllContent): object | null {
  const { context } = findReference(allContent);
  const { releases } = context.changelog;
  const newest = releases.find(({ date }) => date !== undefined);
  if (newest?.date === undefined || newest === releases.at(-1)) return null;
  return {
    date: newest.date,
    href: `${changelogPath}#${releaseAnchor(newest)}`,
    summary: countInWords(newest.changes),
    changes: mostTelling(newest.changes).map((change) => ({
      href: changeHref(context, change),
      runs: describeChange(change).flatMap((node) =>
        'value' in node ? [{ value: node.value, isCode: node.type === 'inlineCode' }] : [],
      ),
    })),
    deprecated: context.changelog.upcoming.length,
  };
}

/** By level, and within it first one of each kind in each type: three new values of an enum are alike. */
function mostTelling(changes: readonly Change[]): Change[] {
  const urgent = byUrgency(changes);
  return levels
    .flatMap(({ level }) => {
      const own = urgent.filter((change) => change.level === level);
      const isFirst = (change: Change): boolean =>
        own.find((other) => looksLike(other, change)) === change;
      return [...own.filter(isFirst), ...own.filter((change) => !isFirst(change))];
    })
    .slice(0, most);
}

function looksLike(one: Change, other: Change): boolean {
  return one.kind === other.kind && ownerOf(one.coordinate) === ownerOf(other.coordinate);
}
