import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createAnnotator, shell } from '../shell';

const log = vi.spyOn(console, 'log');

beforeEach(() => {
  log.mockClear().mockReturnValue();
});

afterEach(() => {
  vi.unstubAllEnvs();
});

it('puts problems on their lines of a pull request, and passes all lines and the exit code on', async () => {
  vi.stubEnv('GITHUB_ACTIONS', 'true');
  expect(await shell('echo begin; echo "README.md:2:3 Unexpected a." >&2; exit 3')).toBe(3);
  expect(log.mock.calls.flat().sort()).toEqual([
    'README.md:2:3 Unexpected a.\n::error file=README.md,line=2,col=3::Unexpected a.',
    'begin',
  ]);
});

it('leaves the output alone elsewhere', async () => {
  vi.stubEnv('GITHUB_ACTIONS', '');
  expect(await shell('true')).toBe(0);
  expect(log).not.toHaveBeenCalled();
});

function annotate(...lines: readonly string[]): string[] {
  return lines.map(createAnnotator()).filter((line) => line !== undefined);
}

it.each([
  [
    'our own checks',
    'README.md:3:5 Unexpected "a", 100 %: no.',
    ',col=5::Unexpected "a", 100 %25: no.',
  ],
  ['cspell', 'README.md:3:11 - Unknown word (mispeled)', ',col=11::Unknown word (mispeled)'],
  ['oxlint', 'README.md:3:5: error eslint(a): No. help: b', ',col=5::error eslint(a): No. help: b'],
  ['a list in a failed test', '+   "README.md:3:5 Unexpected a.",', ',col=5::Unexpected a.'],
  ['TypeScript', "README.md(3,14): error TS2322: Type 'a'.", ",col=14::TS2322: Type 'a'."],
])('puts a problem of %s on its line', (_tool, line, rest) => {
  expect(annotate(line)).toEqual([`::error file=README.md,line=3${rest}`]);
});

it('puts rows below the name of a file on its lines, colours or not', () => {
  expect(
    annotate(
      `${process.cwd()}/README.md`,
      '  2:10  error  Unexpected any.  no-any',
      '  \u001B[2m3:1\u001B[22m   \u001B[31m✖\u001B[39m  Disallowed "a"  b',
    ),
  ).toEqual([
    '::error file=README.md,line=2,col=10::Unexpected any.  no-any',
    '::error file=README.md,line=3,col=1::Disallowed "a"  b',
  ]);
});

it('puts a file that is not formatted on its first line', () => {
  expect(annotate('[warn] README.md', '[error] README.md: SyntaxError: a')).toEqual([
    '::error file=README.md,line=1,col=1::Run npm run format.',
    '::error file=README.md,line=1,col=1::SyntaxError: a',
  ]);
});

it('puts a failed test where its error was thrown', () => {
  expect(
    annotate(
      ' FAIL  |shared| src/a.test.ts > adds',
      'AssertionError: expected 2 to be 3',
      '',
      ' ❯ README.md:2:34',
    ),
  ).toEqual(['::error file=README.md,line=2,col=34::adds: AssertionError: expected 2 to be 3']);
});

it('puts a failed test of a sample on the sample', () => {
  const lines = [' FAIL  |shared| src/a.test.ts > parses README.md:12 Response', 'SyntaxError: a'];
  expect(annotate(...lines)).toEqual([
    '::error file=README.md,line=12,col=1::parses README.md:12 Response: SyntaxError: a',
  ]);
});

it('says the same once, and nothing of what has no line here', () => {
  const line = 'README.md:3:5 Unexpected a.';
  expect(annotate(line, line)).toHaveLength(1);
  expect(
    annotate('http://localhost:3000:1 a', 'none.md:3:5 a', '[INFO] 90 samples are valid.', ''),
  ).toEqual([]);
});
