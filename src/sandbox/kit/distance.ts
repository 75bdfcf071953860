import type { GeoPoint } from '../types/geo';

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
