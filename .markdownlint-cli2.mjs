/** What to do about the rules that a writer meets most, by the name of the rule. */
const hints = {
  'descriptive-link-text': 'Say where the link goes, so that it makes sense when it is read alone',
  'fenced-code-language': 'Name the language behind the backticks, for example ```json',
  'heading-increment': 'Go down one level at a time: ## and then ###',
  'no-alt-text': 'Say between the brackets what the picture shows: ![a map of the garden](map.png)',
  'no-bare-urls': 'Give the link a text: [what is there](https://…)',
  'no-duplicate-heading': 'Give one of the two headings another text',
  'no-inline-html': 'Use Markdown',
  'single-title': 'The title of the front matter is the heading of level 1: begin with ##',
};

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
    // The island of a site, and where it is.
    'no-inline-html': { allowed_elements: ['div', 'WebhookLab'] },
  },
  noBanner: true,
  noProgress: true,
  outputFormatters: [[printProblems]],
};

/** Prints each problem as place, finding and fix. */
function printProblems({ results, logError }) {
  for (const {
    fileName,
    lineNumber,
    errorRange,
    ruleNames,
    ruleDescription,
    ...error
  } of results) {
    const [code, name] = ruleNames;
    const place = `${fileName}:${lineNumber}:${errorRange?.[0] ?? 1}`;
    const detail = error.errorDetail ?? (error.errorContext ? `"${error.errorContext}"` : '');
    const hint = hints[name] ?? `See ${error.ruleInformation}`;
    logError(`${place} ${ruleDescription}${detail && `: ${detail}`}. ${hint}. (${code} ${name})`);
  }
}
