import { buildTwice } from './build-twice';
import { reports } from './count-tests';
import { provideBrowser } from './provide-browser';
import { shell } from './shell';

/** A part of the tests; it fails by throwing. */
export interface Step {
  readonly name: string;
  readonly run: () => Promise<void>;
}

/** What needs no build and no browser. */
export const checkSteps: readonly Step[] = [
  beside(
    'lint, types, format, styles, prose and spelling',
    ['eslint --max-warnings 0 .'],
    [
      'tsc -p .',
      'prettier --check --log-level warn .',
      'stylelint "src/**/*.css"',
      'markdownlint-cli2',
      'tsx scripts/prose.ts',
      'cspell --no-progress',
      'tsx scripts/changelog.ts --check',
    ],
  ),
  command(
    'unit tests',
    `vitest run --reporter=default --reporter=json --outputFile=${reports.unit}`,
  ),
];

export const testSteps: readonly Step[] = [
  ...checkSteps,
  { name: 'browser', run: provideBrowser },
  command('build', 'npm run build'),
  { name: 'second build', run: buildTwice },
  command('browser tests', 'playwright test --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
  }),
];

function command(name: string, commandLine: string, env: NodeJS.ProcessEnv = {}): Step {
  return { name, run: () => runCommand(commandLine, env) };
}

/** Lanes of commands at the same time, each to its first failure. */
function beside(name: string, ...lanes: readonly (readonly string[])[]): Step {
  const runLane = async (lane: readonly string[]): Promise<void> => {
    for (const commandLine of lane) await runCommand(commandLine);
  };
  return {
    name,
    run: async () => {
      const results = await Promise.allSettled(lanes.map(runLane));
      const faults = results.flatMap((result) =>
        result.status === 'rejected' ? [(result.reason as Error).message] : [],
      );
      if (faults.length > 0) throw new Error(faults.join(' '));
    },
  };
}

async function runCommand(commandLine: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const code = await shell(commandLine, env);
  if (code !== 0) throw new Error(`"${commandLine}" ended with exit code ${code}.`);
}
