import { expect, it, vi } from 'vitest';
import type { Twin } from '../twin';
import { twinOnDemand } from '../twin';

it('is made once, when what it says is first read', () => {
  const twin: Twin = {
    path: '/guides/hello',
    kind: 'guide',
    title: 'Hello',
    description: 'How to greet.',
    markdown: '# Hello\n',
  };
  const make = vi.fn(() => twin);
  const late = twinOnDemand(twin, make);
  expect([late.path, late.kind]).toEqual(['/guides/hello', 'guide']);
  expect(make).not.toHaveBeenCalled();
  expect({ ...late }).toEqual(twin);
  expect(late.title).toBe('Hello');
  expect(make).toHaveBeenCalledOnce();
});
