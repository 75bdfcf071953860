import { expect, it, vi } from 'vitest';
import { tendIslands } from '../../islands/tend-islands';

vi.mock('@docusaurus/ExecutionEnvironment', () => ({ default: { canUseDOM: true } }));
vi.mock('../../islands/tend-islands', () => ({ tendIslands: vi.fn() }));

it('leaves islands to the first of its kind where a module is replaced', async () => {
  const watched = vi.fn();
  vi.stubGlobal('document', { documentElement: { dataset: {} } });
  vi.stubGlobal('requestIdleCallback', (call: () => void) => call());
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe = watched;
      disconnect = vi.fn();
    },
  );
  await import('../wake-in-dev');
  expect(tendIslands).toHaveBeenCalledTimes(1);
  vi.resetModules();
  await import('../wake-in-dev');
  expect(tendIslands).toHaveBeenCalledTimes(1);
  expect(watched).toHaveBeenCalledTimes(1);
});
