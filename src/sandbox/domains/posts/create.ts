import { checkCount, checkLength } from '../../kit/checks';
import type { AnyResolvers, Context } from '../../kit/context';
import { detectLanguage } from '../../kit/detection';
import { failure, invalid } from '../../kit/failure';
import { firstAddress, linkPreview } from '../../kit/link-preview';
import { mentionable } from '../../shared/mentions';
import { slugFrom } from '../../kit/slug';
import { urlEndpoint } from '../../kit/uploads';
import { tell, tellMembers } from '../../shared/tell';
import type { PostImageInput } from './images';
import { postImages } from './images';
import { checkPostTexts, checkSpaceAdmits, checkTopics, plannedAt, runsSpace } from './rules';
import type { Row } from '../../kit/world';
import type { StatusType, VisibilityLevel } from '../../types/schema';

export interface CreatePost {
  readonly input: {
    readonly spaceId: string;
    readonly text: string;
    readonly image?: unknown;
    readonly imageAltText?: string | null;
    readonly isPublic: boolean;
    readonly notifyMembers: boolean;
    readonly allowComments: boolean;
  };
}

export interface CreatePostV2 {
  readonly input: {
    readonly spaceId: string;
    readonly title?: string | null;
    readonly text: string;
    readonly images: readonly PostImageInput[];
    readonly linkUrl?: string | null;
    readonly topicIds: readonly string[];
    readonly mentionedUserIds: readonly string[];
    readonly visibility: VisibilityLevel;
    readonly notify: {
      readonly members: boolean;
      readonly mentioned: boolean;
      readonly authorOnComment: boolean;
    };
    readonly commentsAllowed: boolean;
    readonly status: StatusType;
    readonly publishAt?: string | null;
  };
}

export const postCreation = {
  Mutation: {
    createSpacePost: (_root: unknown, { input }: CreatePost, context: Context): Row<'posts'> => {
      const { spaceId, text, isPublic, allowComments } = input;
      const { clock } = context.world;
      const visibility = isPublic ? 'PUBLIC' : 'MEMBERS';
      checkMayNotify('input.notifyMembers', input.notifyMembers, spaceId, context);
      checkPostTexts(null, text, false);
      checkLength('input.imageAltText', input.imageAltText, 0, 300);
      checkSpaceAdmits('input.isPublic', visibility, spaceId, context.world);
      // The sandbox stores no files: a picture has an address and nothing at it.
      const image = { url: `${urlEndpoint}/${clock.newId()}.jpg`, altText: input.imageAltText };
      const post = store({ spaceId, text, visibility, commentsAllowed: allowComments }, context, {
        images: input.image == null ? [] : postImages([image], [], context),
      });
      if (input.notifyMembers) tellMembers('POST_CREATED', post, context);
      return post;
    },
    createSpacePostV2: (
      _root: unknown,
      { input }: CreatePostV2,
      context: Context,
    ): Row<'posts'> => {
      const { world } = context;
      const { spaceId, text, visibility, commentsAllowed, status, mentionedUserIds } = input;
      checkMayNotify('input.notify.members', input.notify.members, spaceId, context);
      checkPostTexts(input.title, text, input.images.length > 0);
      checkTopics(input.topicIds, world);
      checkCount('input.mentionedUserIds', mentionedUserIds, 0, 20);
      checkSpaceAdmits('input.visibility', visibility, spaceId, world);
      if (status === 'ARCHIVED')
        throw invalid('input.status', 'A post begins as a draft or published.');
      const publishAt = plannedAt(input.publishAt, status, world);
      const images = postImages(input.images, [], context);
      const link = input.linkUrl ?? firstAddress(text);
      const post = store({ spaceId, text, visibility, commentsAllowed }, context, {
        title: input.title ?? null,
        images,
        topicIds: input.topicIds,
        linkPreview:
          link === undefined ? null : linkPreview('input.linkUrl', link, world.clock.now()),
        status,
        publishAt,
        tellsAuthor: input.notify.authorOnComment,
      });
      const published = { ...post, status: 'PUBLISHED' } as const;
      const mentionIds = mentionable(mentionedUserIds, published, world);
      if (status === 'PUBLISHED') {
        const told = input.notify.mentioned ? mentionIds : [];
        tell('MENTIONED', post, told, context);
        if (input.notify.members) tellMembers('POST_CREATED', post, context, told);
      }
      return world.posts.put({ ...post, mentionIds });
    },
  },
} satisfies AnyResolvers;

type Needed = Pick<Row<'posts'>, 'spaceId' | 'text' | 'visibility' | 'commentsAllowed'>;

function store(
  needed: Needed,
  { caller, world }: Context,
  others: Partial<Row<'posts'>>,
): Row<'posts'> {
  const moment = world.clock.tick();
  const beginning = others.title ?? needed.text.split(/\s+/).slice(0, 6).join(' ');
  const slug = slugFrom(beginning, new Set(world.posts.all().map((post) => post.slug)));
  return world.posts.put({
    __typename: 'Post',
    id: world.clock.newId(),
    slug,
    title: others.title ?? null,
    authorId: caller.userId ?? '',
    images: others.images ?? [],
    linkPreview: others.linkPreview ?? null,
    topicIds: others.topicIds ?? [],
    mentionIds: [],
    language: detectLanguage(needed.text),
    status: others.status ?? 'PUBLISHED',
    publishAt: others.publishAt ?? null,
    isPinned: false,
    inspirationCategoryId: null,
    pickedAt: null,
    tellsAuthor: others.tellsAuthor ?? true,
    createdAt: moment,
    publishedAt: others.status === 'DRAFT' ? null : moment,
    updatedAt: moment,
    ...needed,
  });
}

function checkMayNotify(field: string, wanted: boolean, spaceId: string, context: Context): void {
  if (wanted && !runsSpace(spaceId, context))
    throw failure('FORBIDDEN', `Only admins of the space may set ${field}.`);
}
