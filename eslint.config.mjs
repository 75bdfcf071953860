import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';

/** What each folder of `src` may import of the others. */
const arrows = {
  graphql: ['i18n'],
  calls: [],
  i18n: [],
  json: ['i18n'],
  document: ['i18n', 'graphql'],
  examples: ['calls', 'i18n', 'json', 'document', 'graphql', 'sandbox'],
  migrations: ['i18n', 'json', 'graphql', 'examples'],
  reference: ['i18n', 'json', 'document', 'graphql', 'examples', 'migrations', 'changelog'],
  remark: ['i18n', 'json', 'document', 'downloads', 'graphql', 'examples'],
  content: [
    'calls',
    'json',
    'i18n',
    'document',
    'graphql',
    'examples',
    'migrations',
    'reference',
    'remark',
    'sandbox',
    'changelog',
    'product',
  ],
  changelog: ['i18n', 'graphql', 'migrations'],
  downloads: [
    'i18n',
    'json',
    'graphql',
    'examples',
    'reference',
    'sandbox',
    'changelog',
    'product',
  ],
  delivery: ['i18n', 'graphql', 'product'],
  mcp: ['calls', 'i18n', 'graphql', 'examples', 'sandbox', 'search', 'changelog'],
  sandbox: ['i18n', 'graphql', 'made-up', 'product'],
  'made-up': ['graphql'],
  'local-api': ['i18n', 'graphql', 'sandbox', 'examples', 'mcp', 'product'],
  search: ['calls', 'i18n', 'graphql'],
  'language-service': ['i18n', 'json', 'graphql', 'examples'],
  plugins: [
    'calls',
    'i18n',
    'browser',
    'changelog',
    'components',
    'content',
    'document',
    'downloads',
    'graphql',
    'examples',
    'mcp',
    'migrations',
    'reference',
    'remark',
    'sandbox',
    'search',
    'product',
  ],
  loading: ['i18n', 'components'],
  browser: ['i18n', 'loading', 'components', 'islands'],
  components: ['i18n', 'graphql', 'examples', 'language-service', 'sandbox', 'search', 'product'],
  islands: [
    'calls',
    'i18n',
    'json',
    'document',
    'graphql',
    'examples',
    'language-service',
    'sandbox',
    'search',
    'loading',
    'components',
    'product',
  ],
  theme: ['i18n', 'components', 'document', 'graphql', 'product'],
  pages: ['i18n', 'components', 'graphql', 'product'],
};

const forbiddenFolders = (from, allowed) => {
  const others = [...Object.keys(arrows), 'product'].filter(
    (name) => name !== from && !allowed.includes(name),
  );
  return {
    regex: `^(?:@site/src/|(?:\\.\\./)+(?:src/)?)(?:${others.join('|')})(?:/|$)`,
    message: `${from} may import only ${allowed.join(', ') || 'itself'}.`,
  };
};

const restrictImports = (files, ...patterns) => ({
  files,
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const noNodeInBrowser = { regex: '^node:', message: 'This runs in the browser.' };

const builtSiteOnly = { regex: '/src/', message: 'e2e knows the built site only.' };

const importArrows = [
  ...Object.entries(arrows).map(([folder, allowed]) =>
    restrictImports(
      [`src/${folder}/**/*.{ts,tsx}`],
      forbiddenFolders(folder, allowed),
      ...(['browser', 'components', 'islands', 'loading', 'theme', 'pages'].includes(folder)
        ? [noNodeInBrowser]
        : []),
    ),
  ),
  {
    ...restrictImports(['src/graphql/*.ts'], {
      regex: '^(?!graphql(?:/|$)|\\./|\\.\\./i18n/)',
      message: 'src/graphql may import only the package graphql, i18n and itself.',
    }),
  },
  {
    ...restrictImports(
      ['src/made-up/**/*.ts'],
      forbiddenFolders('made-up', arrows['made-up']),
      noNodeInBrowser,
    ),
    ignores: ['**/__tests__/**'],
  },
  {
    ...restrictImports(
      ['src/sandbox/**/*.ts'],
      forbiddenFolders('sandbox', arrows.sandbox),
      noNodeInBrowser,
    ),
    ignores: ['**/__tests__/**'],
  },
  // Tests read the schema and the tables, which the sandbox is given.
  restrictImports(
    ['src/sandbox/__tests__/helpers.ts'],
    forbiddenFolders('sandbox', [...arrows.sandbox, 'content']),
  ),
  restrictImports(
    ['scripts/**/*.ts'],
    forbiddenFolders(
      'scripts',
      arrows.plugins.concat('plugins', 'sandbox', 'local-api', 'delivery'),
    ),
  ),
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
  'src/browser/stand-ins/**',
  'src/plugins/*/page/index.tsx',
  'src/plugins/*/index.ts',
  '**/*.d.ts',
];

const restrictedSyntax = [
  { selector: 'TSEnumDeclaration', message: 'Use a union of strings.' },
  { selector: 'TSAsExpression > TSAsExpression', message: 'Use a type guard, not two casts.' },
];

/** What a reader sees or hears of plain elements; a rule of Docusaurus looks after JSX. */
const shown = '/^(?:textContent|ariaLabel|title|placeholder)$/';
const words = 'Literal[value=/^(?!https?:).*\\p{L}{2}/u]';

const plainElements = {
  files: ['src/{browser,islands,loading}/**/*.ts'],
  ignores: ['**/__tests__/**', 'src/browser/{await-reader,prepare-document}.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      ...restrictedSyntax,
      ...[
        `AssignmentExpression[left.property.name=${shown}] > ${words}`,
        `CallExpression[callee.name=create] Property[key.name=${shown}] > ${words}`,
        `CallExpression[callee.name=create] > ${words}:not(:first-child)`,
      ].map((selector) => ({ selector, message: 'Say it through translate: see src/i18n.' })),
    ],
  },
};

const typescript = {
  files: ['**/*.{ts,mts,tsx}'],
  extends: [
    js.configs.recommended,
    tseslint.configs.strictTypeChecked,
    tseslint.configs.stylisticTypeChecked,
  ],
  languageOptions: {
    parserOptions: { project: './tsconfig.json', tsconfigRootDir: import.meta.dirname },
  },
  rules: {
    '@typescript-eslint/consistent-type-imports': 'error',
    '@typescript-eslint/explicit-module-boundary-types': 'error',
    // Overflows the stack on the recursive visitor types of graphql.
    '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
    '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    'max-lines': ['error', 200],
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
    'no-restricted-syntax': ['error', ...restrictedSyntax],
  },
};

const react = {
  files: ['src/**/*.tsx'],
  extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  plugins: { '@docusaurus': docusaurus },
  rules: {
    ...docusaurus.configs.recommended.rules,
    // A mark or a name of a key is the same in every language.
    '@docusaurus/no-untranslated-text': [
      'error',
      {
        ignoredStrings: [
          'Atom',
          'JSON',
          'Feed',
          '\u2060',
          '·',
          '—',
          '×',
          '+',
          '/',
          '?',
          ':',
          '.',
          ',',
          '“',
          '”',
          '↑',
          '↓',
          'Enter',
          'Esc',
        ],
      },
    ],
  },
};

/** They render outside of Docusaurus' tree, which its components need around them. */
const islands = {
  files: ['src/islands/**/*.tsx'],
  rules: {
    '@docusaurus/no-html-links': 'off',
    '@docusaurus/prefer-docusaurus-heading': 'off',
  },
};

/** No text may take the square of its length to read. */
const expressions = {
  files: ['**/*.{ts,mts,tsx}'],
  plugins: { regexp },
  rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
};

/** Who reads what somebody sends or pastes also begins at each character only once. */
const strangersTexts = {
  files: [
    'src/{json,sandbox,local-api,delivery,mcp,search,language-service,loading,browser,islands,components,theme}/**/*.{ts,tsx}',
    'src/examples/clients/**/*.ts',
    'src/graphql/{definitions,tokens}.ts',
  ],
  ignores: ['**/__tests__/**'],
  rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
};

const schemaAll = graphql.configs['flat/schema-all'].rules;
const [, namingConvention] = schemaAll['@graphql-eslint/naming-convention'];

const operation = 'ObjectTypeExtension[name.value=/^(Query|Mutation)$/] > FieldDefinition';

const schemaSyntax = [
  ...['access', 'errors'].map((name) => ({
    selector: `${operation}:not(:has(> Directive[name.value=${name}]))`,
    message: `Unexpected operation without @${name}, expected one: see schema/README.md.`,
  })),
  {
    selector:
      'Directive[name.value=deprecated]:not(:has(StringValue[value=/^Use `.+ Removal on \\d{4}-\\d\\d-\\d\\d\\.$/s]))',
    message: 'Write "Use `Replacement`, … Removal on 2027-09-30.": see schema/README.md.',
  },
];

const examples = 'schema/examples/**';
const releases = 'schema/releases/**';

const schema = {
  files: ['schema/**/*.graphql'],
  ignores: [examples, releases],
  plugins: { '@graphql-eslint': graphql },
  languageOptions: {
    parser: graphql.parser,
    parserOptions: {
      graphQLConfig: { schema: ['schema/**/*.graphql', `!${examples}`, `!${releases}`] },
    },
  },
  rules: {
    ...schemaAll,
    '@graphql-eslint/naming-convention': [
      'error',
      {
        ...namingConvention,
        'InputObjectTypeDefinition,InputObjectTypeExtension': { requiredSuffixes: ['Input'] },
      },
    ],
    '@graphql-eslint/no-root-type': ['error', { disallow: ['subscription'] }],
    '@graphql-eslint/require-description': [
      'error',
      {
        types: true,
        DirectiveDefinition: true,
        EnumValueDefinition: true,
        FieldDefinition: true,
        InputValueDefinition: true,
      },
    ],
    'no-restricted-syntax': ['error', ...schemaSyntax],
    // The order says what matters first.
    '@graphql-eslint/alphabetize': 'off',
    // A line of its own is "inline", more are a block.
    '@graphql-eslint/description-style': 'off',
    // A lone `id` needs no wrapper.
    '@graphql-eslint/input-name': 'off',
    // `Void` is the answer of four operations that have nothing to say.
    '@graphql-eslint/no-scalar-result-type-on-mutation': 'off',
    // The date is in the reason: see `schemaSyntax`.
    '@graphql-eslint/require-deprecation-date': 'off',
    // A convention of Relay.
    '@graphql-eslint/require-field-of-type-query-in-mutation-result': 'off',
    // Non-null if the value always exists.
    '@graphql-eslint/require-nullable-result-in-root': 'off',
    // Pages of lists and values have no identity.
    '@graphql-eslint/strict-id-in-types': 'off',
  },
};

export default defineConfig(
  globalIgnores([
    'build/',
    'build.next/',
    '.docusaurus/',
    'docs/graphql/',
    'src/sandbox/types/{schema,tables}.ts',
    'test-results/',
    // Programs whose imports tests generate.
    'src/**/__fixtures__/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.mjs'], ...js.configs.recommended },
  typescript,
  { files: defaultExports, rules: { 'no-restricted-exports': 'off' } },
  expressions,
  strangersTexts,
  react,
  islands,
  plainElements,
  importArrows,
  schema,
);
