import type { Subject } from '../../shared/access';
import type { AnyResolvers, Context } from '../../kit/context';
import { invalid, notFound } from '../../kit/failure';
import { react } from '../../shared/reactions';
import { presentCommentSubject } from '../comments/rules';
import type { Row } from '../../kit/world';
import type { InteractionType, ReactionType } from '../../types/schema';

interface Reaction {
  readonly reaction: ReactionType;
  readonly action: 'ADD' | 'REMOVE';
}

interface ContentReaction {
  readonly input: Reaction & { readonly contentId: string };
}

interface RecommendationReaction {
  readonly input: Pick<Reaction, 'action'> & {
    readonly recommendationId: string;
    readonly reaction?: ReactionType | null;
    readonly interaction?: InteractionType | null;
  };
}

export const reactionOperations = {
  Mutation: {
    updateFeedPostReaction: (_root: unknown, { input }: ContentReaction, context: Context) => {
      react(input.contentId, input, context);
      return context.world.feedPosts.get(input.contentId);
    },
    updatePostReaction: (_root: unknown, { input }: ContentReaction, context: Context) => {
      react(input.contentId, input, context);
      return context.world.posts.get(input.contentId);
    },
    updatePostCommentReaction: (_root: unknown, { input }: ContentReaction, context: Context) => {
      react(input.contentId, input, context);
      return context.world.comments.get(input.contentId);
    },
    updateQuoteReaction: (_root: unknown, { input }: ContentReaction, context: Context) => {
      react(input.contentId, input, context);
      return context.world.quotes.get(input.contentId);
    },
    updateRecommendationReaction: (
      _root: unknown,
      { input }: RecommendationReaction,
      context: Context,
    ): Row<'recommendations'> => {
      const { caller, world } = context;
      const { recommendationId, reaction, action, interaction } = input;
      const suggestion = world.recommendations.get(recommendationId);
      if (suggestion?.userId !== caller.userId || !suggestion) throw notFound('such suggestion');
      if (reaction == null && interaction == null)
        throw invalid('input', 'Give a reaction, an interaction or both.');
      if (reaction != null) react(recommendationId, { reaction, action }, context);
      if (interaction == null) return suggestion;
      return world.recommendations.put({ ...suggestion, viewerInteraction: interaction });
    },
  },
} satisfies AnyResolvers;

export const reactionSubjects: Readonly<Record<string, Subject>> = {
  'Mutation.updateFeedPostReaction': (args, { world }) => world.feedPosts.get(contentId(args)),
  'Mutation.updatePostReaction': (args, { world }) => world.posts.get(contentId(args)),
  'Mutation.updatePostCommentReaction': (args, context) =>
    context.world.comments.get(contentId(args))?.type === 'POST'
      ? presentCommentSubject(contentId(args), context)
      : undefined,
  'Mutation.updateQuoteReaction': (args, { world }) => world.quotes.get(contentId(args)),
};

function contentId({ input }: Readonly<Record<string, unknown>>): string {
  return (input as ContentReaction['input']).contentId;
}
