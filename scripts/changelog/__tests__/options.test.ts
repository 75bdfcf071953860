import { describe, expect, it } from 'vitest';
import { readOptions } from '../options';

const now = Date.parse('2026-11-22T23:59:00Z');

describe('readOptions', () => {
  it('reads one task, and takes the day in UTC for today', () => {
    expect(readOptions(['--check'], now)).toEqual({
      task: 'check',
      release: '',
      today: '2026-11-22',
    });
    expect(readOptions(['--release=2026-12-01', '--today', '2026-12-02'], now)).toEqual({
      task: 'release',
      release: '2026-12-01',
      today: '2026-12-02',
    });
  });

  it('shows what is not released where no task is named', () => {
    expect(readOptions([], now).task).toBe('summary');
  });

  it.each([
    [
      ['--check', '--json'],
      'Unexpected --check and --json, expected one of --check, --summary, --json, --release.',
    ],
    [['--chek'], 'Unexpected option "--chek". Did you mean "--check"?'],
    [['--release', '2026-02-30'], 'Unexpected day "2026-02-30", expected one such as 2026-11-22.'],
    [['--check', '--today', 'now'], 'Unexpected day "now", expected one such as 2026-11-22.'],
  ])('refuses %j', (args, message) => {
    expect(() => readOptions(args, now)).toThrow(message);
  });
});
