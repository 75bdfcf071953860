import type { Subject } from '../../shared/access';
import { checkCount, checkHttps, checkLength, isEmail } from '../../kit/checks';
import { contentOf } from '../../shared/content-kinds';
import type { AnyResolvers, Context } from '../../kit/context';
import { failure, invalid } from '../../kit/failure';
import type { Row } from '../../kit/world';
import type { ModerationContentType, ModerationReason } from '../../types/schema';

interface Reported {
  readonly contentType: ModerationContentType;
  readonly contentId: string;
  readonly reason: ModerationReason;
}

interface ReportInput extends Reported {
  readonly explanation?: string | null;
  readonly evidenceUrls: readonly string[];
  readonly sendDecision: boolean;
  readonly email?: string | null;
  readonly hideForViewer: boolean;
}

/** What `ModerationSuccess` shows of a step. */
export interface Success {
  readonly success: true;
  readonly contentType: ModerationContentType;
  readonly contentId: string;
  readonly hiddenForViewer: boolean;
  readonly createdAt: string;
}

const reasonsToExplain = ['ILLEGAL', 'OTHER'];

export const reportMutations = {
  ModerationReportConfirmation: {
    hiddenForViewer: ({ isHidden }: Row<'reports'>) => isHidden,
  },
  Mutation: {
    moderationCreateReport: (
      _root: unknown,
      { input }: { readonly input: ReportInput },
      context: Context,
    ): Row<'reports'> => {
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
    },
    reportContent: (
      _root: unknown,
      { input }: { readonly input: Reported },
      context: Context,
    ): Success => {
      const { contentType, contentId, reason } = input;
      if (reasonsToExplain.includes(reason))
        throw invalid('input.reason', 'This reason needs an explanation.');
      const earlier = openReport(input, context);
      const report = earlier
        ? context.world.reports.put({ ...earlier, reason, isHidden: true })
        : store(input, context, { isHidden: true });
      const createdAt = earlier ? context.world.clock.tick() : report.receivedAt;
      return { success: true, contentType, contentId, hiddenForViewer: true, createdAt };
    },
  },
} satisfies AnyResolvers;

const reported: Subject = ({ input }, { world }) => {
  const { contentType, contentId } = input as Reported;
  return contentOf(contentType, contentId, world);
};

export const reportSubjects: Readonly<Record<string, Subject>> = {
  'Mutation.moderationCreateReport': reported,
  'Mutation.reportContent': reported,
};

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
    .all()
    .filter(({ status }) => status === 'RECEIVED' || status === 'IN_REVIEW')
    .filter(({ reporterId }) => reporterId === caller.userId)
    .find((report) => report.contentType === contentType && report.contentId === contentId);
}

function store(
  { contentType, contentId, reason }: Reported,
  { caller, world }: Context,
  details: Pick<Row<'reports'>, 'isHidden'> & Partial<Row<'reports'>>,
): Row<'reports'> {
  const number = 4216 + world.reports.all().length;
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
