import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { computeChangelog } from '../../changelog/changelog';
import { toMarkdown } from '../../document/markdown';
import { listPages } from '../all-pages';
import { createContext } from '../context';

const sdl = `
  directive @access(role: Role!) on FIELD_DEFINITION
  directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
  enum Role { GUEST }
  enum ErrorCode { LATE }
  type Query {
    a: Int @access(role: GUEST) @errors(codes: [LATE])
    b: Int @deprecated(reason: "Use \`a\`. Removal on 2027-09-30.")
  }
`;

it('says nothing of access, errors, replacements and removals of an API without a contract', () => {
  const schema = buildSchema(sdl);
  const snapshot = { schema, notes: new Map() };
  const changelog = computeChangelog([{ date: '2026-01-01', ...snapshot }], {
    date: undefined,
    ...snapshot,
  });
  expect(changelog.upcoming).toMatchObject([{ removal: undefined, replacement: undefined }]);
  const context = createContext(schema, {
    changelog,
    sourceUrl: () => undefined,
    endpoint: 'https://api.example/graphql',
  });
  const { paths, get } = listPages(context);
  const pages = paths
    .filter((path) => !path.includes('/directives'))
    .map((path) => toMarkdown(get(path)))
    .join('');
  expect(pages).toContain('Removal on 2027-09-30.');
  expect(pages).not.toMatch(
    /Who may call|Error codes|## Errors|day of removal|be removed|token|space/,
  );
});
