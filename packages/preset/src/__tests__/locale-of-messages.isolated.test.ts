import { expect, it, vi } from 'vitest';

const said = vi.hoisted((): string[] => []);

vi.mock('../../../reference/src/i18n/messages', () => ({
  sayFrom: () => (key: string) => {
    said.push(key);
    return key;
  },
}));

// A build of several locales loads modules once, with the first of them.
it('says no message while its modules load', async () => {
  await import('../index');
  expect(said).toEqual([]);
});
