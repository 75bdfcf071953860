import type { Page } from '@playwright/test';
import { chromium } from '@playwright/test';

export interface OpenBrowser {
  readonly page: Page;
  /** What a script has thrown. */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Opens a page that waits up to a minute for what it is asked for. */
export async function openBrowser(): Promise<OpenBrowser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return { page, errors, close: () => browser.close() };
}
