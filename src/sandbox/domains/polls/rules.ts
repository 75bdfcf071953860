import { checkCount, checkLength } from '../../kit/checks';
import { invalid } from '../../kit/failure';
import { daysAfter } from '../../kit/time';
import { checkVisibility } from '../../shared/visibility';
import type { Row, World } from '../../kit/world';
import type { CreatePollInput } from '../../types/schema';

/**
 * Gives what is stored otherwise than it was sent.
 *
 * @throws VALIDATION_FAILED for the first of the values that a poll cannot have.
 */
export function checkPoll(
  input: CreatePollInput,
  space: Row<'spaces'>,
  { clock }: World,
): Pick<Row<'polls'>, 'closesAt' | 'visibility'> {
  const { choices, maxChoices, visibility } = input;
  checkLength('input.question', input.question, 5, 200);
  checkLength('input.description', input.description, 0, 2000);
  checkCount('input.choices', choices, 2, 20);
  for (const label of choices) checkLength('input.choices', label, 1, 120);
  if (new Set(choices.map((label) => label.trim().toLowerCase())).size < choices.length)
    throw invalid('input.choices', 'No two choices may be alike.');
  if (maxChoices < 1 || maxChoices > choices.length)
    throw invalid('input.maxChoices', `The number must be from 1 to ${choices.length}.`);
  if (visibility === 'PRIVATE')
    throw invalid('input.visibility', 'A poll needs readers who can vote.');
  checkVisibility('input.visibility', visibility, space);
  return { visibility, closesAt: readClosing(input.closesAt, clock.now()) };
}

/** @throws VALIDATION_FAILED for too few, too many, repeated and foreign choices. */
export function checkBallot(poll: Row<'polls'>, choiceIds: readonly string[], least: number): void {
  checkCount('input.choiceIds', choiceIds, least, poll.maxChoices);
  if (new Set(choiceIds).size < choiceIds.length)
    throw invalid('input.choiceIds', 'Each choice can be named once.');
  if (choiceIds.some((id) => !poll.choices.some((choice) => choice.id === id)))
    throw invalid('input.choiceIds', 'The poll has no such choice.');
}

function readClosing(closesAt: string | null | undefined, now: string): string | null {
  if (closesAt == null) return null;
  if (closesAt < daysAfter(now, 10 / (24 * 60)) || closesAt > daysAfter(now, 365))
    throw invalid('input.closesAt', 'A poll closes from 10 minutes to 365 days ahead.');
  return closesAt;
}
