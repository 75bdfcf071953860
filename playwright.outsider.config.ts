import { defineConfig } from '@playwright/test';
import site from './playwright.config';

const port = Number(process.env['PORT'] ?? 4173) + 2;

/** Pages that sleep are those of another build. */
const builds = [
  { name: 'awake', folder: 'build', port, testIgnore: 'asleep.spec.ts' },
  {
    name: 'asleep',
    folder: 'build-asleep',
    port: port + 1,
    testMatch: '{asleep,links,not-found}.spec.ts',
  },
];

const addressAt = (own: number): string => `http://localhost:${own}/docs-of-mine/`;

/** The tests of the site that `scripts/try-outsider.ts` has built. */
export default defineConfig({
  ...site,
  testDir: 'e2e/outsider',
  testIgnore: [],
  // The other's is emptied when the other begins, which may be at any time.
  outputDir: 'test-results/outsider',
  shard: { current: 1, total: 1 },
  projects: builds.flatMap(({ name, port: own, testIgnore = [], testMatch = '*.spec.ts' }) =>
    (site.projects ?? []).map((project) => ({
      ...project,
      name,
      testIgnore,
      testMatch,
      use: { ...project.use, baseURL: addressAt(own) },
    })),
  ),
  webServer: builds.map(({ name, folder, port: own }) => ({
    // The server redirects as the configuration says.
    env: { DOCUMENTS: String(name === 'asleep') },
    command: `npx docusaurus serve --no-open --port ${own} --dir ${folder}`,
    cwd: process.env['SITE'] ?? '.',
    url: addressAt(own),
  })),
});
