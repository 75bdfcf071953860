import { expect, it } from 'vitest';
import type { Part } from '../mark-matches';
import { breakParts } from '../mark-matches';

const show = (parts: readonly Part[]): string =>
  breakParts(parts, 24)
    .map(({ text, isMatch, canBreak }) => `${isMatch ? `[${text}]` : text}${canBreak ? '|' : ''}`)
    .join('');

const plain = (text: string): Part => ({ text, isMatch: false });
const match = (text: string): Part => ({ text, isMatch: true });

it('keeps a name whole that has room in a line, however it is marked', () => {
  expect(show([plain('Space.'), match('openTask'), plain('Count')])).toBe('Space.[openTask]Count');
});

it('lets a longer name break between its words and at the edges of marks', () => {
  expect(
    show([
      plain('Of AppVolunteeringEngagement.'),
      match('applicationDeadlineInLo'),
      plain('calTime'),
    ]),
  ).toBe('Of AppVolunteering|Engagement.|[applicationDeadlineIn]|[Lo]calTime');
});
