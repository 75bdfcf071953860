import { expect, test } from '../test';
import { faultsInView, popupFaults } from './faults-in-view';

test('a text that is covered, cut off or out of the window is found, at any place of a page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(`<body style="margin: 0"><main style="position: relative; height: 3000px">
    <nav style="position: sticky; top: 0; height: 60px; background: white">Bar</nav>
    <p>Seen</p>
    <p style="position: absolute; top: 1500px">Covered</p>
    <div style="position: absolute; top: 1490px; width: 300px; height: 80px" class="lid"></div>
    <p style="position: absolute; top: 1700px">Shown through</p>
    <div style="position: absolute; top: 1690px; width: 300px; height: 80px; opacity: 0"></div>
    <div style="position: absolute; top: 2900px; width: 100px; overflow: hidden" class="box">
      <span style="white-space: nowrap">Cut off in the middle of it</span></div>
    <div style="position: absolute; top: 2800px; width: 100px; overflow: auto">
      <span style="white-space: nowrap">Scrolled into the window</span></div>
    <p style="position: absolute; top: 2000px; left: 780px">Outside</p></main>`);
  expect(await faultsInView(page, 'main')).toEqual([
    '"Covered" is painted over by div.lid.',
    '"Outside" leaves the window.',
    '"Cut off in the middle of it" is cut off by div.box.',
  ]);
});

test('a bar that takes more than 30 % of the window covers what it hides', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(`<body style="margin: 0"><main style="height: 3000px">
    <nav style="position: sticky; top: 0; height: 200px; background: white" class="bar"></nav>
    <p style="margin-top: 300px">Read</p></main>`);
  expect(await faultsInView(page, 'main')).toEqual(['"Read" is painted over by nav.bar.']);
});

test('a box that is covered or leaves the window is found', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 600 });
  await page.setContent(`<div class="out" style="position: fixed; left: 750px; width: 100px">Out</div>
    <div class="low" style="position: fixed; top: 100px; width: 100px; height: 100px"></div>
    <div class="high" style="position: fixed; top: 150px; width: 100px; height: 100px"></div>`);
  expect(await popupFaults(page.locator('.out'))).toEqual(['div.out leaves the window.']);
  expect(await popupFaults(page.locator('.low'))).toEqual(['div.low is covered by div.high.']);
  expect(await popupFaults(page.locator('.high'))).toEqual([]);
});
