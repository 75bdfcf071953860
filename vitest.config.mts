import { defineConfig } from 'vitest/config';

const graphql = `${import.meta.dirname}/node_modules/graphql`;

export default defineConfig({
  resolve: {
    alias: [
      { find: '@site', replacement: import.meta.dirname },
      // The copy that packages load too: each knows its own errors and schemas only.
      { find: /^graphql$/, replacement: `${graphql}/index.js` },
      { find: /^graphql\/(.+?)(?:\.js)?$/, replacement: `${graphql}/$1.js` },
    ],
  },
  test: {
    include: ['{src,scripts,schema,docs}/**/__tests__/**/*.test.{ts,tsx}'],
    silent: 'passed-only',
  },
});
