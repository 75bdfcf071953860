import type { Locator } from '@playwright/test';

type Modifier = 'Control' | 'Shift';

/**
 * Whether a click on a link is left to the browser, as one for a new tab must be. No tab is opened:
 * one in five never comes in chromium-headless-shell.
 */
export async function leftToBrowser(link: Locator, modifiers: Modifier[] = []): Promise<boolean> {
  const left = link.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        // The last to hear of a click, when all listeners of the page have had their say.
        const hear = (event: MouseEvent): void => {
          resolve(!event.defaultPrevented);
          event.preventDefault();
        };
        window.addEventListener('click', hear, { once: true });
      }),
  );
  await link.click({ modifiers });
  return left;
}
