import type { Row, World } from '../kit/world';

/** Whether the organiser takes applications at present: places are left, and the deadline is ahead. */
export function isOpen(
  { placesFree, applicationDeadline }: Row<'engagements'>,
  { clock }: World,
): boolean {
  if (placesFree === 0) return false;
  return applicationDeadline === null || applicationDeadline >= clock.now().slice(0, 10);
}
