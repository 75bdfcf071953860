import { vi } from 'vitest';
import type { Ask } from '../../Sandbox/connection';
import type { RunAnswer } from '../../Sandbox/protocol';
import type { Runner, Source } from '../runner';
import { createRunner } from '../runner';
import type { Editor } from '../state';

export const page = { query: 'query Spaces { spaces { id } }', variables: '{}', cursor: 0 };
export const answer: RunAnswer = { response: '{}', codes: [], milliseconds: 3.6 };

export const ask = vi.fn<(task: string, request: unknown) => Promise<unknown>>();
export const loadEditor = vi.fn<() => Promise<Editor>>();
export const writeText = vi.fn<(text: string) => Promise<void>>();
export const replaceState = vi.fn<(state: unknown, title: string, url: URL) => void>();

export function createPageRunner(source: Partial<Source> = {}): Runner {
  return createRunner(
    { name: 'spaces', as: 'member', read: () => page, ...source },
    { ask: ask as Ask, loadEditor },
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
  loadEditor.mockReset().mockResolvedValue(() => null);
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  visit('');
}
