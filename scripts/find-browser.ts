import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** Variables that name a browser, the first one first. */
const variables = ['CHROMIUM_PATH', 'CHROME_PATH'];

/** The headless shell comes first: without the window of a full browser it takes a third less time. */
const commands = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

export interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Where Playwright's own browser would be. */
  readonly playwright: string;
  readonly isExecutable: (path: string) => boolean;
}

/**
 * Path of the Chromium to test with: the named one, the system's, or Playwright's, if any.
 *
 * @throws Error if a variable names something that cannot be run.
 */
export function findBrowser(surroundings: Surroundings = thisMachine()): string | undefined {
  const { env, playwright, isExecutable } = surroundings;
  for (const variable of variables) {
    const path = env[variable];
    if (!path) continue;
    if (isExecutable(path)) return path;
    throw new Error(
      `Unexpected ${variable} "${path}", expected a program. Correct it, or unset it.`,
    );
  }
  const folders = (env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  const system = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...system, playwright].find(isExecutable);
}

function thisMachine(): Surroundings {
  return { env: process.env, playwright: chromium.executablePath(), isExecutable };
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
