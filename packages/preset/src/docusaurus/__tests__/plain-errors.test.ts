import { expect, it } from 'vitest';
import { plainError, plainErrors } from '../plain-errors';

const failed = (cause: string, details = ''): string =>
  `  × Module build failed (from ./depend-on-inputs.cjs):
  ╰─▶   × Error: MDX compilation failed for file \u001B[36m"/site/docs/chat.mdx"\u001B[39m
        │ Cause: ${cause}
        │ Details:
        │ ${details}
        │     at compileToJSX (/site/node_modules/mdx-loader/utils.js:126:11)
  `;

it('says where Markdown is wrong', () => {
  const details = '{\n        │   "column": 2,\n        │   "line": 297,\n        │   "line": 1';
  expect(plainError(failed('Expected a closing tag for `<b>`', details), '/site')).toBe(
    'docs/chat.mdx:297:2 Expected a closing tag for `<b>`',
  );
});

it('finds the place in the cause where the details have none', () => {
  expect(plainError(failed('Expected a closing tag for `<b>` (296:1-296:4)'), '/site')).toBe(
    'docs/chat.mdx:296:1 Expected a closing tag for `<b>` (296:1-296:4)',
  );
});

it('leaves out all around problems with a place', () => {
  const cause =
    '2 problems in the input:\n        │ docs/chat.mdx:3:1 A.\n        │ docs/chat.mdx:4:1 B.';
  expect(plainError(failed(cause), '/site')).toBe('docs/chat.mdx:3:1 A.\ndocs/chat.mdx:4:1 B.');
});

it('says once what many modules fail with', () => {
  const message = `  × Module build failed (from ./inline-messages.cjs):
  ╰─▶   × Error: 1 problem in the input:
        │ i18n/de/messages.json:3:9 Unexpected "}".
        │     at read (/site/node_modules/messages.js:1:1)
  `;
  const stats = { toJson: () => ({ errors: [{ message }, { message }] }) };
  const done = { tap: (_: string, call: (given: typeof stats) => void) => call(stats) };
  plainErrors({ context: '/site', hooks: { done } } as never);
  const said = { message: 'i18n/de/messages.json:3:9 Unexpected "}".' };
  expect(stats.toJson()).toEqual({ errors: [said] });
});

it('leaves other errors as they are', () => {
  const message = '  × Module not found: Can\'t resolve "./chat"';
  expect(plainError(message, '/site')).toBe(message);
});

it('changes what the dev server reads', () => {
  const stats = {
    toJson: () => ({ errors: [{ message: failed('A.') }] }),
  };
  const done = { tap: (_: string, call: (given: typeof stats) => void) => call(stats) };
  plainErrors({ context: '/site', hooks: { done } } as never);
  expect(stats.toJson()).toEqual({ errors: [{ message: 'docs/chat.mdx:1:1 A.' }] });
});
