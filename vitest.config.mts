import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@site': import.meta.dirname } },
  test: {
    include: ['{src,scripts,schema,docs}/**/__tests__/**/*.test.{ts,tsx}'],
    silent: 'passed-only',
  },
});
