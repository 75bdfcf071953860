import { webUrl } from '../../kit/addresses';
import type { Context } from '../../kit/context';
import type { PlatformText } from '../../kit/language';
import { languageOf, textIn } from '../../kit/language';
import type { Row, World } from '../../kit/world';
import { isMember } from '../../shared/belonging';
import type { Onboarding, OnboardingStep, OnboardingStepKey } from '../../types/schema';
import type { FinishedStep, OnboardingProgress } from '../../types/values';

interface StepText {
  readonly title: PlatformText;
  readonly gain: PlatformText;
}

export const requiredSteps: readonly OnboardingStepKey[] = ['PROFILE', 'TOPICS'];

const texts: Readonly<Record<OnboardingStepKey, StepText>> = {
  PROFILE: {
    title: { en: 'Say who you are', de: 'Sag, wer du bist' },
    gain: { en: 'People greet you by name.', de: 'Andere begrüßen dich mit Namen.' },
  },
  PICTURE: {
    title: { en: 'Show your face', de: 'Zeig dich' },
    gain: {
      en: 'Neighbours recognise you in the street.',
      de: 'Nachbarn erkennen dich auf der Straße.',
    },
  },
  LOCATION: {
    title: { en: 'Where do you live?', de: 'Wo wohnst du?' },
    gain: { en: 'Lists begin with what is near.', de: 'Listen beginnen mit dem, was nah ist.' },
  },
  TOPICS: {
    title: { en: 'Choose three topics', de: 'Wähle drei Themen' },
    gain: {
      en: 'Suggestions fit what you care about.',
      de: 'Vorschläge passen zu dem, was dir wichtig ist.',
    },
  },
  SKILLS: {
    title: { en: 'What are you good at?', de: 'Was kannst du gut?' },
    gain: {
      en: 'Spaces find you when they need help.',
      de: 'Gruppen finden dich, wenn sie Hilfe brauchen.',
    },
  },
  NOTIFICATIONS: {
    title: { en: 'Stay in touch', de: 'Bleib auf dem Laufenden' },
    gain: {
      en: 'You hear of answers and changes in time.',
      de: 'Du erfährst rechtzeitig von Antworten und Änderungen.',
    },
  },
  FIRST_SPACE: {
    title: { en: 'Find your first space', de: 'Finde deine erste Gruppe' },
    gain: {
      en: 'You meet people who act together.',
      de: 'Du triffst Menschen, die gemeinsam etwas tun.',
    },
  },
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
export function onboardingOf(account: Row<'accounts'>, context: Context): Onboarding {
  const language = languageOf(context);
  const finished = finishedSteps(account, context.world);
  const stepKeys = Object.keys(texts) as OnboardingStepKey[];
  const steps = stepKeys.map<OnboardingStep>((key, index) => ({
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
    completedAt: isComplete ? (required.at(-1) ?? null) : null,
  };
}

/** A first space is read from the memberships, where whoever lets people in leaves it. */
function finishedSteps(
  { id, onboarding }: Row<'accounts'>,
  world: World,
): OnboardingProgress['finished'] {
  const { finished, startedAt } = onboarding;
  if (finished.FIRST_SPACE?.status === 'DONE') return finished;
  const joined = world.memberships
    .where((row) => row.userId === id && isMember(row))
    .map(({ joinedAt }) => joinedAt)
    .filter((joinedAt) => joinedAt >= startedAt)
    .sort()[0];
  return joined ? { ...finished, FIRST_SPACE: { status: 'DONE', at: joined } } : finished;
}
