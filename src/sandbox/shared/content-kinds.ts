import type { Content } from './permissions';
import { namedReaders } from './permissions';
import type { World } from '../kit/world';

/** Values of `ModerationContentType`, of which all other enums of kinds are parts. */
export type ContentKind =
  | 'POST'
  | 'FEED_POST'
  | 'COMMENT'
  | 'INSIGHT'
  | 'TASK'
  | 'APPOINTMENT'
  | 'POLL'
  | 'SPACE'
  | 'USER'
  | 'ENGAGEMENT'
  | 'PROJECT'
  | 'EVENT'
  | 'ARTICLE';

const kinds: Readonly<Record<string, ContentKind>> = {
  Post: 'POST',
  FeedPost: 'FEED_POST',
  Comment: 'COMMENT',
  Insight: 'INSIGHT',
  Task: 'TASK',
  Appointment: 'APPOINTMENT',
  Poll: 'POLL',
  Space: 'SPACE',
  User: 'USER',
  AppVolunteeringEngagement: 'ENGAGEMENT',
  AppDonationsProject: 'PROJECT',
  AppEventsEvent: 'EVENT',
  AppGoodNewsArticle: 'ARTICLE',
};

/** Kind of a row, or undefined for what no operation names by a kind. */
export function kindOf({ __typename }: Pick<Content, '__typename'>): ContentKind | undefined {
  return kinds[__typename];
}

/** What a kind and an identifier name together, whoever may read it; undefined if it is gone. */
export function contentOf(kind: ContentKind, id: string, world: World): Content | undefined {
  switch (kind) {
    case 'POST':
      return world.posts.get(id);
    case 'FEED_POST':
      return world.feedPosts.get(id);
    case 'INSIGHT':
      return world.insights.get(id);
    case 'COMMENT':
      return commentOf(id, world);
    case 'SPACE':
      return world.spaces.get(id);
    case 'TASK':
      return world.tasks.get(id);
    case 'APPOINTMENT':
      return world.appointments.get(id);
    case 'POLL':
      return world.polls.get(id);
    case 'USER':
      return world.users.get(id);
    case 'ENGAGEMENT':
      return world.engagements.get(id);
    case 'PROJECT':
      return world.projects.get(id);
    case 'EVENT':
      return world.events.get(id);
    case 'ARTICLE':
      return world.articles.get(id);
  }
}

/** Who may read a comment follows from the content below which it stands. */
function commentOf(id: string, world: World): Content | undefined {
  const comment = world.comments.get(id);
  const content = comment && contentOf(comment.type, comment.contentId, world);
  if (!content) return undefined;
  const { spaceId, visibility, status, authorId } = content;
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
