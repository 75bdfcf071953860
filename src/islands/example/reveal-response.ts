import type { RunState } from './state';

/** As many lines of a response as show that it is the one, in pixels. */
const enough = 8 * 24;

/** Brings the response into view where a run has ended out of sight. What is returned takes the state. */
export function createReveal(example: Element): (run: RunState) => void {
  let last: RunState['status'] = 'idle';
  return ({ status }) => {
    const isAnswered = last === 'running' && status === 'done';
    last = status;
    if (isAnswered) reveal(example.querySelector('[data-part=response]'));
  };
}

function reveal(response: Element | null): void {
  if (!response || isInView(response)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  response.scrollIntoView({ block: 'nearest', behavior: isStill ? 'auto' : 'smooth' });
}

function isInView(response: Element): boolean {
  const { top, bottom, height } = response.getBoundingClientRect();
  const covered = Number.parseFloat(getComputedStyle(response).scrollMarginBlockStart) || 0;
  const shown = Math.min(bottom, window.innerHeight) - Math.max(top, covered);
  return shown >= Math.min(height, enough + barHeight(response));
}

function barHeight(response: Element): number {
  return response.querySelector('.codeBar')?.clientHeight ?? 0;
}
