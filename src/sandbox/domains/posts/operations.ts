import type { Subject } from '../../shared/access';
import { checkCount } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import { notFound } from '../../kit/failure';
import type { PageArguments } from '../../kit/page';
import { page } from '../../kit/page';
import { fitsFilter } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import type { CreatePost, CreatePostV2 } from './create';
import { inspirations } from './fields';
import type { PostFilter, PostOrder } from './lists';
import { inOrder, listedPosts, postFilter } from './lists';
import type { StatusType } from '../../types/schema';

interface AllPosts extends PageArguments {
  readonly filter?: PostFilter | null;
  readonly visibility: 'ALL' | 'PUBLIC_ONLY' | 'MEMBERS_ONLY';
  readonly orderBy: PostOrder;
}

interface PostLookup {
  readonly id?: string;
  readonly slug?: string;
}

interface PostsByUser extends PageArguments {
  readonly userId: string;
}

interface MyPosts extends PageArguments {
  readonly status?: StatusType | null;
  readonly spaceId?: string | null;
}

export const postQueries = {
  Query: {
    allPosts: (_root: unknown, args: AllPosts, context: Context) => {
      const posts = listedPosts(context)
        .filter(postFilter(args.filter ?? {}))
        .filter(({ visibility }) => fitsFilter(visibility, args.visibility));
      return page(inOrder(posts, args.orderBy, context.world), args);
    },
    post: (_root: unknown, { by }: { readonly by: PostLookup }, { world }: Context) =>
      lookUp(by, world),
    postById: (_root: unknown, { id }: { readonly id: string }, { world }: Context) =>
      world.posts.get(id),
    postsByUserId: (_root: unknown, args: PostsByUser, context: Context) => {
      if (context.world.users.get(args.userId)?.isDeleted !== false) throw notFound('such user');
      const posts = listedPosts(context).filter(({ authorId }) => authorId === args.userId);
      return page(posts, args);
    },
    myPosts: (_root: unknown, args: MyPosts, { caller, world }: Context) => {
      const posts = world.posts
        .all()
        .filter(({ authorId }) => authorId === caller.userId)
        .filter(({ status }) => args.status == null || status === args.status)
        .filter(({ spaceId }) => args.spaceId == null || spaceId === args.spaceId);
      return page(
        posts.sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)),
        args,
      );
    },
    inspirationPosts: (
      _root: unknown,
      { topicIds }: { readonly topicIds?: readonly string[] | null },
      context: Context,
    ) => {
      checkCount('topicIds', topicIds, 0, 20);
      return context.world.inspirationCategories
        .all()
        .filter((group) => topicIds == null || group.topicIds.some((id) => topicIds.includes(id)))
        .filter(({ id }) => inspirations(id, context).length > 0)
        .slice(0, 12);
    },
  },
} satisfies AnyResolvers;

export const postSubjects: Readonly<Record<string, Subject>> = {
  'Query.post': ({ by }, { world }) => lookUp(by as PostLookup, world),
  'Query.postById': ({ id }, { world }) => world.posts.get(String(id)),
  'Mutation.createSpacePost': ({ input }, { world }) =>
    world.spaces.get((input as CreatePost['input']).spaceId),
  'Mutation.createSpacePostV2': ({ input }, { world }) =>
    world.spaces.get((input as CreatePostV2['input']).spaceId),
  'Mutation.updateSpacePost': ({ id }, { world }) => world.posts.get(String(id)),
  'Mutation.deleteSpacePost': ({ id }, { world }) => world.posts.get(String(id)),
};

function lookUp({ id, slug }: PostLookup, { posts }: World): Row<'posts'> | undefined {
  if (id !== undefined) return posts.get(id);
  return posts.all().find((post) => post.slug === slug?.toLowerCase());
}
