import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { testSteps } from '../../steps';
import { compareCommands, findCommands } from '../try-commands';
import { trials } from '../trials';

describe('findCommands', () => {
  it('finds the lines of shell blocks, each command alone and without its comment', () => {
    const markdown =
      'Run:\n\n```bash\nnpm ci && npm start # the site\n\n# later\ngit push\n```\n\n```text\nnpm ci\n```\n';
    expect(findCommands('README.md', markdown)).toEqual([
      { command: 'npm ci', place: 'README.md:4' },
      { command: 'npm start', place: 'README.md:4' },
      { command: 'git push', place: 'README.md:7' },
    ]);
  });

  it('finds what npm and npx run in code within text, with the environment before it', () => {
    const markdown =
      "| Command |\n|---|\n| `npm run build` |\n\nTry\n`A='b/*.c' npm start`, or `npx knip`.\n";
    expect(findCommands('README.md', markdown)).toEqual([
      { command: 'npm run build', place: 'README.md:3' },
      { command: "A='b/*.c' npm start", place: 'README.md:6' },
      { command: 'npx knip', place: 'README.md:6' },
    ]);
  });

  it('leaves other code alone, and the ways to run something', () => {
    expect(findCommands('README.md', 'In `src/`, `npm`, `npm run` and `-- --help`.')).toEqual([]);
  });
});

describe('compareCommands', () => {
  const printed = [{ command: 'npm start', place: 'README.md:4' }];

  it('has nothing to say where both are the same', () => {
    expect(compareCommands(printed, ['npm start'], 'trials.ts')).toEqual([]);
  });

  it('names a command that nothing tries, and an entry that no file prints', () => {
    expect(compareCommands(printed, ['npm stop'], 'trials.ts')).toEqual([
      'README.md:4 Unexpected command "npm start", which nothing tries. Add it to trials.ts, or print one that is there.',
      'trials.ts Unexpected entry "npm stop", which no file prints. Print the command, or remove the entry.',
    ]);
  });
});

describe('trials', () => {
  const elsewhere = Object.entries(trials).flatMap(([command, trial]) =>
    typeof trial === 'function' ? [] : [{ command, ...trial }],
  );

  it('leave a command only to a step that there is', () => {
    const known = testSteps.map(({ name }) => name);
    expect(
      elsewhere.flatMap(({ steps = [] }) => steps).filter((one) => !known.includes(one)),
    ).toEqual([]);
  });

  it('leave a command only to a file that has it', () => {
    const missing = elsewhere.filter(
      ({ command, file }) =>
        file !== undefined &&
        !readFileSync(file, 'utf8').includes(command.replace(/^npm run /, '')),
    );
    expect(missing).toEqual([]);
  });
});
