import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser';
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
