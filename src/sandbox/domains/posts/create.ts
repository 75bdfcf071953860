import { about } from '../../kit/about';
import { checkCount, checkLength } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { detectLanguage } from '../../kit/detection';
import { failure, invalid } from '../../kit/failure';
import { firstAddress, linkPreview } from '../../kit/link-preview';
import { mentionable } from '../../shared/mentions';
import { slugFrom } from '../../kit/slug';
import { urlEndpoint } from '../../kit/uploads';
import type { Row } from '../../kit/world';
import { tell, tellMembers } from '../../shared/tell';
import { postImages } from './images';
import { checkPostTexts, checkSpaceAdmits, checkTopics, plannedAt, runsSpace } from './rules';

export const postCreation = {
  Mutation: {
    createSpacePost: about(
      ({ input }, { world }) => world.spaces.get(input.spaceId),
      (space, { input }, context) => {
        const { text, isPublic, allowComments } = input;
        const { clock } = context.world;
        const visibility = isPublic ? 'PUBLIC' : 'MEMBERS';
        checkMayNotify('input.notifyMembers', input.notifyMembers, space.id, context);
        checkPostTexts(null, text, false);
        checkLength('input.imageAltText', input.imageAltText, 0, 300);
        checkSpaceAdmits('input.isPublic', visibility, space);
        // The sandbox stores no files: a picture has an address and nothing at it.
        const image = { url: `${urlEndpoint}/${clock.newId()}.jpg`, altText: input.imageAltText };
        const post = store(
          { spaceId: space.id, text, visibility, commentsAllowed: allowComments },
          { images: input.image == null ? [] : postImages([image], [], context) },
          context,
        );
        if (input.notifyMembers) tellMembers('POST_CREATED', post, context);
        return post;
      },
    ),
    createSpacePostV2: about(
      ({ input }, { world }) => world.spaces.get(input.spaceId),
      (space, { input }, context) => {
        const { world } = context;
        const { spaceId, title, text, topicIds, visibility, commentsAllowed, status } = input;
        checkMayNotify('input.notify.members', input.notify.members, spaceId, context);
        checkPostTexts(title, text, input.images.length > 0);
        checkTopics(topicIds, world);
        checkCount('input.mentionedUserIds', input.mentionedUserIds, 0, 20);
        checkSpaceAdmits('input.visibility', visibility, space);
        if (status === 'ARCHIVED')
          throw invalid('input.status', 'A post begins as a draft or published.');
        const publishAt = plannedAt(input.publishAt, status, world);
        const images = postImages(input.images, [], context);
        const link = input.linkUrl ?? firstAddress(text);
        const card =
          link === undefined ? null : linkPreview('input.linkUrl', link, world.clock.now());
        const post = store(
          { spaceId, text, visibility, commentsAllowed },
          {
            title: title ?? null,
            images,
            topicIds,
            linkPreview: card,
            status,
            publishAt,
            tellsAuthor: input.notify.authorOnComment,
          },
          context,
        );
        const published = { ...post, status: 'PUBLISHED' } as const;
        const mentionIds = mentionable(input.mentionedUserIds, published, world);
        if (status === 'PUBLISHED') {
          const told = input.notify.mentioned ? mentionIds : [];
          tell('MENTIONED', post, told, context);
          if (input.notify.members) tellMembers('POST_CREATED', post, context, told);
        }
        return world.posts.put({ ...post, mentionIds });
      },
    ),
  },
} satisfies Resolvers;

type Needed = Pick<Row<'posts'>, 'spaceId' | 'text' | 'visibility' | 'commentsAllowed'>;

function store(
  needed: Needed,
  others: Partial<Row<'posts'>>,
  { caller, world }: Context,
): Row<'posts'> {
  const moment = world.clock.tick();
  const beginning = others.title ?? needed.text.split(/\s+/).slice(0, 6).join(' ');
  return world.posts.put({
    __typename: 'Post',
    id: world.clock.newId(),
    slug: slugFrom(beginning, new Set(world.posts.all().map(({ slug }) => slug))),
    title: null,
    authorId: caller.userId ?? '',
    images: [],
    linkPreview: null,
    topicIds: [],
    mentionIds: [],
    language: detectLanguage(needed.text),
    status: 'PUBLISHED',
    publishAt: null,
    isPinned: false,
    inspirationCategoryId: null,
    pickedAt: null,
    tellsAuthor: true,
    createdAt: moment,
    publishedAt: others.status === 'DRAFT' ? null : moment,
    updatedAt: moment,
    ...needed,
    ...others,
  });
}

function checkMayNotify(field: string, wanted: boolean, spaceId: string, context: Context): void {
  if (wanted && !runsSpace(spaceId, context))
    throw failure('FORBIDDEN', `Only admins of the space may set ${field}.`);
}
