import { defineConfig } from '@playwright/test';
import site from './playwright.config';

const port = Number(process.env['PORT'] ?? 4173) + 2;
const address = `http://localhost:${port}/docs-of-mine/`;

/** The tests of the site that `scripts/try-outsider.ts` has built. */
export default defineConfig({
  ...site,
  testDir: 'e2e/outsider',
  testIgnore: [],
  shard: { current: 1, total: 1 },
  use: { ...site.use, baseURL: address },
  webServer: {
    command: `npx docusaurus serve --no-open --port ${port}`,
    cwd: process.env['SITE'] ?? '.',
    url: address,
  },
});
