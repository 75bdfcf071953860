import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env['PORT'] ?? 4173);
const address = `http://localhost:${port}`;

const launchOptions = {
  executablePath: process.env['CHROMIUM_PATH'],
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    // A page lives too short for what optimising its code takes: a fifth of the tests' time.
    '--js-flags=--no-opt --no-maglev',
    // Letters are drawn alike by a browser with a window and by one without.
    '--font-render-hinting=none',
    '--disable-lcd-text',
  ],
};

const engines = { firefox: devices['Desktop Firefox'], webkit: devices['Desktop Safari'] };

/** Engines that run the smoke tests in place of all tests in Chromium, as `firefox,webkit`. */
const others = process.env['ENGINES']?.split(',');

/** Which part of the tests to run, as 2/4; all of them without it. */
const [current, total] = (process.env['SHARD'] ?? '1/1').split('/').map(Number);

export default defineConfig({
  testDir: 'e2e',
  // They are about other builds: see `playwright.copy.config.ts` and `playwright.outsider.config.ts`.
  testIgnore: ['e2e/copy/**', 'e2e/outsider/**'],
  shard: { current: current ?? 1, total: total ?? 1 },
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  workers: '100%',
  // Patience costs only what fails: on a busy machine the first script of a page can take seconds.
  timeout: 60_000,
  // Another browser, or another version of one, smooths letters otherwise: up to 1.1 pixels in a hundred.
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixelRatio: 0.015 } },
  snapshotPathTemplate: 'e2e/seen/pictures/{arg}{ext}',
  // What passes at the second try is counted apart.
  retries: 1,
  reporter: 'list',
  // Without transitions a colour is final as soon as it is set.
  use: { baseURL: address, contextOptions: { reducedMotion: 'reduce' } },
  projects: others
    ? Object.entries(engines)
        .filter(([name]) => others.includes(name))
        .map(([name, use]) => ({ name, use, testMatch: 'smoke.spec.ts' }))
    : [
        {
          name: 'chromium',
          // What the browser has cached and compiled serves the next test, too, which takes a quarter
          // of its time away. What Playwright does not clear after a test, `e2e/test.ts` does.
          use: { ...devices['Desktop Chrome'], launchOptions, reuseContext: true },
        },
      ],
  webServer: {
    command: `npm run serve -- --port ${port}`,
    url: address,
  },
});
