import { readFileSync } from 'node:fs';

export type Mode = 'light' | 'dark';

const sheet = readFileSync('src/css/custom.css', 'utf8');

/** The colour of a token in a mode, as six digits; what the dark mode does not change is as in light. */
export function colourOf(token: string, mode: Mode): string {
  const light = declarations(':root');
  const own = mode === 'dark' ? declarations("[data-theme='dark']") : light;
  const value = own.get(token) ?? light.get(token);
  const reference = /^var\((--[\w-]+)\)$/.exec(value ?? '')?.[1];
  if (reference !== undefined) return colourOf(reference, mode);
  if (value === undefined || !/^#(?:[\da-f]{3}|[\da-f]{6})$/.test(value)) {
    throw new Error(`Unexpected value ${value} of ${token}, expected an opaque colour`);
  }
  return value.length === 7 ? value : value.replace(/[\da-f]/g, '$&$&');
}

/** Custom properties of the first rule with a selector. */
function declarations(selector: string): ReadonlyMap<string, string> {
  const start = sheet.indexOf(`${selector} {`);
  const rule = sheet.slice(start, sheet.indexOf('}', start));
  const pairs = [...rule.matchAll(/(--[\w-]+):\s*([^\s;][^;]*);/g)];
  return new Map(pairs.map(([, name = '', value = '']) => [name, value.trim()]));
}

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
export function contrast(a: string, b: string): number {
  const [darker = 0, lighter = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
