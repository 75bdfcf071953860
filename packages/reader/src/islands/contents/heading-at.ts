/** Where something is, in pixels from the top of the window. */
export interface Box {
  readonly top: number;
  readonly bottom: number;
}

export interface View {
  /** Where text comes out from below the navbar, and how high the window is, in pixels. */
  readonly top: number;
  readonly height: number;
}

/**
 * Position of the heading whose section is being read; -1 before the first. It is the first one
 * below the navbar if that is in the upper half of the window, and otherwise the one before it: the
 * rule of Docusaurus' `useTOCHighlight`.
 */
export function headingAt(boxes: readonly (Box | undefined)[], { top, height }: View): number {
  const next = boxes.findIndex((box) => box !== undefined && box.top >= top);
  if (next === -1) return boxes.length - 1;
  const bottom = boxes[next]?.bottom ?? 0;
  return bottom < height / 2 ? next : next - 1;
}
