import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Scores of Lighthouse (https://developer.chrome.com/docs/lighthouse), out of 100, and its times. */
export interface Audit {
  readonly scores: readonly number[];
  /** In milliseconds. */
  readonly blockingTime: number;
  readonly largestPaint: number;
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue: number }>>;
}

const run = promisify(execFile);

/** Runs Lighthouse as for a phone. In a process of its own: one that has run is slower afterwards. */
export async function audit(url: string, browser: string): Promise<Audit> {
  const { stdout } = await run(
    'npx',
    [
      ...['lighthouse', url, '--quiet', '--output=json'],
      ...[`--only-categories=${categories.join()}`, '--chrome-flags=--headless --no-sandbox'],
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28 },
  );
  const report = JSON.parse(stdout) as Report;
  const value = (name: string): number => report.audits[name]?.numericValue ?? NaN;
  return {
    scores: categories.map((name) => Math.round((report.categories[name]?.score ?? NaN) * 100)),
    blockingTime: value('total-blocking-time'),
    largestPaint: value('largest-contentful-paint'),
  };
}
