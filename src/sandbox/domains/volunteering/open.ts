import type { World } from '../../kit/world';
import type { EngagementRow } from './rows';

/** Whether the organiser takes applications at present: places are left, and the deadline is ahead. */
export function isOpen(
  { placesFree, applicationDeadline }: EngagementRow,
  { clock }: World,
): boolean {
  if (placesFree === 0) return false;
  return applicationDeadline === null || applicationDeadline >= clock.now().slice(0, 10);
}
