import { expect, it } from 'vitest';
import { allows } from '../licences';

it.each([
  ['MIT', true],
  ['GPL-3.0', false],
  ['(MIT OR GPL-3.0)', true],
  ['GPL-2.0 OR GPL-3.0', false],
  ['Apache-2.0 AND MIT', false],
  ['MIT AND ISC', true],
  ['GPL-3.0 OR MIT AND ISC', true],
  ['(GPL-3.0 OR MIT) AND GPL-3.0', false],
])('answers %j with %j', (expression, answer) => {
  expect(allows(['MIT', 'ISC'], expression)).toBe(answer);
});
