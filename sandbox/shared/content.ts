import type { AnyRow, Choices, Table } from 'graphql-docs-model';
import { allTables, invalid } from 'graphql-docs-model';
import type { GraphQLFieldResolver, GraphQLResolveInfo } from 'graphql';
import { getNamedType, getNullableType, isAbstractType, isListType, isNonNullType } from 'graphql';
import type {
  Commentable,
  ModerationContentType as ContentKind,
  ReactionAction,
  ReactionCounts,
  ReactionType,
  UpdateContentReactionInput,
} from '../types/schema';
import type { Tables } from '../types/tables';
import type { Context, Row, World } from './context';
import { about, byId, tableOf } from './context';
import type { Content } from './permissions';
import { canRead, namedReaders, permissionsOn } from './permissions';

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

interface Given extends Content {
  readonly sdgNumbers: Row<'topics'>['sdgNumbers'];
}

/** What fields of these names are for whatever type has them and no resolver of its own. */
const contentFields: Readonly<Record<string, (row: Given, context: Context) => unknown>> = {
  // Without removed ones, the same for every reader.
  commentCount: ({ id }, { world }) =>
    world.comments.where(({ contentId, isRemoved }) => contentId === id && !isRemoved).length,
  favoriteCount: ({ id }, { world }) =>
    world.favorites.where(({ targetId }) => targetId === id).length,
  reactions: ({ id }, { world }) => reactionCounts(id, world),
  // Goals come by number.
  sdgs: ({ sdgNumbers }, { world }) =>
    world.sdgs.where(({ number }) => sdgNumbers.includes(number)),
  thread: (row) => threadOf(row),
  viewerHasBookmarked: ({ id }, { caller, world }) =>
    world.bookmarks.some((row) => row.ownerId === caller.userId && row.targetId === id),
  viewerHasFavorited: ({ id }, { caller, world }) =>
    world.favorites.some((row) => row.ownerId === caller.userId && row.targetId === id),
  viewerPermissions: (row, context) => permissionsOn(row, context),
  viewerReactions: ({ id }, context) => reactionsOfCaller(id, context),
};

/**
 * Resolver of the fields that all content has.
 *
 * @param orElse - Answers all others.
 */
export function answerContentField<C extends Context>(
  orElse: GraphQLFieldResolver<unknown, C>,
): GraphQLFieldResolver<unknown, C> {
  return (row, args, context, info) => {
    const answer = row ? contentFields[info.fieldName] : undefined;
    return answer ? answer(row as Given, context) : orElse(row, args, context, info);
  };
}

/** @throws VALIDATION_FAILED for an identifier that no row of the table has. */
export function checkExist(
  field: string,
  ids: Choices<string>,
  table: Table<AnyRow>,
  message: string,
): void {
  if (ids?.some((id) => !table.get(id))) throw invalid(field, message);
}

export function newContent({
  caller,
  world: { clock },
}: Context): Record<'id' | 'authorId' | 'createdAt' | 'updatedAt', string> {
  const createdAt = clock.tick();
  return { id: clock.newId(), authorId: caller.userId ?? '', createdAt, updatedAt: createdAt };
}

/** Finds the space that an input adds to. */
export function spaceOfInput(
  { input }: { readonly input: { readonly spaceId: string } },
  { world }: Context,
): Row<'spaces'> | undefined {
  return world.spaces.get(input.spaceId);
}

/** The space that a row names, if the caller may read it. */
export function readableSpace(
  id: string | null | undefined,
  context: Context,
): Row<'spaces'> | null {
  const space = context.world.spaces.get(id);
  return space && canRead(space, context) ? space : null;
}

/**
 * Resolver of a field whose rows a column names: `space` is the row of `spaceId`, `topics` are those
 * of `topicIds` in their order. A field that can be null is null for who may not read its row;
 * people are shown to everyone, and their fields hide themselves.
 *
 * @param orElse - Answers where there is no such column.
 */
export function followReference<C extends Context>(
  orElse: GraphQLFieldResolver<unknown, C>,
): GraphQLFieldResolver<unknown, C> {
  return (row, args, context, info) => {
    const { fieldName, returnType } = info;
    const columns = (row ?? {}) as Readonly<Record<string, unknown>>;
    const find = (id: unknown): AnyRow | undefined => rowOf(id, info, context.world);
    if (isListType(getNullableType(returnType))) {
      const ids = columns[`${fieldName.replace(/ies$/, 'y').replace(/s$/, '')}Ids`];
      if (Array.isArray(ids)) return ids.flatMap((id) => find(id) ?? []);
    }
    const id = columns[`${fieldName}Id`];
    if (id === undefined) return orElse(row, args, context, info);
    const found = find(id);
    const isShown = isNonNullType(returnType) || found?.__typename === 'User';
    return found && (isShown || canRead(found, context)) ? found : null;
  };
}

/** The row of an id that can be in a field; an account has the id of its profile. */
function rowOf(
  id: unknown,
  { returnType, schema }: GraphQLResolveInfo,
  world: World,
): AnyRow | undefined {
  if (typeof id !== 'string') return undefined;
  const type = getNamedType(returnType);
  const fitting = isAbstractType(type) ? schema.getPossibleTypes(type) : [type];
  const rows = allTables(world).flatMap((table) => table.get(id) ?? []);
  return rows.find(({ __typename }) => fitting.some(({ name }) => name === __typename));
}

/** Comment thread of a piece of content, whose identifier it has. */
export type Thread = Pick<Commentable, 'id' | 'type'>;

declare module './context' {
  interface DomainParents {
    readonly Commentable: Thread;
  }
}

/** @throws TypeError for a row of a kind that has no comments. */
function threadOf({ id, __typename }: AnyRow): Thread {
  const type = kindOf({ __typename });
  if (!type || type === 'COMMENT' || type === 'SPACE' || type === 'USER')
    throw new TypeError(`${__typename} has no comment thread.`);
  return { id, type };
}

/** Resolver of a mutation that deletes a row of a table, with all that people left below it. */
export function deletion(
  table: 'posts' | 'tasks' | 'appointments',
): ReturnType<typeof about<AnyRow, { readonly id: string }, { success: boolean; id: string }>> {
  return about(byId(table), ({ id }: AnyRow, _args, { world }) => {
    // Posts go without a moment of their own.
    if (table !== 'posts') world.clock.tick();
    tableOf(world, table).delete(id);
    deleteResponses(id, world);
    return { success: true, id };
  });
}

/** Deletes for good what people left on content: comments with their reactions, reactions, favorites. */
export function deleteResponses(contentId: string, world: World): void {
  world.favorites.deleteWhere(({ targetId }) => targetId === contentId);
  for (const { id } of world.comments.where((comment) => comment.contentId === contentId)) {
    deleteReactions(id, world);
    world.comments.delete(id);
  }
  deleteReactions(contentId, world);
}

/** In the order of the schema. */
const reactionTypes: readonly ReactionType[] = [
  'LIKE',
  'HEART',
  'CELEBRATE',
  'SUPPORT',
  'INSIGHTFUL',
];

/** Numbers of reactions to whatever has this identifier, without those of deleted accounts. */
export function reactionCounts(contentId: string, world: World): ReactionCounts {
  const left = world.reactions
    .where((reaction) => reaction.contentId === contentId)
    .filter(({ userId }) => world.users.get(userId)?.isDeleted === false);
  const count = (wanted: ReactionType): number => left.filter(({ type }) => type === wanted).length;
  return {
    like: count('LIKE'),
    heart: count('HEART'),
    celebrate: count('CELEBRATE'),
    support: count('SUPPORT'),
    insightful: count('INSIGHTFUL'),
    total: left.length,
  };
}

/** Kinds of reaction that the caller left. */
function reactionsOfCaller(contentId: string, context: Context): ReactionType[] {
  const left = leftByCaller(contentId, context).map(({ type }) => type);
  return reactionTypes.filter((type) => left.includes(type));
}

/** Resolver of a mutation that leaves a reaction to a row of a table, or takes it back. */
export function reactionTo<Name extends keyof Tables>(
  table: Name,
): ReturnType<typeof about<Row<Name>, ContentReaction, Row<Name>>> {
  return about(
    ({ input }, { world }) => tableOf(world, table).get(input.contentId),
    (row, { input }: ContentReaction, context) => {
      react(row.id, input, context);
      return row;
    },
  );
}

interface ContentReaction {
  readonly input: UpdateContentReactionInput;
}

interface Change {
  readonly action: ReactionAction;
  readonly reaction?: ReactionType | null;
}

/** Leaves a reaction of the caller, unless it was left before, or takes back this kind or, for null, all. */
export function react(
  contentId: string,
  { reaction: type, action }: Change,
  context: Context,
): void {
  const { caller, world } = context;
  const left = leftByCaller(contentId, context).filter((each) => !type || each.type === type);
  if (action === 'REMOVE') {
    for (const { id } of left) world.reactions.delete(id);
    return;
  }
  if (caller.userId === undefined || !type || left.length > 0) return;
  world.clock.tick();
  const id = world.clock.newId();
  world.reactions.put({ __typename: 'Reaction', id, contentId, userId: caller.userId, type });
}

/** Removes what all people left on something that is deleted. */
export function deleteReactions(contentId: string, { reactions }: World): void {
  reactions.deleteWhere((reaction) => reaction.contentId === contentId);
}

function leftByCaller(contentId: string, { caller, world }: Context): Row<'reactions'>[] {
  return world.reactions.where(
    (reaction) => reaction.contentId === contentId && reaction.userId === caller.userId,
  );
}

/** Suggestions made for the caller, whatever became of them. */
export function madeFor({ caller, world }: Context): Row<'recommendations'>[] {
  return world.recommendations.where(({ userId }) => userId === caller.userId);
}

/** Identifiers of content that the caller asked not to see again. */
export function dismissedBy(context: Context): string[] {
  return madeFor(context)
    .filter(({ viewerInteraction }) => viewerInteraction === 'DISMISSED')
    .map(({ contentId }) => contentId);
}
