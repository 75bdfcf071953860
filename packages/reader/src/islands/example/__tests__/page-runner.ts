import { vi } from 'vitest';
import type { MountEditor } from '../../editor/mount-editor';
import type { Ask } from '../../sandbox/connection';
import type { RunAnswer } from '../../sandbox/protocol';
import type { Runner, Source } from '../runner';
import { createRunner } from '../runner';

export const page = { query: 'query Spaces { spaces { id } }', variables: '{}', cursor: 0 };
export const answer: RunAnswer = {
  response: '{}',
  milliseconds: 3.6,
  bytes: 2,
  world: '1/0',
  effect: 'none',
};

export const ask = vi.fn<(task: string, request: unknown) => Promise<unknown>>();
export const loadEditor = vi.fn<() => Promise<MountEditor>>();
export const openDialog = vi.fn<(request: unknown) => Promise<void>>();
export const writeText = vi.fn<(text: string) => Promise<void>>();
export const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>();

export function createPageRunner(source: Partial<Source> = {}): Runner {
  return createRunner(
    { name: 'spaces', as: 'member', read: () => page, ...source },
    { ask: ask as Ask, loadEditor, openDialog },
  );
}

export function visit(hash: string): void {
  vi.stubGlobal('window', {
    location: { href: `https://site.example/docs/spaces${hash}`, hash },
    history: { state: null, replaceState },
  });
}

/** Before each test. The globals that it replaces are given back by the test. */
export function setUp(): void {
  ask.mockReset().mockResolvedValue(answer);
  loadEditor.mockReset().mockResolvedValue(vi.fn());
  openDialog.mockReset().mockResolvedValue();
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  visit('');
}
