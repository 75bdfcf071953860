import { about, failure } from '../../shared/context';
import type { AnyRow } from 'graphql-docs-model';
import { invalid } from 'graphql-docs-model';
import { isEmail } from 'graphql-docs-reference/graphql';
import type { Context, Resolvers, Row } from '../../shared/context';
import { contentOf } from '../../shared/content';
import { needSignedIn, needUser } from '../../shared/people';
import { blockOf, connectionOf } from '../../shared/permissions';
import type {
  ModerationCreateReportInput as ReportInput,
  ReportContentInput as Reported,
} from '../../types/schema';

const reasonsToExplain = ['ILLEGAL', 'OTHER'];

export const moderation = {
  ModerationReportConfirmation: {
    hiddenForViewer: ({ isHidden }) => isHidden,
  },
  Mutation: {
    moderationCreateReport: about(reported, (_content, { input }, context) => {
      const { reason, explanation = null, evidenceUrls } = input;
      if (reasonsToExplain.includes(reason) && !explanation?.trim())
        throw invalid('input.explanation', 'This reason needs an explanation.');
      const decisionSentTo = decisionAddress(input, context);
      if (openReport(input, context))
        throw failure('ALREADY_DONE', 'Your earlier report of this is still open.');
      const isHidden = context.caller.userId !== undefined && input.hideForViewer;
      return store(input, context, { explanation, evidenceUrls, decisionSentTo, isHidden });
    }),
    reportContent: about(reported, (_content, { input }, context) => {
      const { contentType, contentId, reason } = input;
      if (reasonsToExplain.includes(reason))
        throw invalid('input.reason', 'This reason needs an explanation.');
      const earlier = openReport(input, context);
      if (earlier) context.world.reports.put({ ...earlier, reason, isHidden: true });
      const createdAt = earlier
        ? context.world.clock.tick()
        : store(input, context, { isHidden: true }).receivedAt;
      return { success: true, contentType, contentId, hiddenForViewer: true, createdAt };
    }),
    blockUser: (_root, { userId, blocked }, context) => {
      const { profile } = needSignedIn(context);
      const { world } = context;
      if (userId === profile.id) throw invalid('userId', 'This is your own identifier.');
      needUser(userId, world);
      const present = blockOf(profile.id, userId, world);
      const createdAt = world.clock.tick();
      if (present && !blocked) world.blocks.delete(present.id);
      if (!present && blocked) {
        const block = { userId: profile.id, blockedId: userId, createdAt };
        world.blocks.put({ __typename: 'Block', id: world.clock.newId(), ...block });
        // Lifting the block does not bring back what the two had, nor an open request.
        const connection = connectionOf(profile.id, userId, world);
        if (connection && connection.state !== 'ENDED')
          world.connections.put({ ...connection, state: 'ENDED', updatedAt: createdAt });
      }
      const target = { contentType: 'USER', contentId: userId } as const;
      return { success: true, ...target, hiddenForViewer: blocked, createdAt };
    },
  },
} satisfies Resolvers;

function reported({ input }: { readonly input: Reported }, { world }: Context): AnyRow | undefined {
  return contentOf(input.contentType, input.contentId, world);
}

/** Where the decision goes: to the account, or to the address that a visitor gives. */
function decisionAddress(
  { sendDecision, email }: ReportInput,
  { caller, world }: Context,
): string | null {
  if (!sendDecision) return null;
  const account = world.accounts.get(caller.userId);
  if (account) return account.email;
  if (!email || !isEmail(email))
    throw invalid('input.email', 'Give an address to which the decision is sent.');
  return email;
}

function openReport(
  { contentType, contentId }: Reported,
  { caller, world }: Context,
): Row<'reports'> | undefined {
  return world.reports
    .where(({ status }) => status === 'RECEIVED' || status === 'IN_REVIEW')
    .filter(({ reporterId }) => reporterId === caller.userId)
    .find((report) => report.contentType === contentType && report.contentId === contentId);
}

function store(
  { contentType, contentId, reason }: Reported,
  { caller, world }: Context,
  details: Pick<Row<'reports'>, 'isHidden'> & Partial<Row<'reports'>>,
): Row<'reports'> {
  const number = String(4216 + world.reports.size).padStart(6, '0');
  return world.reports.put({
    __typename: 'ModerationReportConfirmation',
    id: world.clock.newId(),
    reference: `R-2026-${number}`,
    reporterId: caller.userId ?? null,
    contentType,
    contentId,
    reason,
    explanation: null,
    evidenceUrls: [],
    status: 'RECEIVED',
    decisionSentTo: null,
    receivedAt: world.clock.tick(),
    ...details,
  });
}
