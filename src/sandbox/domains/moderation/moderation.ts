import { about } from '../../kit/about';
import { checkCount, checkHttps, checkLength, isEmail } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { failure, invalid, notFound } from '../../kit/failure';
import type { AnyRow } from '../../kit/table';
import type { Row } from '../../kit/world';
import { contentOf } from '../../shared/content-kinds';
import { blockOf, connectionOf } from '../../shared/relations';
import { needSignedIn } from '../../shared/people';
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
      checkReport(input);
      const decisionSentTo = decisionAddress(input, context);
      if (openReport(input, context))
        throw failure('CONFLICT', 'Your earlier report of this is still open.');
      return store(input, context, {
        explanation: input.explanation ?? null,
        evidenceUrls: input.evidenceUrls,
        decisionSentTo,
        isHidden: context.caller.userId !== undefined && input.hideForViewer,
      });
    }),
    reportContent: about(reported, (_content, { input }, context) => {
      const { contentType, contentId, reason } = input;
      if (reasonsToExplain.includes(reason))
        throw invalid('input.reason', 'This reason needs an explanation.');
      const earlier = openReport(input, context);
      const report = earlier
        ? context.world.reports.put({ ...earlier, reason, isHidden: true })
        : store(input, context, { isHidden: true });
      const createdAt = earlier ? context.world.clock.tick() : report.receivedAt;
      return { success: true, contentType, contentId, hiddenForViewer: true, createdAt };
    }),
    blockUser: (_root, { userId, blocked }, context) => {
      const { profile } = needSignedIn(context);
      const { world } = context;
      if (userId === profile.id) throw invalid('userId', 'This is your own identifier.');
      const other = world.users.get(userId);
      if (!other || other.isDeleted) throw notFound('user');
      const present = blockOf(profile.id, userId, world);
      const createdAt = world.clock.tick();
      if (present && !blocked) world.blocks.delete(present.id);
      if (!present && blocked) {
        const id = world.clock.newId();
        const block = { id, userId: profile.id, blockedId: userId, createdAt };
        world.blocks.put({ __typename: 'Block', ...block });
        endConnection(userId, createdAt, context);
      }
      const done = { success: true, hiddenForViewer: blocked, createdAt };
      return { ...done, contentType: 'USER', contentId: userId };
    },
  },
} satisfies Resolvers;

function reported({ input }: { readonly input: Reported }, { world }: Context): AnyRow | undefined {
  return contentOf(input.contentType, input.contentId, world);
}

function checkReport({ reason, explanation, evidenceUrls }: ReportInput): void {
  if (reasonsToExplain.includes(reason) && !explanation?.trim())
    throw invalid('input.explanation', 'This reason needs an explanation.');
  checkLength('input.explanation', explanation, 0, 2000);
  checkCount('input.evidenceUrls', evidenceUrls, 0, 5);
  for (const [index, url] of evidenceUrls.entries()) checkHttps(`input.evidenceUrls.${index}`, url);
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
  const number = 4216 + world.reports.size;
  return world.reports.put({
    __typename: 'ModerationReportConfirmation',
    id: world.clock.newId(),
    reference: `R-2026-${String(number).padStart(6, '0')}`,
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

/** Ends what the two had, an open request too; lifting the block does not bring it back. */
function endConnection(otherId: string, updatedAt: string, { caller, world }: Context): void {
  const connection = connectionOf(caller.userId, otherId, world);
  if (connection && connection.state !== 'ENDED')
    world.connections.put({ ...connection, state: 'ENDED', updatedAt });
}
