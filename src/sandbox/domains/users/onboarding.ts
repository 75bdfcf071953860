import { webUrl } from '../../kit/addresses';
import type { Context } from '../../kit/context';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import type { Row, World } from '../../kit/world';
import { isMember } from '../../shared/belonging';
import type { OnboardingStepKey } from '../../types/schema';
import type { FinishedStep } from '../../types/values';

interface StepText {
  readonly title: PlatformText;
  readonly gain: PlatformText;
}

export const requiredSteps: readonly OnboardingStepKey[] = ['PROFILE', 'TOPICS'];

const step = (en: string, de: string, gainEn: string, gainDe: string): StepText => ({
  title: { en, de },
  gain: { en: gainEn, de: gainDe },
});

const texts: Readonly<Record<OnboardingStepKey, StepText>> = {
  PROFILE: step(
    'Say who you are',
    'Sag, wer du bist',
    'People greet you by name.',
    'Andere begrüßen dich mit Namen.',
  ),
  PICTURE: step(
    'Show your face',
    'Zeig dich',
    'Neighbours recognise you in the street.',
    'Nachbarn erkennen dich auf der Straße.',
  ),
  LOCATION: step(
    'Where do you live?',
    'Wo wohnst du?',
    'Lists begin with what is near.',
    'Listen beginnen mit dem, was nah ist.',
  ),
  TOPICS: step(
    'Choose three topics',
    'Wähle drei Themen',
    'Suggestions fit what you care about.',
    'Vorschläge passen zu dem, was dir wichtig ist.',
  ),
  SKILLS: step(
    'What are you good at?',
    'Was kannst du gut?',
    'Spaces find you when they need help.',
    'Gruppen finden dich, wenn sie Hilfe brauchen.',
  ),
  NOTIFICATIONS: step(
    'Stay in touch',
    'Bleib auf dem Laufenden',
    'You hear of answers and changes in time.',
    'Du erfährst rechtzeitig von Antworten und Änderungen.',
  ),
  FIRST_SPACE: step(
    'Find your first space',
    'Finde deine erste Gruppe',
    'You meet people who act together.',
    'Du triffst Menschen, die gemeinsam etwas tun.',
  ),
};

/** Steps that `keys` name become done, unless they are; the moment of an earlier one stays. */
export function withDone(
  account: Row<'accounts'>,
  keys: readonly OnboardingStepKey[],
  at: string,
): Row<'accounts'> {
  return withFinished(account, keys, { status: 'DONE', at });
}

/** Open steps that `keys` name become skipped. */
export function withSkipped(
  account: Row<'accounts'>,
  keys: readonly OnboardingStepKey[],
  at: string,
): Row<'accounts'> {
  const open = keys.filter((key) => !account.onboarding.finished[key]);
  return withFinished(account, open, { status: 'SKIPPED', at });
}

function withFinished(
  account: Row<'accounts'>,
  keys: readonly OnboardingStepKey[],
  step: FinishedStep,
): Row<'accounts'> {
  const { finished } = account.onboarding;
  const changed = keys.filter((key) => finished[key]?.status !== 'DONE');
  const added = Object.fromEntries(changed.map((key) => [key, step]));
  return {
    ...account,
    onboarding: { ...account.onboarding, finished: { ...finished, ...added } },
  };
}

/** What `Onboarding` shows of an account. */
export function onboardingOf(account: Row<'accounts'>, context: Context): Record<string, unknown> {
  const language = languageOf(context);
  const finished = finishedSteps(account, context.world);
  const steps = (Object.keys(texts) as OnboardingStepKey[]).map((key, index) => ({
    key,
    position: index + 1,
    title: textIn(texts[key].title, language),
    description: textIn(texts[key].gain, language),
    deepLink: webUrl(`onboarding/${key.toLowerCase().replace('_', '-')}`),
    isRequired: requiredSteps.includes(key),
    status: finished[key]?.status ?? 'OPEN',
    finishedAt: finished[key]?.at ?? null,
  }));
  const finishedStepCount = steps.filter(({ status }) => status !== 'OPEN').length;
  const required = requiredSteps.flatMap((key) => finished[key]?.at ?? []).sort();
  const isComplete = required.length === requiredSteps.length;
  return {
    version: account.onboarding.version,
    steps,
    currentStep: steps.find(({ status }) => status === 'OPEN') ?? null,
    finishedStepCount,
    progress: finishedStepCount / steps.length,
    isComplete,
    startedAt: account.onboarding.startedAt,
    completedAt: isComplete ? required.at(-1) : null,
  };
}

/** A first space is read from the memberships, where whoever lets people in leaves it. */
function finishedSteps(
  { id, onboarding }: Row<'accounts'>,
  world: World,
): Row<'accounts'>['onboarding']['finished'] {
  const { finished, startedAt } = onboarding;
  if (finished.FIRST_SPACE?.status === 'DONE') return finished;
  const joined = world.memberships
    .all()
    .filter((row) => row.userId === id && isMember(row))
    .map(({ joinedAt }) => joinedAt)
    .filter((joinedAt) => joinedAt >= startedAt)
    .sort()[0];
  return joined ? { ...finished, FIRST_SPACE: { status: 'DONE', at: joined } } : finished;
}
