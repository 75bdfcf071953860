import { describe, expect, it } from 'vitest';
import type { Surroundings } from '../provide-browser';
import { findBrowser } from '../provide-browser';

const playwright = '/cache/chrome';

function machine(env: Surroundings['env'], programs: readonly string[]): Surroundings {
  return { env, playwright, isExecutable: (path) => programs.includes(path) };
}

describe('findBrowser', () => {
  it('takes the browser that CHROMIUM_PATH names before all others', () => {
    const env = { CHROMIUM_PATH: '/a/chromium', CHROME_PATH: '/b/chrome', PATH: '/usr/bin' };
    const programs = ['/usr/bin/chromium', '/b/chrome', '/a/chromium'];
    expect(findBrowser(machine(env, programs))).toBe('/a/chromium');
  });

  it('takes the one that CHROME_PATH names when CHROMIUM_PATH is empty', () => {
    const env = { CHROMIUM_PATH: '', CHROME_PATH: '/b/chrome', PATH: '/usr/bin' };
    expect(findBrowser(machine(env, ['/usr/bin/chromium', '/b/chrome']))).toBe('/b/chrome');
  });

  it('refuses a variable that names no program', () => {
    const env = { CHROMIUM_PATH: '/gone', PATH: '/usr/bin' };
    expect(() => findBrowser(machine(env, ['/usr/bin/chromium']))).toThrow(
      'Unexpected CHROMIUM_PATH "/gone", expected a program. Correct it, or unset it.',
    );
  });

  it('looks for chromium in every folder of PATH before it looks for google-chrome', () => {
    const env = { PATH: '/one:/two' };
    const programs = ['/one/google-chrome', '/two/chromium', playwright];
    expect(findBrowser(machine(env, programs))).toBe('/two/chromium');
  });

  it('prefers the headless shell to the full browser', () => {
    const programs = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];
    expect(findBrowser(machine({ PATH: '/usr/bin' }, programs))).toBe(
      '/usr/bin/chromium-headless-shell',
    );
  });

  it('takes google-chrome when the system has no chromium', () => {
    const env = { PATH: '/one:/two' };
    expect(findBrowser(machine(env, ['/one/google-chrome', playwright]))).toBe(
      '/one/google-chrome',
    );
  });

  it("falls back to Playwright's own", () => {
    expect(findBrowser(machine({ PATH: '/usr/bin' }, [playwright]))).toBe(playwright);
  });

  it('finds nothing where nothing is, with and without a PATH', () => {
    expect(findBrowser(machine({ PATH: '/usr/bin' }, []))).toBeUndefined();
    expect(findBrowser(machine({}, []))).toBeUndefined();
  });
});
