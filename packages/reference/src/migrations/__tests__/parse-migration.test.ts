import { expect, it } from 'vitest';
import callers from '../../options/__tests__/callers.json';
import type { Migration } from '../parse-migration';
import { parseMigration } from '../parse-migration';

const file = 'schema/migrations/Poll.old.md';
const fence = (lang: string, text: string): string => `\`\`\`${lang}\n${text}\n\`\`\`\n`;
const parse = (text: string): Migration => parseMigration({ file, text }, callers);

const head = '# `Poll.old`\n\nSelect `Poll.new`.\nIt is a number.\n\n- One\n\n';
const before = `## Before\n\n${fence('graphql as=guest', 'query A($id: ID) { a }')}\n${fence('json', '{ "id": "1" }')}\n`;
const after = `## After\n\n${fence('graphql', 'query A { b }')}`;

it('reads the coordinate, the words and both requests', () => {
  expect(parse(head + before + after)).toEqual({
    file,
    coordinate: 'Poll.old',
    text: 'Select `Poll.new`.\nIt is a number.\n\n- One',
    before: {
      query: { text: 'query A($id: ID) { a }', line: 10 },
      as: 'guest',
      variables: { file, text: '{ "id": "1" }', values: { id: '1' }, line: 14 },
    },
    after: { query: { text: 'query A { b }', line: 20 }, as: 'member', variables: undefined },
  });
});

it.each([
  ['', ':1:1 Unexpected start, expected "# " and what is deprecated.'],
  [
    `## Before\n\n${fence('graphql', 'query A { a }')}`,
    ':1:1 Unexpected start, expected "# " and what is deprecated.',
  ],
  [
    `# \`Poll.old\`\n\n${before}${after}`,
    ':1:1 Unexpected heading alone, expected sentences that say what changes.',
  ],
  [head + after, ':10:1 Unexpected end, expected a section "## Before".'],
  [head + before, ':14:1 Unexpected end, expected a section "## After".'],
  [
    `${head}${before}## After\n\nText.\n`,
    ':20:1 Unexpected section, expected a graphql fence first.',
  ],
  [`${head}${before}## After\n`, ':18:1 Unexpected section, expected a graphql fence first.'],
  [
    `${head}${before}${after}\nText.\n`,
    ':24:1 Unexpected content, expected a json fence with variables.',
  ],
  [
    `${head}${before}Text.\n\n${after}`,
    ':18:1 Unexpected content, expected nothing below the variables.',
  ],
  [
    `${head}${before}## After\n\n${fence('graphql as=gest', 'query A { b }')}`,
    ':20:1 Unexpected caller "gest", expected guest, member, admin, moderator. Did you mean "guest"?',
  ],
  [
    `${head}${before}${after}\n${fence('json', '{\n  "id": x\n}')}`,
    ':26:9 Unexpected "x", expected a value. Fix the JSON at this place.',
  ],
])('places what departs from the form: %#', (text, message) => {
  expect(() => parse(text)).toThrow(file + message.replace(/\s*\n\s*/g, ' '));
});
