import { expect, test as base } from '@playwright/test';

export { expect };

/** How browsers say that a page does what its policy forbids. */
const violation = /Content.Security.Policy|requires 'Trusted/;

/** A test of pages that all keep to the policy which they come with. */
export const test = base.extend<{ innocence: undefined }, { violations: string[] }>({
  violations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      browser.on('context', (context) => {
        context.on('console', (message) => {
          if (violation.test(message.text())) violations.push(message.text());
        });
      });
      await use(violations);
    },
    { scope: 'worker', auto: true },
  ],
  innocence: [
    async ({ violations }, use) => {
      await use(undefined);
      expect(violations.splice(0)).toEqual([]);
    },
    { auto: true },
  ],
  // Tests share a context, of which Playwright leaves this as it is.
  context: async ({ context, permissions }, use) => {
    await use(context);
    await context.setOffline(false);
    if (!permissions) await context.clearPermissions();
  },
  // What a page still asks for at the end of a test may end with it.
  page: async ({ page }, use) => {
    const { clock } = page;
    const pauseAt = clock.pauseAt.bind(clock);
    const paused = { now: false };
    clock.pauseAt = (time) => {
      paused.now = true;
      return pauseAt(time);
    };
    await use(page);
    // Playwright starts a clock that stands in the midst of the next test, by a script that fails there.
    if (paused.now) await clock.resume();
    clock.pauseAt = pauseAt;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
});
