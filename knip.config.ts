import type { KnipConfig } from 'knip';

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.ts',
        'playwright.{copy,outsider}.config.ts',
        'e2e/{copy,outsider}/*.spec.ts',
        // Started as a process of its own.
        'scripts/load/server.ts',
        // Docusaurus finds them by their folders.
        'src/theme/**/*.{ts,tsx}',
        // The worker of the sandbox is made with it.
        'sandbox/model.ts',
        // An island of the site, which the preset is given by its path.
        'sandbox/webhook-lab/index.ts',
        // Generated: what of it is used depends on the rules.
        'sandbox/types/{schema,tables}.ts',
      ],
      oxlint: { config: 'oxlint.config.mjs' },
      project: [
        '*.{ts,mts,mjs}',
        '{docs,e2e,sandbox,schema,scripts,src}/**/*.{ts,tsx,mts,mjs,cjs,mdx}',
        // Programs whose imports tests generate, and a site that has packages of its own.
        '!sandbox/**/__fixtures__/**',
        '!e2e/outsider/site/**',
      ],
    },
    // The bundler is given paths of them, for a module of Docusaurus or for an alias.
    'packages/reader': {
      entry: [
        'src/browser/{stand-ins/*,inline-script,head-script,wake-in-dev,reload-in-dev}.{ts,tsx}',
        'src/components/ReferenceMenu/lists.{client,server}.ts',
        'src/islands/sandbox/answer-questions.ts',
        // An alias of the tests.
        'src/__tests__/apis.ts',
      ],
    },
    'packages/preset': {
      entry: [
        'src/plugins/graphql-reference/page/read-page.{client,server}.ts',
        'src/{docusaurus,plugins/*,remark}/*.cjs',
        'src/plugins/*/index.ts',
        // Docusaurus finds them by their names.
        'src/stock/{client.ts,theme/**}',
      ],
    },
    // The modules of `mcp.tgz`.
    'packages/mcp': { entry: ['src/{main,run/worker}.ts'] },
    'packages/*': { project: ['src/**/*.{ts,tsx,mts,mjs,cjs}', '!**/__fixtures__/**'] },
  },
  ignoreExportsUsedInFile: { interface: true, type: true },
  ignoreDependencies: [
    // Docusaurus gives them, under these names.
    '@docusaurus/ErrorBoundary',
    '@docs-versions',
    '@reference-lists',
    '@reference-page',
    '@apis',
    '@sandboxes',
    '@islands',
    // Taken for the short names of plugins of Docusaurus.
    /^docusaurus-plugin-docusaurus-preset-/,
    '@graphql-markdown/docusaurus-plugin-docusaurus',
    '@graphql-markdown/docusaurus',
    // Imported by programs that tests generate.
    '@apollo/client',
    '@graphql-codegen/client-preset',
    '@unit-mesh/treesitter-artifacts',
    '@urql/core',
    '@usebruno/lang',
    'graphql-request',
    // The copy that the bundler of Docusaurus is.
    '@rspack/core',
    // Commands of scripts.
    'cspell',
    'lighthouse',
    'markdownlint-cli2',
  ],
  // Tests are left out where it is not installed.
  ignoreBinaries: ['nginx'],
} satisfies KnipConfig;
