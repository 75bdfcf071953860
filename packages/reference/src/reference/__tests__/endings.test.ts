import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../../document/markdown';
import type { Outcome } from '../../examples/endings/answer-callers';
import type { AnsweredExample } from '../../examples/example';
import callers from '../../options/__tests__/callers.json';
import type { ReferencePage } from '../page';
import { contextOf, html, pageIn } from './page';

const sdl = `
directive @access(role: UserRole!) on FIELD_DEFINITION
directive @errors(codes: [ErrorCode!]!) on FIELD_DEFINITION
enum UserRole { GUEST MEMBER }
enum ErrorCode {
  """
  There is none.
  Look again.
  """
  NOT_FOUND
}
type Query { space(id: ID): Int @access(role: GUEST) @errors(codes: [NOT_FOUND]) }
`;

const plain: AnsweredExample = {
  name: 'space',
  file: '',
  sentence: 'One.',
  as: 'member',
  errors: [],
  deprecated: undefined,
  after: [],
  query: 'query One { space }',
  linesAbove: 0,
  variables: undefined,
  before: [],
  answer: { data: { space: 1 } },
};

const failing: AnsweredExample = {
  ...plain,
  name: 'space.error-not-found',
  sentence: 'Another one.',
  answer: { errors: [{ message: 'There is none.', extensions: { code: 'NOT_FOUND' } }] },
};

function pageWith(
  example: AnsweredExample,
  examples: readonly AnsweredExample[],
  outcomes: readonly Outcome[] = [],
): ReferencePage {
  const context = contextOf(sdl, { examples, callers, outcomes: new Map([['space', outcomes]]) });
  const endings = new Map([['Query.space NOT_FOUND', example]]);
  return pageIn({ ...context, endings }, 'Query.space');
}

describe('the errors of an operation', () => {
  it('have what to do, a request and its response in a fold of their row', () => {
    expect(html(pageWith(failing, [plain]))).toMatch(
      /<code>NOT_FOUND<\/code><\/a>: There is none\.\n<details class=fold><summary>What to do about NOT_FOUND<\/summary><p>Look again\.<div class=example [^>]*data-name=space\.error-not-found data-as=member><p>Another one\./,
    );
  });

  it('lead to an example that the page shows anyway', () => {
    const written = { ...failing, name: 'space.no-such' };
    const text = html(pageWith(written, [plain, written]));
    expect(text).toContain(
      '<p>Shown in the example <a href=#example-space.no-such>No such</a>.</details>',
    );
    expect(text.match(/data-name=space\.no-such/g)).toHaveLength(1);
  });

  it('have in Markdown what the advice is about', () => {
    expect(toMarkdown(pageWith(failing, [plain]))).toContain(
      '### `NOT_FOUND`\n\nThere is none.\n\nLook again.',
    );
  });

  it('have their requests and responses in Markdown', () => {
    expect(toMarkdown(pageWith(failing, [plain]))).toMatch(/Another one\.[^]*"code": "NOT_FOUND"/);
  });
});

describe('those who may call an operation', () => {
  const outcomes = callers.map((caller, index): Outcome => {
    const differences = { null: [], type: [], empty: [], fewer: [], other: [] };
    const nulls = ['space.a', 'space.b[].c', 'space.d', 'space.e', 'space.f'];
    if (index === 0) return { caller, code: 'NOT_FOUND', differences };
    if (index === 1) return { caller, differences: { ...differences, null: nulls } };
    if (index === 3) return { caller, differences };
    return { caller, differences: { ...differences, fewer: ['space.data'], other: ['list'] } };
  });

  it('are listed with what comes back', () => {
    expect(toMarkdown(pageWith(failing, [plain], outcomes))).toContain(`
| Caller | Gets |
| - | - |
| Guest | \`NOT_FOUND\` |
| Member | The response, with \`null\` in \`space.a\`, \`space.b[].c\`, \`space.d\`, \`space.e\` and 1 more |
| Space admin | The response, with fewer entries in \`space.data\`; other entries in \`list\` |
| Moderator | The whole response |
`);
  });

  it('are told which lists have nothing for them, that others may, and what is of another type', () => {
    const nothing = outcomes.map(({ caller, differences }) => ({
      caller,
      differences: { ...differences, null: [], type: ['space.owner'], empty: ['space.data'] },
    }));
    const text = toMarkdown(pageWith(failing, [plain], nothing));
    expect(text).toContain(
      '| Member | The response, with another type in `space.owner`; no entries in `space.data` |',
    );
    expect(text).toContain('Answers to the first example on this page.');
  });

  it('can be put into the example', () => {
    expect(html(pageWith(failing, [plain], outcomes))).toContain(
      '<td><span><button class=callerChoice type=button data-island=caller-choice value=guest title="Nobody is signed in: reads what is public.">Guest</button><span class=callerName>Guest</span></span>',
    );
  });

  it('are not listed where all get the same', () => {
    expect(html(pageWith(failing, [plain]))).not.toContain('callerChoice');
  });
});
