export default {
  // The title of a page that is not a document is not a heading.
  globs: [
    '*.md',
    '{blog,docs,e2e,packages,sandbox,schema,scripts,src}/**/*.{md,mdx}',
    '!docs/graphql',
    '!src/pages/**',
  ],
  config: {
    // A line holds a sentence, however long.
    'line-length': false,
    'descriptive-link-text': {
      prohibited_texts: ['click here', 'here', 'link', 'more', 'read more', 'this', 'this page'],
    },
    // What encloses a comment of MDX looks like emphasis.
    'no-space-in-emphasis': false,
    // A table of a guide is written once and read on the site: its pipes need not be aligned.
    'table-column-style': false,
    'no-duplicate-heading': { siblings_only: true },
  },
  noBanner: true,
  noProgress: true,
  outputFormatters: [['./scripts/markdown-problems.mjs']],
};
