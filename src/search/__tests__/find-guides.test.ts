import { describe, expect, it } from 'vitest';
import type { GuideRecord } from '../find-guides';
import { createGuideSearch } from '../find-guides';

const guide = (
  path: string,
  title: string,
  description: string,
  ...headings: string[]
): GuideRecord => ({
  kind: 'guide',
  title,
  description,
  path,
  sections: headings.map((heading) => [heading, heading.toLowerCase().replaceAll(' ', '-')]),
});

const find = createGuideSearch([
  guide('/events', 'Events', 'Receive webhooks.', 'Check the signature', 'Check your work'),
  guide('/access', 'Access', 'Tokens and roles.', 'Refresh and revocation', 'Check your work'),
  guide('/push', 'Push notifications', 'Open deep links.', 'Register a device', 'Check your work'),
]);
const found = (query: string): string[] =>
  find(query).map(({ guide: { path }, section }) => `${path}#${section?.[1] ?? ''}`);

describe('createGuideSearch', () => {
  it('leads to the section that says the most', () => {
    expect(found('check webhook signature')[0]).toBe('/events#check-the-signature');
  });

  it('leads to the page where its title and description say it all', () => {
    expect(found('push notification deep link')).toEqual(['/push#']);
  });

  it('reads a question, in other forms of its words', () => {
    expect(found('how do I refresh a token?')).toEqual(['/access#refresh-and-revocation']);
  });

  it('finds a word that is half typed', () => {
    expect(found('regis')).toEqual(['/push#register-a-device']);
  });

  it('says whether all that matters was found', () => {
    expect(find('refresh tokens').map(({ isComplete }) => isComplete)).toEqual([true]);
    expect(find('refresh revocation cookie').map(({ isComplete }) => isComplete)).toEqual([false]);
  });

  it.each(['', 'cookie'])('finds nothing for "%s"', (query) => {
    expect(found(query)).toEqual([]);
  });
});
