import type { Resolvers } from '../../shared/context';
import { invalid, notFound } from 'graphql-docs-model';
import { contentOf, madeFor, react, reactionTo } from '../../shared/content';
import { canRead } from '../../shared/permissions';
import { aboutComment, presentPostComment } from '../comments/comments';

export const reactions = {
  Mutation: {
    updateFeedPostReaction: reactionTo('feedPosts'),
    updatePostReaction: reactionTo('posts'),
    updatePostCommentReaction: aboutComment(
      ({ input }, world) => presentPostComment(input.contentId, world),
      (comment, { input }, context) => {
        react(comment.id, input, context);
        return comment;
      },
    ),
    updateQuoteReaction: reactionTo('quotes'),
    updateRecommendationReaction: (_root, { input }, context) => {
      const { world } = context;
      const { recommendationId, reaction, action, interaction } = input;
      const suggestion = madeFor(context).find(({ id }) => id === recommendationId);
      const content = suggestion && contentOf(suggestion.contentType, suggestion.contentId, world);
      // A suggestion goes with what the caller may no longer read.
      if (!content || !canRead(content, context)) throw notFound('such suggestion');
      if (reaction == null && interaction == null)
        throw invalid('input', 'Give a reaction, an interaction or both.');
      if (reaction != null) react(recommendationId, { reaction, action }, context);
      if (interaction == null) return suggestion;
      return world.recommendations.put({ ...suggestion, viewerInteraction: interaction });
    },
  },
} satisfies Resolvers;
