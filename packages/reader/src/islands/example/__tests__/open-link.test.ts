import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeRun, encodeRun } from '../run-link';
import {
  createPageRunner,
  loadEditor,
  page,
  replaceState,
  setUp,
  visit,
  writeText,
} from './page-runner';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a link', () => {
  it('is copied, and opens what it was made of', async () => {
    const runner = createPageRunner();
    runner.choose('guest');
    await runner.share();
    const link = writeText.mock.calls[0]?.[0] ?? '';
    expect(link).toMatch(/^https:\/\/site\.example\/docs\/spaces#run=/);
    visit(new URL(link).hash);
    const other = createPageRunner({ read: () => ({ ...page, query: '{ other }' }) });
    await other.openLink(true);
    expect(other.get()).toMatchObject({
      draft: page,
      caller: 'guest',
      message: 'This request came with the link. Run it to see the response.',
    });
  });

  it('changes nothing where the editor does not load', async () => {
    visit(await encodeRun({ name: 'spaces', query: '{ a }', variables: '', as: 'guest' }));
    loadEditor.mockRejectedValue(new Error('No network.'));
    const runner = createPageRunner();
    await runner.openLink(true);
    expect(runner.get()).toMatchObject({
      caller: 'member',
      message: 'The editor did not load. Check the connection and try again.',
    });
  });

  it('stands in the address bar where it cannot be copied', async () => {
    writeText.mockRejectedValue(new Error('Refused.'));
    const runner = createPageRunner();
    await runner.share();
    const url = replaceState.mock.calls[0]?.[2];
    expect(await decodeRun(url?.hash ?? '')).toMatchObject({ name: 'spaces' });
    expect(runner.get().message).toBe('The link is in the address bar.');
  });

  it('leads to the example that it names alone', async () => {
    visit(await encodeRun({ name: 'topics', query: '{ a }', variables: '', as: 'guest' }));
    const runner = createPageRunner();
    expect(await runner.openLink(true)).toBeUndefined();
    expect(runner.get().draft).toBeUndefined();
    expect(runner.get().message).toBe('');
  });

  it('that cannot be read is said by the first example alone', async () => {
    visit('#run=zNo');
    const [first, second] = [createPageRunner(), createPageRunner()];
    await first.openLink(true);
    await second.openLink(false);
    expect(first.get().message).toBe('The link holds no request that can be read. Was it cut off?');
    expect(second.get().message).toBe('');
  });
});
