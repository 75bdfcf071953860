import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import { product, siteTitle } from '../../product';
import { colours } from './colours';

/** Width of the icon that iOS puts on a home screen, and of those that a manifest names. */
const sizes = [180, 192, 512] as const;

export const iconPath = (size: (typeof sizes)[number]): string => `/img/icon-${size}.png`;

export const manifestPath = '/manifest.webmanifest';

/** Writes the logo as PNGs, for systems that take no SVG, and the manifest that names them. */
export async function drawIcons(siteDir: string, outDir: string): Promise<void> {
  const logo = await readFile(join(siteDir, 'static/img/logo.svg'), 'utf8');
  await mkdir(join(outDir, 'img'), { recursive: true });
  await Promise.all(
    sizes.map(async (size) => {
      const image = await renderAsync(withMargin(logo), {
        fitTo: { mode: 'width', value: size },
        background: colours.ground,
      });
      await writeFile(join(outDir, iconPath(size)), image.asPng());
    }),
  );
  await writeFile(join(outDir, manifestPath), `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Systems cut icons to a circle or a rounded square: what counts stays within 80 % of the width. */
function withMargin(logo: string): string {
  return logo.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"');
}

function manifest(): object {
  return {
    name: siteTitle,
    short_name: product.name,
    start_url: '/',
    display: 'browser',
    background_color: colours.ground,
    theme_color: colours.ground,
    icons: ([192, 512] as const).map((size) => ({
      src: iconPath(size),
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  };
}
