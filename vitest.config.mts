import { defineConfig } from 'vitest/config';

const graphql = `${import.meta.dirname}/node_modules/graphql`;

const tests = '{src,packages,sandbox,scripts,schema,docs}/**/__tests__/**/*.test.{ts,tsx}';
/** Tests that put other modules in the place of real ones. */
const mocking = '{src,packages}/**/__tests__/*.isolated.test.ts';

export default defineConfig({
  resolve: {
    alias: [
      { find: '@site', replacement: import.meta.dirname },
      {
        find: '@apis',
        replacement: `${import.meta.dirname}/packages/reader/src/__tests__/apis.ts`,
      },
      // The copy that packages load too: each knows its own errors and schemas only.
      { find: /^graphql$/, replacement: `${graphql}/index.js` },
      { find: /^graphql\/(.+?)(?:\.js)?$/, replacement: `${graphql}/$1.js` },
    ],
  },
  test: {
    silent: 'passed-only',
    // Tests read these as files: with `--changed`, a change of one runs all.
    forceRerunTriggers: ['!**/*.{ts,mts,tsx}', '**/*.config.{ts,mts}', '**/__fixtures__/**'],
    // Patience costs only what fails: on a busy machine a linter can take seconds to load.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // One for each core: the default leaves a core idle, which is half of a machine that has two.
    maxWorkers: '100%',
    projects: [
      // One copy of the modules for all files of a worker: loading them anew takes three times as long.
      {
        extends: true,
        test: { name: 'shared', isolate: false, include: [tests], exclude: [mocking] },
      },
      { extends: true, test: { name: 'isolated', include: [mocking] } },
    ],
  },
});
