import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SandboxError } from '../../sandbox/connection';
import { encodeRun } from '../run-link';
import { answer, ask, createPageRunner, page, setUp, visit } from './page-runner';

const stale = 'Run the request to see its answer.';
const answered = 'Answered in 4\u{A0}ms · 2\u{A0}B';

beforeEach(setUp);
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a response', () => {
  it('answers an earlier request as soon as another caller is chosen, until it is that one again', async () => {
    const runner = createPageRunner();
    expect(runner.get()).toMatchObject({ isStale: false, message: '' });
    runner.choose('guest');
    expect(runner.get()).toMatchObject({ isStale: true, message: stale });
    await runner.run();
    expect(runner.get()).toMatchObject({ isStale: false, message: answered });
    runner.choose('member');
    expect(runner.get()).toMatchObject({ isStale: true, message: stale });
    runner.choose('guest');
    expect(runner.get()).toMatchObject({ isStale: false, message: answered });
  });

  it('answers an earlier request when query or variables are changed, not when they are laid out', async () => {
    const runner = createPageRunner();
    await runner.edit();
    const isStaleWith = (part: Partial<typeof page>): boolean => {
      runner.change({ ...page, ...part });
      return runner.get().isStale;
    };
    expect(isStaleWith({ query: 'query Spaces { spaces { name } }' })).toBe(true);
    expect(isStaleWith({ query: 'query Spaces {\n  # Which?\n  spaces { id }\n}' })).toBe(false);
    expect(isStaleWith({ query: `${page.query} query Other { other }` })).toBe(false);
    expect(isStaleWith({ variables: '{ "limit": 1 }' })).toBe(true);
    expect(isStaleWith({ variables: ' ' })).toBe(false);
    expect(isStaleWith({ variables: '{' })).toBe(true);
  });

  it('answers an earlier request when the target changes, or a header that it reads', async () => {
    const runner = createPageRunner();
    await runner.edit();
    const language = { name: 'Accept-Language', value: 'de' };
    const isStaleWith = (target: string, ...headers: (typeof language)[]): boolean => {
      runner.change({ to: { target, headers } });
      return runner.get().isStale;
    };
    expect(isStaleWith('')).toBe(false);
    expect(isStaleWith('', { name: 'X-Other', value: 'a' })).toBe(false);
    expect(isStaleWith('', language)).toBe(true);
    expect(isStaleWith('https://api.example.org/graphql')).toBe(true);
  });

  it('answers an earlier request while a step above it is another than on the page', () => {
    const earlier = { query: 'mutation Ask { ask }', as: 'member' };
    let as = 'admin';
    const after = (isAsOnPage?: boolean) => [isAsOnPage ? earlier : { ...earlier, as }];
    const runner = createPageRunner({ after, isStep: true });
    runner.refresh();
    expect(runner.get()).toMatchObject({ isStale: true, message: stale });
    as = 'member';
    runner.refresh();
    expect(runner.get().isStale).toBe(false);
  });

  it('answers nothing where there is none', () => {
    const runner = createPageRunner();
    const none = { response: '', request: '', world: '', words: '' };
    runner.open({
      draft: page,
      caller: 'guest',
      run: { status: 'idle', answer: none },
      message: '',
    });
    runner.change({ query: '{ other }' });
    expect(runner.get()).toMatchObject({ isStale: false, message: '' });
  });

  it('answers an earlier request where a draft of an earlier visit is edited', async () => {
    const runner = createPageRunner();
    await runner.edit({ ...page, query: '{ other }' });
    expect(runner.get()).toMatchObject({ isStale: true, message: stale });
    runner.restore();
    expect(runner.get()).toMatchObject({ isStale: false, message: '' });
  });

  it('answers an earlier request than that of a link, which says so itself', async () => {
    visit(await encodeRun({ name: 'spaces', query: '{ a }', variables: '', as: 'guest' }));
    const runner = createPageRunner();
    await runner.openLink(true);
    expect(runner.get()).toMatchObject({
      isStale: true,
      message: 'This request came with the link. Run it to see the response.',
    });
  });

  it('stays an earlier one while the next is awaited, and where there is none', async () => {
    const runner = createPageRunner();
    await runner.run();
    runner.choose('guest');
    ask.mockRejectedValue(new SandboxError('slow'));
    const next = runner.run();
    expect(runner.get()).toMatchObject({ isStale: true, message: 'Running …' });
    await next;
    expect(runner.get().isStale).toBe(true);
  });

  it('answers the request that was sent, whatever was written meanwhile', async () => {
    const runner = createPageRunner();
    const next = runner.run();
    runner.choose('guest');
    expect(runner.get().message).toBe('Running …');
    await next;
    expect(runner.get()).toMatchObject({
      isStale: true,
      run: { answer: { response: answer.response } },
    });
  });
});
