import { expect, test } from './test';
import { scriptsOf } from './requests';
import { visit } from './visit';

const path = '/docs/sign-in/onboarding';

test('a diagram has a caption, and says in words what it shows', async ({ page }) => {
  await visit(page, '/docs/sign-in/server');
  const diagram = page.getByRole('group', { name: 'Login on the web' });
  await expect(diagram.locator('svg')).toBeVisible();
  await expect(diagram).toHaveAccessibleDescription(/The web server exchanges code and verifier/);
  const figure = page.getByRole('figure').filter({ has: diagram });
  await figure.getByText('In words').click();
  await expect(figure.getByText(/The web server exchanges code and verifier/)).toBeVisible();
});

test('a diagram follows the colour mode', async ({ page }) => {
  await visit(page, path);
  const label = page.getByRole('figure').first().locator('svg text').first();
  await expect(label).toHaveCSS('fill', 'rgb(27, 39, 37)');
  await page.getByRole('button', { name: /Switch between dark and light mode/ }).click();
  await expect(label).toHaveCSS('fill', 'rgb(224, 232, 229)');
});

test('a phone scrolls a wide diagram by itself, with the keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto(path);
  const diagram = page.getByRole('group', { name: 'Sign-up' });
  await diagram.focus();
  await expect
    .poll(async () => {
      // A busy browser scrolls nothing before it has painted.
      await page.keyboard.press('ArrowRight');
      return diagram.evaluate(({ scrollLeft }) => scrollLeft);
    })
    .toBeGreaterThan(0);
  const overflow = await page
    .locator('html')
    .evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(overflow).toBe(0);
});

test('a phone shows the letters of a diagram in a size to read, and says that there is more', async ({
  page,
}) => {
  await page.goto(path);
  const figure = page.getByRole('figure').filter({ hasText: 'Sign-up' });
  const hint = figure.getByText('scroll it sideways');
  const heightOfHint = (): Promise<number> => hint.evaluate(({ clientHeight }) => clientHeight);
  expect(await heightOfHint()).toBe(0);
  await page.setViewportSize({ width: 375, height: 812 });
  expect(await heightOfHint()).toBeGreaterThan(16);
  const sizes = await figure.locator('svg text').evaluateAll((texts) =>
    texts.map((text) => {
      const scale = (text as SVGTextElement).getScreenCTM()?.a ?? 0;
      return parseFloat(getComputedStyle(text).fontSize) * scale;
    }),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

test('on paper a diagram is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 800 });
  await page.goto(path);
  const diagram = page.getByRole('group', { name: 'Sign-up' });
  const hidden = (): Promise<number> =>
    diagram.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(hidden).toBe(0);
});

test('a diagram needs no script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(path);
  await expect(page.getByRole('figure').first().locator('svg')).toBeVisible();
  await context.close();
});

test('no script that draws diagrams reaches the browser', async ({ page }) => {
  const texts = await scriptsOf(page, path);
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => /elk\.layered|renderMermaid/.test(text))).toEqual([]);
});
