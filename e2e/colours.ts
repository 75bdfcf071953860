import type { Locator } from '@playwright/test';

/** Contrast of an element's text to its own background. */
export async function contrast(element: Locator): Promise<number> {
  const { color, backgroundColor } = await colours(element);
  return ratio(color, backgroundColor);
}

/** Contrast of a drawing's lines to the background of the page. */
export async function strokeContrast(drawing: Locator): Promise<number> {
  const { stroke, ground } = await colours(drawing);
  return ratio(stroke, ground);
}

interface Colours {
  readonly color: string;
  readonly backgroundColor: string;
  readonly stroke: string;
  readonly ground: string;
}

function colours(element: Locator): Promise<Colours> {
  return element.evaluate((node) => {
    const { color, backgroundColor, stroke } = getComputedStyle(node);
    const ground = getComputedStyle(document.documentElement).backgroundColor;
    return { color, backgroundColor, stroke, ground };
  });
}

/** As WCAG 2.2 defines it, of colours as browsers write them: `rgb(1, 2, 3)`. */
function ratio(one: string, other: string): number {
  const lighter = Math.max(luminance(one), luminance(other));
  const darker = Math.min(luminance(one), luminance(other));
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const channels = (colour.match(/[\d.]+/g) ?? []).map((channel) => Number(channel) / 255);
  const [red = NaN, green = NaN, blue = NaN] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
