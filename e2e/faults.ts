import type { Page } from '@playwright/test';

/** Aborts every script whose text holds a string; gives the addresses of those that were. */
export async function abortScriptsWith(page: Page, text: string): Promise<string[]> {
  const aborted: string[] = [];
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    if (!(await response.text()).includes(text)) return route.fulfill({ response });
    aborted.push(route.request().url());
    return route.abort();
  });
  return aborted;
}
