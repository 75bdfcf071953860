import { metresBetween } from '../../kit/distance';
import { invalid } from '../../kit/failure';
import type { GeoPoint } from '../../types/geo';

interface Placed {
  readonly location: { readonly point: GeoPoint | null } | null;
}

/** What has a place within some kilometres of a point, nearest first. */
export function nearestFirst<R extends Placed>(
  rows: readonly R[],
  centre: GeoPoint,
  kilometres: number,
): R[] {
  return rows
    .flatMap((row) => {
      const point = row.location?.point;
      return point ? [{ row, metres: metresBetween(centre, point) }] : [];
    })
    .filter(({ metres }) => metres <= kilometres * 1000)
    .sort((a, b) => a.metres - b.metres)
    .map(({ row }) => row);
}

/** @throws VALIDATION_FAILED for a radius that is not more than 0 and at most 200 kilometres. */
export function checkRadius(field: string, kilometres: number): void {
  if (kilometres <= 0 || kilometres > 200)
    throw invalid(field, 'The radius must be more than 0 and at most 200 kilometres.');
}
