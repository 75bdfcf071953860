import docusaurus from '@docusaurus/eslint-plugin';
import js from '@eslint/js';
import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig, globalIgnores } from 'eslint/config';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import regexp from 'eslint-plugin-regexp';
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
    'local-api': [],
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
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
});

const noNodeInBrowser = { regex: '^node:', message: 'This runs in the browser.' };

const builtSiteOnly = { regex: '/src/', message: 'e2e knows the built site only.' };

/** What runs in a browser, too. */
const inBrowser = /^(?:packages\/(?:reader|model)\/src|sandbox\/(?:domains|shared))(?:\/|$)/;

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
    regex: '^(?!graphql(?:/|$)|\\./|\\.\\./(?:i18n|options)/)',
    message: 'graphql may import only the package graphql, i18n, options and itself.',
  }),
  // Tests of a package use the schema and the model of this site, too.
  {
    files: ['{packages,sandbox}/**/__tests__/**'],
    rules: { '@typescript-eslint/no-restricted-imports': 'off' },
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
  ignores: ['**/__tests__/**', 'packages/reader/src/browser/prepare-document.ts'],
  rules: {
    'no-restricted-syntax': [
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
    'no-restricted-syntax': ['error', ...restrictedSyntax],
  },
};

const tests = {
  files: ['**/__tests__/**', 'e2e/**'],
  rules: { 'max-lines': ['error', 200] },
};

const react = {
  files: ['{packages,src}/**/*.tsx'],
  extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  plugins: { '@docusaurus': docusaurus },
  rules: {
    ...docusaurus.configs.recommended.rules,
    // A mark or a name of a key is the same in every language.
    '@docusaurus/no-untranslated-text': [
      'error',
      {
        ignoredStrings: [...'\u2060·—×+/?:.,“”↑↓', 'Atom', 'JSON', 'Feed', 'Enter', 'Esc'],
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

/** No text may take the square of its length to read. */
const expressions = {
  files: ['**/*.{ts,mts,tsx}'],
  plugins: { regexp },
  rules: { 'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }] },
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
  ignores: ['**/__tests__/**'],
  rules: { 'regexp/no-super-linear-move': ['error', { report: 'potential' }] },
};

const schemaAll = graphql.configs['flat/schema-all'].rules;
const [, namingConvention] = schemaAll['@graphql-eslint/naming-convention'];

const operation = 'ObjectTypeExtension[name.value=/^(Query|Mutation)$/] > FieldDefinition';

/** Limits in words that `@constraint` can hold; it knows no sizes of files, pixels, areas or times. */
const statedLimit = [
  String.raw`\b(?:at most|up to|at least|no more than|exactly) [\d,]+(?![\d.:,]|,?\d| (?:seconds|minutes|hours|days|months|years|positions|pixels|decimals|[KM]iB|square))`,
  String.raw`(?:[,;:] |\bfrom |\beach |\bof )[\d,]+ (?:to [\d,]+\b|or more\b)`,
  String.raw`\b[\d,]+ to [\d,]+ (?:characters|entries)`,
  String.raw`\babsolute https?\b`,
  String.raw`\bcan(?:not|'t) be null\b`,
].join('|');

const schemaSyntax = [
  {
    selector: `:matches(FieldDefinition, InputValueDefinition) > StringValue.description[value=/${statedLimit}/i]`,
    message:
      'Unexpected limit in a description, expected data: write @constraint(minLength:, maxLength:, min:, max:, minItems:, maxItems:, format: or nullable:) behind the type, and take the limit out of the text.',
  },
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
    'build.old/',
    '.docusaurus/',
    'docs/graphql/',
    // It has packages of its own.
    'e2e/outsider/site/',
    'sandbox/types/{schema,tables}.ts',
    'test-results/',
    // Programs whose imports tests generate.
    '{packages,sandbox}/**/__fixtures__/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  { files: ['**/*.mjs'], ...js.configs.recommended },
  typescript,
  tests,
  { files: defaultExports, rules: { 'no-restricted-exports': 'off' } },
  expressions,
  strangersTexts,
  react,
  islands,
  plainElements,
  importArrows,
  schema,
);
