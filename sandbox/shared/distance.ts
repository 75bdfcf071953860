import type { GeoPoint } from '../types/geo';
import type { GeoRadiusInput } from '../types/schema';
import { invalid } from 'graphql-docs-model';
import { pointOf } from './geometry';

const earthRadius = 6_371_008.8;

/** Metres in a straight line over the ground, by the haversine formula on the mean radius. */
export function metresBetween(from: GeoPoint, to: GeoPoint): number {
  const [fromLongitude, fromLatitude] = from.coordinates.map(radians) as [number, number];
  const [toLongitude, toLatitude] = to.coordinates.map(radians) as [number, number];
  const haversine =
    Math.sin((toLatitude - fromLatitude) / 2) ** 2 +
    Math.cos(fromLatitude) *
      Math.cos(toLatitude) *
      Math.sin((toLongitude - fromLongitude) / 2) ** 2;
  return 2 * earthRadius * Math.asin(Math.sqrt(haversine));
}

/** Kilometres between two points, rounded to one decimal; null if one of them is not known. */
export function kilometresBetween(
  from: GeoPoint | null | undefined,
  to: GeoPoint | null | undefined,
): number | null {
  if (!from || !to) return null;
  return Math.round(metresBetween(from, to) / 100) / 10;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

/** Metres from the centre of a circle to a point, or undefined for what lies outside of it. */
export type Circle = (point: GeoPoint | null | undefined) => number | undefined;

/** @throws VALIDATION_FAILED for a radius outside 100 to 200,000 metres, and for another centre than a point. */
export function circleOf({ center, radiusMeters }: GeoRadiusInput, field: string): Circle {
  const middle = pointOf(center, `${field}.center`);
  if (radiusMeters < 100 || radiusMeters > 200_000)
    throw invalid(`${field}.radiusMeters`, 'The radius must be from 100 to 200,000 metres.');
  return (point) => {
    if (!point) return undefined;
    const distance = metresBetween(middle, point);
    return distance <= radiusMeters ? distance : undefined;
  };
}

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
