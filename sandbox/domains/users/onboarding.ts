import { webUrl } from '../../shared/context';
import type { Context, Row, World } from '../../shared/context';
import { languageOf, textIn } from '../../shared/language';
import { isMember } from '../../shared/belonging';
import type { Onboarding, OnboardingStepKey } from '../../types/schema';
import type { FinishedStep, OnboardingProgress } from '../../types/values';

/** Steps that `keys` name become done or skipped, unless they are; a skipped step can be done later. */
export function withFinished(
  account: Row<'accounts'>,
  keys: readonly OnboardingStepKey[],
  step: FinishedStep,
): Row<'accounts'> {
  const { finished } = account.onboarding;
  const open = keys.filter(
    (key) => !finished[key] || (finished[key].status === 'SKIPPED' && step.status === 'DONE'),
  );
  const added = Object.fromEntries(open.map((key) => [key, step]));
  return {
    ...account,
    onboarding: { ...account.onboarding, finished: { ...finished, ...added } },
  };
}

type Account = Pick<Row<'accounts'>, 'id' | 'onboarding'>;

/** What `Onboarding` shows of an account. */
export function onboardingOf(account: Account, context: Context): Onboarding {
  const { version, startedAt } = account.onboarding;
  const language = languageOf(context);
  const finished = finishedSteps(account, context.world);
  const rows = context.world.onboardingSteps.all();
  const steps = rows.map(({ id: key, title, gain, isRequired }, index) => ({
    key,
    position: index + 1,
    title: textIn(title, language),
    description: textIn(gain, language),
    deepLink: webUrl(`onboarding/${key.toLowerCase().replace('_', '-')}`, context),
    isRequired,
    status: finished[key]?.status ?? ('OPEN' as const),
    finishedAt: finished[key]?.at ?? null,
  }));
  const finishedStepCount = steps.filter(({ status }) => status !== 'OPEN').length;
  const required = steps.filter(({ isRequired }) => isRequired).map(({ finishedAt }) => finishedAt);
  const isComplete = !required.includes(null);
  return {
    version,
    steps,
    currentStep: steps.find(({ status }) => status === 'OPEN') ?? null,
    finishedStepCount,
    progress: finishedStepCount / steps.length,
    isComplete,
    startedAt,
    completedAt: isComplete ? (required.sort().at(-1) ?? null) : null,
  };
}

/** A first space is read from the memberships, where whoever lets people in leaves it. */
function finishedSteps({ id, onboarding }: Account, world: World): OnboardingProgress['finished'] {
  const { finished, startedAt } = onboarding;
  if (finished.FIRST_SPACE?.status === 'DONE') return finished;
  const [at] = world.memberships
    .where((row) => row.userId === id && isMember(row))
    .map(({ joinedAt }) => joinedAt)
    .filter((joinedAt) => joinedAt >= startedAt)
    .sort();
  return at ? { ...finished, FIRST_SPACE: { status: 'DONE', at } } : finished;
}
