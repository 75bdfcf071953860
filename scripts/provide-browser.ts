import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { shell } from './shell';

/** Sees to it that `CHROMIUM_PATH` names a Chromium, and installs one if there is none. */
export async function provideBrowser(): Promise<void> {
  const path = findBrowser() ?? (await installBrowser());
  console.log(path);
  process.env['CHROMIUM_PATH'] = path;
}

async function installBrowser(): Promise<string> {
  const installers = ['playwright install chromium'];
  if (isRootOnDebian())
    installers.push('apt-get update && apt-get install -y chromium-headless-shell');
  for (const installer of installers) {
    await shell(installer);
    const path = findBrowser();
    if (path !== undefined) return path;
  }
  throw new Error('No Chromium was found or could be installed. Set CHROMIUM_PATH to one.');
}

function isRootOnDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/etc/debian_version');
}

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
