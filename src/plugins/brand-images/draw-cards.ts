import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { renderAsync } from '@resvg/resvg-js';
import satori from 'satori';
import type { CardParts } from './card';
import { cardSize, layOutCard } from './card';
import type { Card } from './collect-cards';
import { colours } from './colours';

export interface DrawOptions {
  readonly siteDir: string;
  /** Holds finished images by their content, from one build to the next. */
  readonly cacheDir: string;
  readonly brand: string;
  readonly host: string;
}

/** Writes a PNG for each card below a folder. The same cards give the same bytes on any machine. */
export async function drawCards(
  cards: readonly Card[],
  outDir: string,
  options: DrawOptions,
): Promise<void> {
  const [parts, fonts] = await Promise.all([loadParts(options), loadFonts()]);
  await mkdir(options.cacheDir, { recursive: true });
  await Promise.all(
    cards.map(async (card) => {
      const svg = await satori(layOutCard(card, parts), { ...cardSize, fonts });
      const path = join(outDir, `${card.path}.png`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, await rasterise(svg, options.cacheDir));
    }),
  );
}

/** Letters are outlines by now, so the fonts of the machine play no part. */
async function rasterise(svg: string, cacheDir: string): Promise<Uint8Array> {
  const cached = join(cacheDir, `${createHash('sha256').update(svg).digest('hex')}.png`);
  const known = await readFile(cached).catch(() => undefined);
  if (known) return known;
  const image = await renderAsync(svg, { font: { loadSystemFonts: false } });
  const png = image.asPng();
  await writeFile(cached, png);
  return png;
}

async function loadParts({ siteDir, brand, host }: DrawOptions): Promise<CardParts> {
  const logo = await readFile(join(siteDir, 'static/img/logo.svg'), 'utf8');
  const street = await readFile(join(siteDir, 'src/css/street.svg'), 'utf8');
  const painted = street.replace('<path', `<path fill="${colours.street}"`);
  return { brand, host, logo: dataUri(logo), street: dataUri(painted) };
}

function dataUri(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** A second family for the letters that the first lacks. */
async function loadFonts(): Promise<Parameters<typeof satori>[1]['fonts']> {
  const { resolve } = createRequire(__filename);
  const wanted = [
    { name: 'Figtree', subset: 'latin' },
    { name: 'Figtree Extended', subset: 'latin-ext' },
  ].flatMap((family) => ([500, 700] as const).map((weight) => ({ ...family, weight })));
  return Promise.all(
    wanted.map(async ({ name, subset, weight }) => ({
      name,
      weight,
      data: await readFile(
        resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`),
      ),
    })),
  );
}
