/** Each panel keeps the width of a few words. */
export const limits = {
  columns: { least: 20, most: 80, usual: 50 },
  rows: { least: 20, most: 85, usual: 60 },
  aside: { least: 55, most: 85, usual: 75 },
} as const;

/** A border between panels that can be moved. */
export type Border = keyof typeof limits;

/** How much of the space the panel before each border has, in per cent. */
export type Sizes = Readonly<Record<Border, number>>;

export interface Panels {
  readonly sizes: Sizes;
  /** Whether the schema and the history are put away. */
  readonly isAsideHidden: boolean;
}

export const usualPanels: Panels = {
  sizes: { columns: limits.columns.usual, rows: limits.rows.usual, aside: limits.aside.usual },
  isAsideHidden: false,
};

const step = 2;

export function withSize(panels: Panels, border: Border, size: number): Panels {
  const { least, most } = limits[border];
  const rounded = Math.round(Math.min(most, Math.max(least, size)) * 10) / 10;
  return { ...panels, sizes: { ...panels.sizes, [border]: rounded } };
}

/** Size after a key of the window splitter of the ARIA practices; undefined for other keys. */
export function sizeAfterKey(key: string, border: Border, size: number): number | undefined {
  const [less, more] = border === 'rows' ? ['ArrowUp', 'ArrowDown'] : ['ArrowLeft', 'ArrowRight'];
  if (key === less) return size - step;
  if (key === more) return size + step;
  if (key === 'Home') return limits[border].least;
  return key === 'End' ? limits[border].most : undefined;
}

/** Part of a length that is before a point, in per cent. */
export function shareAt(point: number, start: number, length: number): number {
  return length === 0 ? 0 : ((point - start) / length) * 100;
}

/** What was stored; the usual where it is none of ours. */
export function readPanels(text: string | null): Panels {
  try {
    const { sizes, isAsideHidden } = JSON.parse(text ?? '{}') as Readonly<Record<string, unknown>>;
    const stored = Object(sizes) as Readonly<Record<string, unknown>>;
    const start: Panels = { ...usualPanels, isAsideHidden: isAsideHidden === true };
    return borders.reduce((panels, border) => {
      const size = stored[border];
      return Number.isFinite(size) ? withSize(panels, border, Number(size)) : panels;
    }, start);
  } catch {
    return usualPanels;
  }
}

export const borders: readonly Border[] = ['columns', 'rows', 'aside'];
