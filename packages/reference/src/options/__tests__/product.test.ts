import { expect, it } from 'vitest';
import { authValue, member } from '../product';

it('writes what a header holds', () => {
  const values = ['Bearer', 'token', ''].map((prefix) =>
    authValue({ header: 'Authorization', prefix }, 'key'),
  );
  expect(values).toEqual(['Bearer key', 'token key', 'key']);
});

it('names a header in a script', () => {
  expect(['Authorization', 'X-Api-Key'].map(member)).toEqual(['.Authorization', '["X-Api-Key"]']);
});
