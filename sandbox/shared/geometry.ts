import { invalid } from 'graphql-docs-model';
import type { GeoPoint, GeoPolygon } from '../types/geo';

export type Position = readonly [longitude: number, latitude: number];

/** Reads a `GeoJsonPoint` of a request. @throws VALIDATION_FAILED for anything else, naming `field`. */
export function pointOf(value: unknown, field: string): GeoPoint {
  const { type, coordinates } = membersOf(value);
  if (type !== 'Point' || !isPosition(coordinates))
    throw invalid(field, 'Expected a GeoJSON Point in WGS 84, longitude first.');
  return { type, coordinates };
}

/** Reads a `GeoJsonPolygon` of a request. @throws VALIDATION_FAILED for anything else, naming `field`. */
export function polygonOf(value: unknown, field: string): GeoPolygon {
  const { type, coordinates } = membersOf(value);
  const rings: readonly unknown[] = Array.isArray(coordinates) ? coordinates : [];
  const [ring] = rings;
  if (type !== 'Polygon' || rings.length !== 1 || !isRing(ring))
    throw invalid(
      field,
      'Expected a GeoJSON Polygon of one closed ring with at most 500 positions.',
    );
  return { type, coordinates: [ring] };
}

/** Whether a point lies inside a polygon, by counting the sides that a ray to the east crosses. */
export function isInside(
  { coordinates: [x, y] }: GeoPoint,
  { coordinates: [ring] }: GeoPolygon,
): boolean {
  return (
    sidesOf(ring).filter(
      ([[x1, y1], [x2, y2]]) => y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1,
    ).length %
      2 ===
    1
  );
}

/**
 * Tells whether a place lies in the area of a filter; without one, each does.
 *
 * @throws VALIDATION_FAILED for an area that is no polygon, even if there is no place.
 */
export function fitsArea(
  area: unknown,
): (place: { readonly point: GeoPoint | null } | null) => boolean {
  if (area == null) return () => true;
  const polygon = polygonOf(area, 'filter.area');
  return (place) => !!place?.point && isInside(place.point, polygon);
}

/** Area in square kilometres, exact enough for a limit: the ring is projected with equal area. */
export function squareKilometres({ coordinates: [ring] }: GeoPolygon): number {
  const doubled = sidesOf(ring.map(projected)).reduce(
    (sum, [[x1, y1], [x2, y2]]) => sum + x1 * y2 - x2 * y1,
    0,
  );
  return Math.abs(doubled) / 2;
}

/** Lambert's cylindrical projection, in kilometres. */
function projected([longitude, latitude]: Position): Position {
  const radius = 6371;
  return [(longitude * Math.PI * radius) / 180, radius * Math.sin((latitude * Math.PI) / 180)];
}

/** From each position of a ring to the next. */
export function sidesOf(ring: readonly Position[]): (readonly [Position, Position])[] {
  return ring.flatMap((from, index) => {
    const to = ring[index + 1];
    return to ? [[from, to] as const] : [];
  });
}

function isRing(value: unknown): value is readonly Position[] {
  if (!Array.isArray(value) || value.length < 4 || value.length > 500) return false;
  const positions: readonly unknown[] = value;
  return positions.every(isPosition) && String(positions[0]) === String(positions.at(-1));
}

function isPosition(value: unknown): value is Position {
  const numbers: readonly unknown[] = Array.isArray(value) ? value : [];
  const [longitude, latitude, ...rest] = numbers;
  if (rest.length > 0) return false;
  return isWithin(longitude, 180) && isWithin(latitude, 90);
}

function isWithin(value: unknown, most: number): boolean {
  return typeof value === 'number' && Math.abs(value) <= most;
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

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

/** Metres between two points, rounded to hundreds; null if one of them is not known. */
export function roundedMetres(
  from: GeoPoint | null | undefined,
  to: GeoPoint | null | undefined,
): number | null {
  return from && to ? Math.round(metresBetween(from, to) / 100) * 100 : null;
}

/** The same in kilometres. */
export function kilometresBetween(...points: Parameters<typeof roundedMetres>): number | null {
  const metres = roundedMetres(...points);
  return metres === null ? null : metres / 1000;
}

interface Radius {
  readonly radiusMeters?: number | null;
  readonly radius: number;
}

/** Radius of an input in metres, which clients used to give in kilometres. */
export function metresOf({ radiusMeters, radius }: Radius): number {
  return radiusMeters ?? radius * 1000;
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}

interface Placed {
  readonly location: { readonly point: GeoPoint | null } | null;
}

/** What has a place within some kilometres of a point, nearest first. */
export function nearestFirst<R extends Placed>(
  rows: readonly R[],
  centre: GeoPoint,
  most: number,
): R[] {
  return rows
    .flatMap((row) => {
      const point = row.location?.point;
      return point ? [{ row, metres: metresBetween(centre, point) }] : [];
    })
    .filter(({ metres }) => metres <= most)
    .sort((a, b) => a.metres - b.metres)
    .map(({ row }) => row);
}
