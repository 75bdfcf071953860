import type { Page } from '@playwright/test';

/** Adds a style sheet as the policy of the site allows it, which forbids elements with styles. */
export async function addStyles(page: Page, text: string): Promise<void> {
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, text);
}

/** Does something while the browser is set to letters of another size than 16 pixels. */
export async function withLetters(
  page: Page,
  size: number,
  act: () => Promise<void>,
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const set = (standard: number): Promise<unknown> =>
    session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(size);
  try {
    await act();
  } finally {
    // Tests share the browser.
    await set(16);
  }
}
