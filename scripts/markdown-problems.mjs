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

/** Prints each problem as place, finding and fix. Loaded by markdownlint-cli2. */
export default function printProblems({ results, logError }) {
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
