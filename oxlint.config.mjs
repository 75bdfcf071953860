import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig } from 'oxlint';
import tseslint from 'typescript-eslint';

/** Rooms of each package, and of the sandbox: what each may import of the others there. */
const rooms = {
  'packages/reference/src': {
    i18n: [],
    options: [],
    json: ['i18n'],
    graphql: ['i18n', 'options'],
    document: ['graphql', 'i18n', 'options'],
    search: ['graphql', 'i18n'],
    changelog: ['graphql', 'i18n', 'options'],
    examples: ['graphql', 'i18n', 'json', 'options'],
    migrations: ['examples', 'graphql', 'json', 'options'],
    reference: [
      ...['changelog', 'document', 'examples', 'graphql', 'i18n', 'json', 'migrations', 'options'],
    ],
    'client-check': ['changelog', 'graphql', 'i18n', 'options', 'reference'],
    downloads: ['changelog', 'examples', 'graphql', 'json', 'options', 'reference'],
  },
  'packages/reader/src': {
    'language-service': [],
    components: [],
    loading: ['components'],
    islands: ['components', 'language-service', 'loading'],
    browser: ['components', 'islands', 'loading'],
  },
  'packages/preset/src': {
    delivery: [],
    docusaurus: [],
    remark: [],
    content: ['remark'],
    plugins: ['content', 'docusaurus', 'remark'],
    stock: ['content', 'docusaurus', 'plugins'],
  },
  sandbox: {
    types: [],
    shared: ['types'],
    domains: ['shared', 'types'],
    town: [],
    webhooks: [],
    'webhook-lab': ['webhooks'],
    'local-api': ['webhooks'],
  },
};

const forbiddenRooms = (from, allowed, all) => {
  const others = all.filter((name) => name !== from && !allowed.includes(name));
  return {
    // A room may have a file or a folder of its own that is called as another room.
    regex: `^\\.\\./(?:\\.\\./)*(?:${others.join('|')})/`,
    message: `${from} may import only ${allowed.join(', ') || 'itself'} of its package.`,
  };
};

/** By its path alone: what a package may import by name is in its package.json. */
const otherPackages = {
  regex:
    '^(?:\\.\\./)+(?:reference|model|reader|mcp|preset)/src/|^(?:\\.\\./){3,}(?:src|sandbox)/|^@site/',
  message: 'A package imports the others by their names, and nothing of the site.',
};

const restrictImports = (files, ...patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
});

const noNodeInBrowser = { regex: '^node:', message: 'This runs in the browser.' };

const builtSiteOnly = {
  regex: '/(?:src|sandbox|scripts)/',
  message: 'e2e knows the built site only.',
};

/** What runs in a browser, too. */
const inBrowser =
  /^(?:packages\/(?:reader|model)\/src|sandbox\/(?:domains|shared|webhooks|webhook-lab))(?:\/|$)/;

const restrictRoom = (folder, ...patterns) =>
  restrictImports(
    [`${folder}/**/*.{ts,tsx}`],
    ...patterns,
    ...(folder.startsWith('packages/') ? [otherPackages] : []),
    ...(inBrowser.test(folder) ? [noNodeInBrowser] : []),
  );

const importArrows = [
  restrictRoom('packages/model/src'),
  restrictRoom('packages/mcp/src'),
  ...Object.entries(rooms).flatMap(([root, arrows]) =>
    Object.entries(arrows).map(([room, allowed]) =>
      restrictRoom(`${root}/${room}`, forbiddenRooms(room, allowed, Object.keys(arrows))),
    ),
  ),
  restrictImports(['packages/reference/src/graphql/*.ts'], {
    group: ['**', '!graphql', '!graphql/**', '!./**', '!../i18n/**', '!../options/**'],
    message: 'graphql may import only the package graphql, i18n, options and itself.',
  }),
  // Tests of a package use the schema and the model of this site, too.
  {
    files: ['{packages,sandbox}/**/__tests__/**'],
    rules: { 'no-restricted-imports': 'off' },
  },
  restrictImports(['src/{home,pages,theme}/**/*.{ts,tsx}'], noNodeInBrowser),
  restrictImports(['e2e/**'], builtSiteOnly),
  restrictImports(['e2e/*.spec.ts'], builtSiteOnly, {
    regex: '^@playwright/test$',
    importNames: ['test'],
    message: 'That of ./test fails where a page offends against its policy.',
  }),
];

/** Files whose default export another program loads. */
const defaultExports = [
  '*.config.{ts,mts}',
  'sidebars.ts',
  'src/{pages,theme}/**',
  'packages/reader/src/browser/stand-ins/**',
  'packages/reader/src/__tests__/apis.ts',
  'packages/preset/src/plugins/*/page/index.tsx',
  'packages/preset/src/plugins/*/index.ts',
  'packages/preset/src/{index.ts,stock/**/*.{ts,tsx}}',
  '**/*.d.ts',
];

const restrictedSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
  { selector: 'TSAsExpression > TSAsExpression', message: 'Use a type guard, not two casts.' },
  {
    selector: "CallExpression[callee.name='t'] > :not(Literal).arguments:first-child",
    message: 'Name the key of a message as a literal: bundles have the message in its place.',
  },
];

/** What a reader sees or hears of plain elements; a rule of Docusaurus looks after JSX. */
const shown = '/^(?:textContent|ariaLabel|title|placeholder)$/';
const words = 'Literal[value=/^(?!https?:).*\\p{L}{2}/u]';

const plainElements = {
  files: ['packages/reader/src/{browser,islands,loading}/**/*.ts'],
  excludeFiles: ['**/__tests__/**', 'packages/reader/src/browser/prepare-document.ts'],
  rules: {
    'restricted/syntax': [
      'error',
      ...restrictedSyntax,
      ...[
        `AssignmentExpression[left.property.name=${shown}] > ${words}`,
        `CallExpression[callee.name=create] Property[key.name=${shown}] > ${words}`,
        `CallExpression[callee.name=create] > ${words}:not(:first-child)`,
      ].map((selector) => ({
        selector,
        message: 'Say it by a key of messages.en.json: see packages/reference/src/i18n.',
      })),
    ],
  },
};

/** What the configurations of ESLint name and oxlint does not know. */
const unknown = [
  // Syntax errors in a module.
  'no-dupe-args',
  'no-octal',
  // Overflows the stack on the recursive visitor types of graphql.
  '@typescript-eslint/no-unsafe-class-instance-assignment',
  // About options of React's compiler, which compiles nothing here.
  'react-hooks/config',
  'react-hooks/gating',
];

/** The rules that configurations of ESLint turn on: oxlint knows them by the same names. */
const rulesOf = (...configs) => {
  const rules = Object.entries(Object.assign({}, ...configs.map((config) => config.rules)));
  return Object.fromEntries(
    rules.filter(([name, value]) => ![value].flat().includes('off') && !unknown.includes(name)),
  );
};

const javascript = {
  files: ['**/*.mjs'],
  env: { node: true },
  rules: rulesOf(js.configs.recommended),
};

/** Matches no name. */
const none = '^$';

const typescript = {
  files: ['**/*.{ts,mts,tsx}'],
  // Generated: only their types are checked.
  excludeFiles: ['sandbox/types/{schema,tables}.ts'],
  rules: {
    ...rulesOf(
      js.configs.recommended,
      ...tseslint.configs.strictTypeChecked,
      ...tseslint.configs.stylisticTypeChecked,
    ),
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/explicit-module-boundary-types': 'error',
    '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    // Without patterns, oxlint passes by names that begin with an underscore.
    'no-unused-vars': [
      'error',
      { argsIgnorePattern: none, caughtErrorsIgnorePattern: none, varsIgnorePattern: none },
    ],
    'max-lines': ['error', 400],
    'no-restricted-exports': [
      'error',
      {
        restrictDefaultExports: {
          direct: true,
          named: true,
          defaultFrom: true,
          namedFrom: true,
          namespaceFrom: true,
        },
      },
    ],
    // No text may take the square of its length to read.
    'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
    'restricted/syntax': ['error', ...restrictedSyntax],
  },
};

const tests = {
  files: ['**/__tests__/**', 'e2e/**'],
  rules: { 'max-lines': ['error', 200] },
};

const mocks = {
  files: ['**/__tests__/**'],
  excludeFiles: ['**/*.isolated.test.ts'],
  rules: {
    'restricted/syntax': [
      'error',
      ...restrictedSyntax,
      {
        selector: 'CallExpression[callee.object.name=vi][callee.property.name=/^(?:do)?[mM]ock$/]',
        message: 'Later tests of the worker get it, too: name the file *.isolated.test.ts.',
      },
    ],
  },
};

const react = {
  files: ['{packages,sandbox,src}/**/*.tsx'],
  rules: {
    ...rulesOf(jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended),
    ...docusaurus.configs.recommended.rules,
    // A mark or a name of a key is the same in every language.
    '@docusaurus/no-untranslated-text': [
      'error',
      {
        ignoredStrings: [...'\u2060·—×+/?:.,“”↑↓', 'Atom', 'JSON', 'RSS', 'Feed', 'Enter', 'Esc'],
      },
    ],
  },
};

/** They render outside of Docusaurus' tree, which its components need around them. */
const islands = {
  files: ['packages/reader/src/islands/**/*.tsx'],
  rules: {
    '@docusaurus/no-html-links': 'off',
    '@docusaurus/prefer-docusaurus-heading': 'off',
  },
};

/** Who reads what somebody sends or pastes also begins at each character only once. */
const strangersTexts = {
  files: [
    'packages/{mcp,model,reader}/src/**/*.{ts,tsx}',
    'packages/preset/src/delivery/**/*.ts',
    'packages/reference/src/{json,search}/**/*.ts',
    'sandbox/**/*.ts',
    'src/{home,theme}/**/*.tsx',
    'packages/reference/src/examples/clients/**/*.ts',
    'packages/reference/src/graphql/definitions.ts',
  ],
  excludeFiles: ['**/__tests__/**'],
  rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
};

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: [
    'eslint-plugin-regexp',
    { name: '@docusaurus', specifier: '@docusaurus/eslint-plugin' },
    './scripts/lint/restricted.mjs',
  ],
  categories: { correctness: 'off' },
  options: {
    typeAware: true,
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: 'error',
  },
  // Beside what git ignores.
  ignorePatterns: [
    // It has packages of its own.
    'e2e/outsider/site/',
    // Programs whose imports tests generate.
    '{packages,sandbox}/**/__fixtures__/',
  ],
  overrides: [
    javascript,
    typescript,
    tests,
    mocks,
    { files: defaultExports, rules: { 'no-restricted-exports': 'off' } },
    strangersTexts,
    react,
    islands,
    plainElements,
    ...importArrows,
  ],
});
