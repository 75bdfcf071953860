import { addStyles } from '../add-styles';
import { expect, test } from '../test';
import { kinds } from './kinds';

// The code is in a font of the machine: here in the one that comes with the site, as the rest is.
const fonts = ":root { --ifm-font-family-monospace: 'Figtree' !important; }";

/** Twice what one browser smooths otherwise than another. */
const moved = { threshold: 0.5, maxDiffPixelRatio: 0.004 };

/** What comes last on pages that wake by themselves: two shots before it can be alike. */
const last: Readonly<Record<string, string>> = {
  'the playground': '.requestMeasure:not(:empty)',
  'a page that is not there': '[data-part=near] a',
};

test.skip(process.platform !== 'linux', 'The kept pictures are of Linux, which draws letters so.');

for (const [kind, path] of Object.entries(kinds)) {
  for (const width of [375, 1280, 1600]) {
    test(`${kind} looks as it did at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      if (last[kind] !== undefined) await page.locator(last[kind]).first().waitFor();
      await addStyles(page, fonts);
      await page.evaluate(() => document.fonts.ready);
      // Colours, which may differ in few places; then letters, which may differ in their edges alone.
      await expect(page).toHaveScreenshot(`${kind} ${width}.png`);
      await expect(page).toHaveScreenshot(`${kind} ${width}.png`, moved);
    });
  }
}
