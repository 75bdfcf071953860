import type { KnipConfig } from 'knip';

export default {
  entry: [
    'scripts/*.ts',
    'playwright.copy.config.ts',
    'e2e/copy/*.spec.ts',
    // Started as a process of its own.
    'scripts/load/server.ts',
    // Docusaurus finds them by their folders.
    'src/theme/**/*.{ts,tsx}',
    // The bundler is given their paths, for a module of Docusaurus or for an alias.
    'src/browser/{stand-ins/*,dev-server}.{ts,tsx}',
    'src/components/ReferenceMenu/lists.{client,server}.ts',
    'src/plugins/graphql-reference/page/{index.tsx,read-page.{client,server}.ts}',
    'src/i18n/locale-messages.browser.ts',
    // The alias `@model` names one of them.
    'src/islands/sandbox/model/{own,made-up}.ts',
    'src/plugins/*/*.cjs',
    // Generated: what of it is used depends on the rules.
    'src/sandbox/types/{schema,tables}.ts',
    // The modules of `mcp.tgz`.
    'src/mcp/{main,run/worker}.ts',
  ],
  project: [
    '*.{ts,mts,mjs}',
    '{docs,e2e,schema,scripts,src}/**/*.{ts,tsx,mts,mjs,cjs,mdx}',
    // Programs whose imports tests generate.
    '!src/**/__fixtures__/**',
  ],
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Docusaurus gives them, under these names.
    '@docusaurus/ErrorBoundary',
    'react-loadable',
    '@reference-lists',
    '@reference-page',
    '@model',
    // Taken for the short name of a plugin of Docusaurus.
    '@graphql-markdown/docusaurus-plugin-docusaurus',
    '@graphql-markdown/docusaurus',
    // Its files are read, not imported.
    '@fontsource/figtree',
    // Imported by programs that tests generate.
    '@apollo/client',
    '@graphql-codegen/client-preset',
    '@unit-mesh/treesitter-artifacts',
    '@urql/core',
    '@usebruno/lang',
    'graphql-request',
    // Commands of scripts.
    'cspell',
    'lighthouse',
    'markdownlint-cli2',
    // The copy that the bundler of Docusaurus is.
    '@rspack/core',
  ],
  // Tests are left out where it is not installed.
  ignoreBinaries: ['nginx'],
} satisfies KnipConfig;
