import { expect, test } from '../test';
import { visit } from '../visit';
import { faultsInView } from './faults-in-view';
import { kinds } from './kinds';

const widths = [375, 768, 1280, 1440, 1920];

for (const [kind, path] of Object.entries(kinds)) {
  test(`all of ${kind} is seen, at any width, in either colour mode`, async ({ page }) => {
    await visit(page, path);
    const faults: Record<string, string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      for (const mode of ['light', 'dark']) {
        await page.evaluate((theme) => {
          document.documentElement.setAttribute('data-theme', theme);
        }, mode);
        const found = await faultsInView(page, 'main, .footer');
        if (found.length > 0) faults[`${width} ${mode}`] = found;
      }
    }
    expect(faults).toEqual({});
  });

  test(`all of ${kind} is seen on paper`, async ({ page }) => {
    await page.setViewportSize({ width: 720, height: 1000 });
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await faultsInView(page, 'main')).toEqual([]);
  });

  test(`all of ${kind} is seen without JavaScript`, async ({ browser, baseURL }) => {
    const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(path);
    const faults: Record<string, string[]> = {};
    for (const width of [375, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      const found = await faultsInView(page, 'main');
      if (found.length > 0) faults[width] = found;
    }
    expect(faults).toEqual({});
    await context.close();
  });
}
