import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from '../load-chunk';

declare const __webpack_get_script_filename__: (chunk: string) => string;

beforeEach(() => {
  vi.stubGlobal('__webpack_get_script_filename__', (chunk: string) => `assets/js/${chunk}.js`);
});
afterEach(() => vi.unstubAllGlobals());

it('asks for a chunk at its own address, and at a new one after a failure', async () => {
  const asked: string[] = [];
  let isThere = false;
  const load = async (): Promise<string> => {
    asked.push(__webpack_get_script_filename__('7'));
    return isThere ? 'code' : Promise.reject(new Error('Loading chunk 7 failed.'));
  };
  await expect(loadChunk(load)).rejects.toThrow('Loading chunk 7 failed.');
  isThere = true;
  await expect(loadChunk(load)).resolves.toBe('code');
  expect(asked).toEqual(['assets/js/7.js', 'assets/js/7.js?retry=1']);
});

it('leaves the addresses of other chunks as they are', async () => {
  const load = (): Promise<never> => Promise.reject(new Error('Loading chunk 8 failed.'));
  await expect(loadChunk(load)).rejects.toThrow();
  await expect(loadChunk(load)).rejects.toThrow();
  expect(__webpack_get_script_filename__('9')).toBe('assets/js/9.js');
});
