import { expect, it } from 'vitest';
import { headOf } from '../show-response';

it('shows a response of usual length as a whole', () => {
  expect(headOf('{\n  "data": null\n}')).toBe(18);
});

it('shows 2,000 lines of a longer one', () => {
  const response = `[\n${'  1,\n'.repeat(1_000_000)}  1\n]`;
  expect(response.slice(0, headOf(response)).split('\n')).toHaveLength(2_000);
});

it('shows 200,000 characters of long lines', () => {
  expect(headOf(`["${'a'.repeat(1_000_000)}"]`)).toBe(200_000);
  expect(headOf(`{\n${'a'.repeat(300_000)}\n}`)).toBe(200_000);
});
