import logger from '@docusaurus/logger';
import { expect, it, vi } from 'vitest';

it('says a note once for all locales, for each of which plugins are loaded anew', async () => {
  const info = vi.spyOn(logger, 'info').mockReturnValue();
  const note = {
    file: 'a.graphql',
    line: 2,
    column: 3,
    message: 'Query.a has a generated example.',
  };
  for (let locale = 0; locale < 2; locale += 1) {
    vi.resetModules();
    const { sayNotes } = await import('../say-notes');
    sayNotes({ notes: [note] });
  }
  expect(info.mock.calls).toEqual([['a.graphql:2:3 Query.a has a generated example.']]);
});
