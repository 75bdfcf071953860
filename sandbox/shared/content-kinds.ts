import type { Table } from 'graphql-docs-model';
import type { World } from './context';
import { tableOf } from './context';
import type { ModerationContentType as ContentKind } from '../types/schema';
import type { Tables } from '../types/tables';
import type { Content } from './permissions';
import { namedReaders } from './permissions';

/** Tables of content by its kind. All other enums of kinds are parts of this one. */
const tables = {
  POST: 'posts',
  FEED_POST: 'feedPosts',
  COMMENT: 'comments',
  INSIGHT: 'insights',
  TASK: 'tasks',
  APPOINTMENT: 'appointments',
  POLL: 'polls',
  SPACE: 'spaces',
  USER: 'users',
  ENGAGEMENT: 'engagements',
  PROJECT: 'projects',
  EVENT: 'events',
  ARTICLE: 'articles',
} as const satisfies Record<ContentKind, keyof Tables>;

type RowOf<Kind extends ContentKind> = Tables[(typeof tables)[Kind]];

const kinds = Object.keys(tables) as ContentKind[];

/** Kind of a row, after which its type is named; undefined where no operation names it by a kind. */
export function kindOf({ __typename }: Pick<Content, '__typename'>): ContentKind | undefined {
  const name = __typename.replace(/^App(?:Volunteering|Donations|Events|GoodNews)/, '');
  return kinds.find((kind) => kind.replace('_', '') === name.toUpperCase());
}

export function tableOfKind<Kind extends ContentKind>(
  kind: Kind,
  world: World,
): Table<RowOf<Kind>> {
  return tableOf(world, tables[kind]);
}

/** What a kind and an identifier name together, whoever may read it; undefined if it is gone. */
export function contentOf<Kind extends Exclude<ContentKind, 'COMMENT'>>(
  kind: Kind,
  id: string,
  world: World,
): RowOf<Kind> | undefined;
export function contentOf(kind: ContentKind, id: string, world: World): Content | undefined;
export function contentOf(kind: ContentKind, id: string, world: World): Content | undefined {
  return kind === 'COMMENT' ? commentOf(id, world) : tableOfKind(kind, world).get(id);
}

/** Who may read a comment follows from the content below which it stands. */
function commentOf(id: string, world: World): Content | undefined {
  const comment = world.comments.get(id);
  const content = comment && contentOf(comment.type, comment.contentId, world);
  if (!content) return undefined;
  const { spaceId, visibility, status, authorId }: Content = content;
  const readerIds = namedReaders(content);
  return {
    __typename: 'Comment',
    id,
    authorId: comment.isRemoved ? undefined : comment.authorId,
    spaceId,
    visibility,
    status,
    readerIds: authorId === undefined ? readerIds : [...readerIds, authorId],
  };
}
