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
  command('types', 'tsc -p .'),
  command('lint', 'eslint --max-warnings 0 .'),
  command('format', 'prettier --check --log-level warn .'),
  command('styles', 'stylelint "src/**/*.css"'),
  command('prose', 'markdownlint-cli2'),
  command('spelling', 'cspell --no-progress'),
  command(
    'unit tests',
    `vitest run --reporter=default --reporter=json --outputFile=${reports.unit}`,
  ),
];

export const testSteps: readonly Step[] = [
  ...checkSteps,
  { name: 'browser', run: provideBrowser },
  command('build', 'npm run build'),
  command('browser tests', 'playwright test --reporter=list,json', {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reports.browser,
  }),
];

function command(name: string, commandLine: string, env: NodeJS.ProcessEnv = {}): Step {
  return {
    name,
    run: async () => {
      const code = await shell(commandLine, env);
      if (code !== 0) throw new Error(`"${commandLine}" ended with exit code ${code}.`);
    },
  };
}
