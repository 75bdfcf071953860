import { readFile } from 'node:fs/promises';

/** Where the runners write their results. */
export const reports = {
  unit: '.cache/tests/unit.json',
  browser: '.cache/tests/browser.json',
  copy: '.cache/tests/copy.json',
  outsider: '.cache/tests/outsider.json',
};

export interface Count {
  readonly passed: number;
  /** Of those that passed, how many did so at the second try. */
  readonly retried: number;
  readonly failed: number;
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly flaky: number;
    readonly unexpected: number;
  };
}

/** Tests of all runs that passed and failed; a run that wrote no report counts as none. */
export async function countTests(): Promise<Count> {
  const unit = await readReport<VitestReport>(reports.unit);
  const browser = [reports.browser, reports.copy, reports.outsider].map(
    readReport<PlaywrightReport>,
  );
  return sum(unit, await Promise.all(browser));
}

export function sum(
  unit: VitestReport | undefined,
  browser: readonly (PlaywrightReport | undefined)[],
): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = unit ?? {};
  const count = { passed: numPassedTests, retried: 0, failed: numFailedTests };
  for (const { expected, flaky, unexpected } of browser.flatMap((report) => report?.stats ?? [])) {
    count.passed += expected + flaky;
    count.retried += flaky;
    count.failed += unexpected;
  }
  return count;
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
