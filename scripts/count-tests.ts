import { readFile } from 'node:fs/promises';

/** Where the runners write their results. */
export const reports = { unit: '.cache/tests/unit.json', browser: '.cache/tests/browser.json' };

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

/** Tests of both runners that passed and failed; a runner that wrote no report counts as none. */
export async function countTests(): Promise<Count> {
  const unit = await readReport<VitestReport>(reports.unit);
  const browser = await readReport<PlaywrightReport>(reports.browser);
  return sum(unit, browser);
}

export function sum(unit: VitestReport | undefined, browser: PlaywrightReport | undefined): Count {
  const { numPassedTests = 0, numFailedTests = 0 } = unit ?? {};
  const { expected = 0, flaky = 0, unexpected = 0 } = browser?.stats ?? {};
  return {
    passed: numPassedTests + expected + flaky,
    retried: flaky,
    failed: numFailedTests + unexpected,
  };
}

async function readReport<Report>(path: string): Promise<Report | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as Report);
}
