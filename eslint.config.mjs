import graphql from '@graphql-eslint/eslint-plugin';
import { defineConfig } from 'eslint/config';

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
      'FieldDefinition > Directive[name.value=access]:not(:has(Argument[name.value=scopes] EnumValue))',
    message:
      'Unexpected @access without a scope, expected one: write scopes: [READ], or the scope that schema/README.md gives for this field.',
  },
  ...Object.entries({ Query: 'READ', Mutation: 'WRITE' }).map(([type, scope]) => ({
    selector: `ObjectTypeExtension[name.value=${type}] > FieldDefinition > Directive[name.value=access] > Argument[name.value=scopes]:has(EnumValue):not(:has(EnumValue[value=/^(${scope}|ACCOUNT|OWN_APPS)$/]))`,
    message: `Unexpected scope for a field of ${type}, expected ${scope}, ACCOUNT or OWN_APPS: see schema/README.md.`,
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

/** The rest is for oxlint: see oxlint.config.mjs. */
export default defineConfig({ linterOptions: { reportUnusedDisableDirectives: 'error' } }, schema);
