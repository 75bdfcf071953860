import { expect, it } from 'vitest';
import { oneAtATime } from '../one-at-a-time';

it('starts a call once those before it have ended, also badly', async () => {
  const events: string[] = [];
  const task = oneAtATime(async (name: string) => {
    events.push(`${name} starts`);
    await Promise.resolve();
    events.push(`${name} ends`);
    if (name === 'bad') throw new Error('No.');
    return name;
  });
  const results = await Promise.allSettled([task('bad'), task('good')]);
  expect(results).toMatchObject([{ reason: new Error('No.') }, { value: 'good' }]);
  expect(events).toEqual(['bad starts', 'bad ends', 'good starts', 'good ends']);
});
