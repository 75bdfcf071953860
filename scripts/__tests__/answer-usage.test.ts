import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { afterEach, expect, it, vi } from 'vitest';
import { answerUsage } from '../answer-usage';
import { runScript } from '../run-script';

const usage = { command: 'npm run cook', does: 'Cooks.', example: 'npm run cook -- soup' };
const log = vi.spyOn(console, 'log').mockReturnValue();
const error = vi.spyOn(console, 'error').mockReturnValue();

afterEach(() => {
  vi.clearAllMocks();
  process.exitCode = 0;
});

it.each(['--help', '-h'])('answers %s with options and an example', (asked) => {
  const options = [['--salt GRAMS', 'Adds salt'] as const];
  expect(answerUsage({ ...usage, options }, ['--salt', '1', asked])).toBe(true);
  expect(log.mock.calls).toEqual([
    [
      `Cooks.

Usage: npm run cook -- [OPTION …]

  --salt GRAMS  Adds salt
  --help        Says this

Example: npm run cook -- soup`,
    ],
  ]);
});

it('lets a script begin that is given what it takes', () => {
  expect(answerUsage(usage, [])).toBe(false);
  expect(answerUsage({ ...usage, operands: 'DISH …' }, ['soup'])).toBe(false);
  expect(error).not.toHaveBeenCalled();
});

it.each([
  ['soup', undefined],
  ['--sweet', 'DISH …'],
])('refuses %s where operands are %s', (arg, operands) => {
  expect(answerUsage({ ...usage, ...(operands && { operands }) }, [arg])).toBe(true);
  expect(error.mock.calls[0]?.[0]).toMatch(`Unexpected argument "${arg}".\n\nCooks.`);
  expect(process.exitCode).toBe(1);
});

it('says what a script takes that refuses an option by itself', async () => {
  const main = (): void => void parseArgs({ args: ['--sweet'], options: {} });
  await runScript(main, { ...usage, options: [] });
  expect(error.mock.calls[0]?.[0]).toMatch("Unknown option '--sweet'\n\nCooks.");
  expect(process.exitCode).toBe(1);
});

it('is asked by every script of the package', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const files = Object.values(scripts).flatMap(
    (line) => /(?:^tsx|\.cjs) (?!--)(\S+)/.exec(line)?.[1] ?? [],
  );
  expect(files).toContain('scripts/sandbox.ts');
  // Docusaurus' own command answers for what it is given.
  const silent = files.filter(
    (file) => !/answerUsage\(|runScript\(.+, \{|runCLI\(/.test(readFileSync(file, 'utf8')),
  );
  expect(silent).toEqual([]);
});

it('lets every script take the options that it reads', () => {
  const scripts = readdirSync('scripts').filter((file) => file.endsWith('.ts'));
  const untold = scripts.flatMap((file) => {
    const text = readFileSync(`scripts/${file}`, 'utf8');
    if (text.includes('runCLI(')) return [];
    const [, read = ''] = /parseArgs\(\{[\s\S]*?\boptions: \{([\s\S]*?)\},?\n/.exec(text) ?? [];
    const names = Array.from(read.matchAll(/([\w-]+)'?: \{ type:/g), ([, name]) => `['--${name}`);
    return names.filter((name) => !text.includes(name)).map((name) => `${file}: ${name}`);
  });
  expect(untold).toEqual([]);
});
