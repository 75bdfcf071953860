import { expect, it, vi } from 'vitest';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({ default: { canUseDOM: true } }));

it('reloads the page when what has failed to compile is repaired', async () => {
  let hear: (event: { readonly data: unknown }) => void = vi.fn();
  const reload = vi.fn();
  vi.stubGlobal('window', {
    addEventListener: (_: string, listener: typeof hear) => (hear = listener),
    location: { reload },
  });
  await import('../reload-in-dev');
  hear({ data: { type: 'webpackOk' } });
  hear({ data: { type: 'webpackErrors' } });
  hear({ data: null });
  hear({ data: { type: 'webpackInvalid' } });
  expect(reload).not.toHaveBeenCalled();
  hear({ data: { type: 'webpackOk' } });
  expect(reload).toHaveBeenCalledOnce();
});
