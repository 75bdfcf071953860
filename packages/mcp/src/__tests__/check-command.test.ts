import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCheck } from '../check-command';
import { createSite } from '../site';
import { siteData } from './site';

const site = createSite({
  ...siteData,
  migrations: { 'Query.plots': '/docs/graphql/operations/queries/plots#how-to-migrate' },
  changelog: {
    upcoming: [
      {
        coordinate: 'Query.plots',
        reason: 'Use `Query.gardens`, which has pages. Removal on 2027-09-30.',
        removal: '2027-09-30',
        replacement: 'Query.gardens',
      },
    ],
    releases: [
      {
        date: '2026-06-01',
        changes: [
          {
            release: '2026-06-01',
            coordinate: 'Garden.name',
            kind: 'type-changed',
            level: 'breaking',
            before: 'String!',
            after: 'String',
          },
        ],
      },
    ],
  },
});

let folder = '';
const back = process.cwd();

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'check-command-'));
  mkdirSync(join(folder, 'src/deep'), { recursive: true });
  mkdirSync(join(folder, 'src/a,b/deep'), { recursive: true });
  mkdirSync(join(folder, 'src/node_modules'));
  const files = {
    'src/good.graphql': 'query Good { gardens { id } }',
    'src/deep/bad.ts': 'const a = gql`\n  query Bad { gardens { nam } }\n`;',
    'src/old.graphql': 'query Old { plots { name } }',
    'src/none.ts': 'export {};',
    'src/a,b/good.graphql': 'query Better { gardens { id } }',
    'src/a,b/deep/bad.graphql': 'query Worse { gardens { nam } }',
    'src/node_modules/other.graphql': 'query Other { nothing }',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  process.chdir(folder);
});

afterAll(() => {
  process.chdir(back);
  rmSync(folder, { recursive: true });
});

function run(args: string, env: Readonly<Record<string, string>> = {}) {
  const printed: string[] = [];
  const warned: string[] = [];
  const code = runCheck(site, args.split(' '), {
    print: (text) => printed.push(text),
    warn: (text) => warned.push(text),
    env,
  });
  return { code, printed, warned };
}

const fault =
  'src/deep/bad.ts:2:25 error: Cannot query field "nam" on type "Garden". Did you mean "name"?';

describe('files', () => {
  it.each(['src/**/*.{ts,graphql}', 'src', 'src/deep/bad.ts', './src/d*/b?d.ts'])(
    'are found by %s',
    (pattern) => {
      const { code, printed } = run(pattern);
      expect(code).toBe(1);
      expect(printed).toContain(fault);
      expect(printed.join()).not.toContain('nothing');
    },
  );

  it.each([
    ['src/a,b/*.graphql', ['Better']],
    ['src/{good,old}.graphql', ['Good', 'Old']],
    ['{src/good,src/a,b/good}.graphql', ['Good']],
  ])('are found by %s, whose commas separate names within braces alone', (pattern, names) => {
    const { operations } = JSON.parse(run(`--json ${pattern}`).printed.join('')) as {
      operations: { name: string }[];
    };
    expect(operations.map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['src/*.js', 'No file matches src/*.js.'],
    ['src/none.ts', 'Found no GraphQL documents. The check reads .graphql files, and code'],
    ['--since yesterday src', 'Unexpected day "yesterday", expected one such as 2026-05-01.'],
    ['--what src', "Unknown option '--what'"],
    ['--json', 'Expected files to check.'],
  ])('without which it exits with 2: %s', (args, message) => {
    const { code, printed, warned } = run(args);
    expect([code, printed]).toEqual([2, []]);
    expect(warned.join('\n')).toContain(message);
  });
});

describe('what it prints', () => {
  it('ends with what each operation needs, and a count', () => {
    expect(run('src/good.graphql')).toEqual({
      code: 0,
      warned: [],
      printed: [
        '\nquery Good (src/good.graphql:1:1)',
        '  Costs at most 40 of 10,000 points, 2 of 12 levels',
        '\n1 operation: nothing to fix.',
      ],
    });
  });

  it('names what is deprecated and what changed, which fails where that is asked for', () => {
    const { code, printed } = run('--since 2026-05-01 src/old.graphql');
    expect(code).toBe(0);
    expect(printed.slice(0, 2)).toEqual([
      'src/old.graphql:1:13 deprecated: Query.plots is deprecated. Use Query.gardens, which has pages. Removal on 30 September 2027. https://docs.example/docs/graphql/operations/queries/plots#how-to-migrate',
      'src/old.graphql:1:1 breaking change: 1 June 2026: Garden.name can be null (String).',
    ]);
    expect(run('--strict src/old.graphql').code).toBe(1);
    expect(run('--strict --since 2026-06-01 src/good.graphql').code).toBe(0);
  });

  it('is JSON where that is asked for', () => {
    const { code, printed } = run('--json src/deep', { GITHUB_ACTIONS: 'true' });
    expect(code).toBe(1);
    expect(JSON.parse(printed.join(''))).toMatchObject({
      summary: '1 operation: 1 error.',
      findings: [{ file: 'src/deep/bad.ts', line: 2, column: 25, level: 'error' }],
      operations: [{ name: 'Bad', kind: 'query', line: 2, column: 3 }],
    });
  });

  it('comments on the lines of a pull request', () => {
    const annotations = [
      '::error file=src/deep/bad.ts,line=2,col=25::Cannot query field "nam" on type "Garden". Did you mean "name"?',
    ];
    expect(run('src/deep', { GITHUB_ACTIONS: 'true' }).printed.slice(-1)).toEqual(annotations);
    expect(run('--annotations src/deep').printed.slice(-1)).toEqual(annotations);
    expect(run('src/deep').printed.join()).not.toContain('::error');
  });
});
