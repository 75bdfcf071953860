import { buildAgain } from './build-again';
import { tryCommands } from './commands/try-commands';
import { reports } from './count-tests';
import type { Changes } from './find-changes';
import { provideBrowser } from './provide-browser';
import { shell } from './shell';

/** A part of the tests; it fails by throwing. */
export interface Step {
  readonly name: string;
  /** With changes, it may leave out what they can't reach. */
  readonly run: (changes?: Changes) => Promise<void>;
  /** Runs before all steps, once, whichever of those that need it are named. */
  readonly needs?: Step;
  /** It waits for a registry, a disk or one thread so much that another such step can run beside it. */
  readonly isWaiting?: boolean;
}

/** Playwright knows the tests that fail at the second try, too, and puts only those on their lines. */
const browserReporters =
  process.env['GITHUB_ACTIONS'] === 'true' ? 'list,json,github' : 'list,json';

const browser: Step = { name: 'browser', run: provideBrowser };

const browserTests = `playwright test --reporter=${browserReporters}`;

/** What a test imports tells whether a change reaches it as long as the site has not changed. */
function limitBrowserTests(changes?: Changes): string {
  const isTestsOnly = changes?.files.every((file) => /^e2e\/.+\.ts$/.test(file)) ?? false;
  return changes && isTestsOnly ? ` --only-changed=${changes.base}` : '';
}

const unitTests = `vitest run --reporter=default --reporter=json --outputFile=${reports.unit}`;

/** What needs no build and no browser. */
export const checkSteps: readonly Step[] = [
  beside(
    'content',
    ['tsx scripts/prose.ts'],
    [
      'tsx scripts/content.ts',
      'cspell --no-progress --cache --cache-location node_modules/.cache/cspell',
      'markdownlint-cli2',
    ],
  ),
  after(
    'tsx scripts/write-types.ts',
    'lint',
    // Checks types, too, also those that git ignores. The format has a line for each problem.
    ['oxlint --config oxlint.config.mjs --format agent . sandbox/types/*.ts'],
    [
      'eslint --max-warnings 0 schema',
      'tsx scripts/circles.ts',
      'tsx scripts/neutral.ts',
      'prettier --check --log-level warn --cache --cache-strategy content .',
      'stylelint --cache --cache-strategy content --cache-location node_modules/.cache/stylelint "{packages,sandbox,src}/**/*.css"',
      'tsx scripts/workflows.ts',
      'knip',
    ],
  ),
  {
    name: 'unit',
    run: (changes) => runCommand(`${unitTests}${changes ? ` --changed ${changes.base}` : ''}`),
  },
];

export const testSteps: readonly Step[] = [
  ...checkSteps,
  command('build', 'npm run build'),
  { name: 'rebuild', run: buildAgain, isWaiting: true },
  // The packages as another team installs them.
  { needs: browser, isWaiting: true, ...command('outsider', 'tsx scripts/try-outsider.ts') },
  // Those that README.md and CONTRIBUTING.md print.
  { name: 'commands', needs: browser, run: tryCommands, isWaiting: true },
  // In German, with an older version of the docs.
  { needs: browser, isWaiting: true, ...command('copy', 'tsx scripts/try-copy.ts') },
  {
    name: 'e2e',
    needs: browser,
    run: (changes) =>
      runCommand(`${browserTests}${limitBrowserTests(changes)}`, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
      }),
  },
];

function command(name: string, commandLine: string): Step {
  return { name, run: () => runCommand(commandLine) };
}

/** Lanes of commands at the same time; each goes on after a fault, so that all faults are known. */
function beside(name: string, ...lanes: readonly (readonly string[])[]): Step {
  return {
    name,
    run: async () => {
      const faults = (await Promise.all(lanes.map(runLane))).flat();
      if (faults.length > 0) throw new Error(faults.join(' '));
    },
  };
}

/** What needs a file that another command writes. */
function after(first: string, name: string, ...lanes: readonly (readonly string[])[]): Step {
  const { run } = beside(name, ...lanes);
  return { name, run: () => runCommand(first).then(() => run()) };
}

async function runLane(lane: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const commandLine of lane) {
    await runCommand(commandLine).catch((error: unknown) => faults.push((error as Error).message));
  }
  return faults;
}

async function runCommand(commandLine: string, env: NodeJS.ProcessEnv = {}): Promise<void> {
  const code = await shell(commandLine, env);
  if (code !== 0) throw new Error(`"${commandLine}" ended with exit code ${code}.`);
}
