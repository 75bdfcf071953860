import { defineConfig } from '@playwright/test';
import site from './playwright.config';

const port = Number(process.env['PORT'] ?? 4173) + 1;
const address = `http://localhost:${port}`;

/** The tests of the copy that `scripts/try-copy.ts` has built. */
export default defineConfig({
  ...site,
  testDir: 'e2e/copy',
  testIgnore: [],
  // The other's is emptied when the other begins, which may be at any time.
  outputDir: 'test-results/copy',
  shard: { current: 1, total: 1 },
  use: { ...site.use, baseURL: address },
  webServer: {
    command: `npm run serve -- --port ${port}`,
    cwd: process.env['COPY'] ?? '.',
    url: address,
  },
});
