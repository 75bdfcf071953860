import { expect, it } from 'vitest';
import { markLoss } from '../compare-answers';

const before = '{ "data": { "a": { "b": [1, 2] }, "c": 3 } }';

it('marks the null, with what was in its place', () => {
  const after = '{\n  "data": {\n    "a": null,\n    "c": 3\n  }\n}';
  expect(markLoss(before, after, { nullAt: ['a'], steps: [] })).toEqual({
    count: 3,
    lines: new Set([2]),
    gaps: new Set(),
    lost: { line: 2, lines: ['    {', '      "b": [1, 2]', '    }'] },
  });
});

it('marks all data where nothing is left', () => {
  const { lines, count } = markLoss(before, '{\n  "errors": [],\n  "data": null\n}', {
    nullAt: [],
    steps: [],
  });
  expect([lines, count]).toEqual([new Set([2]), 6]);
});
