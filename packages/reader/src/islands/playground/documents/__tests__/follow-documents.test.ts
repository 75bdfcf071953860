import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageRunner, page, setUp } from '../../../example/__tests__/page-runner';
import type { Runner } from '../../../example/runner';
import { createStore } from '../../../example/state';
import type { PlaygroundDocument, Request } from '../documents';
import { followDocuments } from '../follow-documents';

const { query, variables } = page;
const ofPage: Request = { query, variables, as: 'member', target: '' };

/** A runner of the page, and the tab that is shown, which knows what it is changed to. */
function begin(request: Request): [Runner, Partial<PlaygroundDocument>[], () => void] {
  const changes: Partial<PlaygroundDocument>[] = [];
  const document = { ...request, id: 'a', headers: [] };
  const { get, subscribe } = createStore({ list: [document], active: 'a', isKept: true });
  const documents = {
    get,
    subscribe,
    active: () => document,
    change: (change: Partial<PlaygroundDocument>) => void changes.push(change),
  };
  const runner = createPageRunner({ name: '' });
  return [runner, changes, () => followDocuments(documents, runner, ofPage)];
}

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('followDocuments', () => {
  it('keeps the run that began before the tabs were there', async () => {
    const [runner, , follow] = begin(ofPage);
    const run = runner.run();
    follow();
    await run;
    expect(runner.get().run.status).toBe('done');
    expect(runner.get().message).toMatch(/^Answered in/);
  });

  it('keeps the caller that was chosen before the tabs were there', () => {
    const [runner, changes, follow] = begin(ofPage);
    runner.choose('guest');
    follow();
    expect(runner.get().caller).toBe('guest');
    expect(changes).toEqual([expect.objectContaining({ as: 'guest' })]);
  });

  it('asks a reader who ran early to run the tab of the last visit', async () => {
    const [runner, , follow] = begin({ ...ofPage, query: '{ topics { totalResults } }' });
    const run = runner.run();
    follow();
    await run;
    expect(runner.get().draft?.query).toBe('{ topics { totalResults } }');
    expect(runner.get().message).toBe(
      'This is the tab of your last visit. Press Run to send its request.',
    );
  });
});
