import type { Page } from '@playwright/test';

/** Adds a style sheet as the policy of the site allows it, which forbids elements with styles. */
export async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);
}
