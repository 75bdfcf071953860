import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import type { AnsweredExample } from '../../examples/example';
import { heading } from './expected';
import { exchanges, page, unpublished, words } from './migration-page';
import { html } from './page';

const example: AnsweredExample = {
  name: 'polls.old-way',
  file: '',
  sentence: 'One.',
  as: 'member',
  errors: [],
  deprecated: { value: 'Shown on purpose.', line: 2 },
  after: [],
  query: 'query B { polls { isMultiple } }',
  linesAbove: 2,
  variables: undefined,
  before: [],
  answer: {},
};

const plain = { ...example, name: 'polls', query: 'query B { polls { choices } }' };
const guide = { title: 'Two <words>', path: '/docs/two' };

describe('the migration of something deprecated', () => {
  it('stands below the errors of an operation, and its head leads there', () => {
    expect(html(page('Query.old'))).toMatch(
      /^<div class=deprecation .*<p><a href=#how-to-migrate>See both requests and responses<\/a>\.<\/div>.*<h2 id=what-returns>.*<h2 id=how-to-migrate>/s,
    );
    expect(html(page('Query.old'))).toContain(
      `\n${heading(2, 'how-to-migrate', 'Migration')}\n${words}\n<div class=migration><div class=migrationSides><div><div class="codeFrame language-graphql" data-island=code><div class=codeBar><span class=codeTitle>Before<`,
    );
    expect(toMarkdown(page('Query.old'))).toContain(
      `\n## Migration\n\nSelect \`Poll.choices\`${exchanges}`,
    );
  });

  it('points out the lines that the other side has not', () => {
    const markup = html(page('Query.old'));
    expect(markup).toMatch(
      />Before<.*<code><span class=highlighted><span class=keyword>query.*<span class=highlighted> {2}<a class=member href=\/docs\/graphql\/operations\/queries\/poll>poll<.*<span class=highlighted> {4}<a href=\/docs\/graphql\/types\/objects\/poll#isMultiple>isMultiple<\/a>\n<\/span><span> {2}\}\n/s,
    );
    expect(markup).toMatch(
      />After<.*<span class=highlighted> {2}<a [^>]*>poll<\/a> \{ <a [^>]*>choices<\/a> \}\n<\/span><span>\}\n/s,
    );
    expect(markup).toMatch(
      />Variables<.{0,300}<span class=highlighted>\{ <span class=member>"id"</s,
    );
    expect(markup).toMatch(
      /<span class=highlighted> {6}<span class=member>"isMultiple"<.*<span class=highlighted> {6}<span class=member>"choices"</s,
    );
  });

  it('opens below a field of an input', () => {
    const input = page('Filter', 'Filter.kind');
    expect(html(input)).toContain(`<div><p><strong>How to migrate</strong>${words}`);
    expect(toMarkdown(input)).toContain('**How to migrate**\n\nSelect ');
  });

  it('opens below a field', () => {
    const fields = page('Poll', 'Poll.isMultiple');
    expect(html(fields)).toContain(
      `<span class="badge deprecated">deprecated</span> Use <a href=/docs/graphql/types/objects/poll#choices><code>Poll.choices</code></a>.</div><details><summary aria-label="More about isMultiple"></summary><div><p><strong>How to migrate</strong>${words}<div class=migration>`,
    );
    expect(toMarkdown(fields)).toContain(
      `\n(deprecated) Use [\`Poll.choices\`](/docs/graphql/types/objects/poll#choices).\n\n**How to migrate**\n\nSelect \`Poll.choices\`${exchanges}`,
    );
  });

  it('leads within its own page by anchors alone', () => {
    const markup = html(page('Poll', 'Poll.isMultiple'));
    expect(markup).toContain('<a href=#isMultiple>isMultiple</a>\n</span><span>  }\n');
  });

  it.each([
    ['Query.poll', 'Query.poll(id:)'],
    ['Poll', 'Poll.voters(first:)'],
  ])('opens on the page of %s below %s', (symbol, coordinate) => {
    expect(html(page(symbol, coordinate))).toContain(
      `<details class=fold><summary>How to migrate</summary>${words}`,
    );
    const text = toMarkdown(page(symbol, coordinate));
    expect(text).toContain('**How to migrate**\n\nSelect ');
    expect(text).toContain(exchanges);
  });

  it('is not repeated where a field is only listed', () => {
    expect(html(page('Query.polls', 'Poll.isMultiple'))).not.toContain('How to migrate');
    expect(toMarkdown(page('Query.polls', 'Poll.isMultiple'))).not.toContain('How to migrate');
  });

  it('stands below the values of an enum, and the value leads to it', () => {
    const values = page('Kind', 'Kind.SHUT');
    expect(html(values)).toContain(
      '<code>Kind.OPEN</code></a>. <a href=#migrate-SHUT>How to migrate</a>\n',
    );
    expect(html(values)).toMatch(
      /<h2 id=how-to-migrate><a [^>]*>Migration<.*\n<h3 id=migrate-SHUT><a [^>]*><code>SHUT<\/code><.*\n<p>Select .*\n<div class=migration>/,
    );
    expect(html(values)).not.toContain('migrate-OPEN');
    expect(toMarkdown(values)).toContain(
      '[`Kind.OPEN`](/docs/graphql/types/enums/kind#OPEN). [How to migrate](#migrate-SHUT) |\n',
    );
    expect(toMarkdown(values)).toContain(
      `\n## Migration\n\n### \`SHUT\`\n\nSelect [\`Poll.choices\`](/docs/graphql/types/objects/poll#choices)${exchanges}`,
    );
  });

  it('names the guides and examples that still show it, each once', () => {
    const fields = page('Poll', 'Poll.isMultiple', {
      ...unpublished,
      examples: [plain, example],
      guideSamples: [
        { ...guide, query: 'query C { polls { isMultiple } }' },
        { ...guide, query: 'query D { poll { isMultiple } }' },
        { ...guide, path: '/docs/other', query: 'query D { old { choices } }' },
        { ...guide, path: '/docs/broken', query: 'query D {' },
      ],
    });
    expect(html(fields)).toContain(
      '</div></div><p>Pages that still show the old form: <a href=/docs/two>Two &#x3C;words></a> and <a href=/docs/graphql/operations/queries/polls#example-polls.old-way>the example <code>polls</code> (Old way)</a>.</div></details>',
    );
    expect(toMarkdown(fields)).toContain(
      '\nPages that still show the old form: [Two \\<words>](/docs/two) and [the example `polls` (Old way)](/docs/graphql/operations/queries/polls#example-polls.old-way).\n',
    );
  });

  it.each([
    ['Query.old', 'Query.old'],
    ['Query.poll', 'Query.poll(id:)'],
  ])('does not name the examples that the page of %s has below, for %s', (symbol, coordinate) => {
    const use = { ...example, query: 'query E { old { choices } poll(id: "1") { choices } }' };
    const name = symbol.replace('Query.', '');
    const shownAt = (examples: readonly AnsweredExample[]): string =>
      html(page(symbol, coordinate, { ...unpublished, examples }));
    expect(shownAt([{ ...use, name }])).not.toContain('Pages that still show the old form:');
    expect(shownAt([{ ...use, name }, use])).toContain(
      '<p>Pages that still show the old form: <a href=/docs/graphql/operations/queries/polls#first-example>the example <code>polls</code> (Old way)</a>.',
    );
  });

  it('leads to the first example of an operation, which has no use', () => {
    const fields = page('Poll', 'Poll.isMultiple', {
      ...unpublished,
      examples: [{ ...example, name: 'polls' }],
    });
    expect(html(fields)).toContain(
      '<a href=/docs/graphql/operations/queries/polls#first-example>the example <code>polls</code></a>',
    );
  });

  it('is left out where the schema has none', () => {
    expect(html(page('Query.old', 'Poll.isMultiple'))).not.toMatch(/[Mm]igrat/);
    expect(toMarkdown(page('Query.old', 'Poll.isMultiple'))).not.toMatch(/[Mm]igrat/);
  });
});
