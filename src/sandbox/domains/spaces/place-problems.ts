import { GraphQLError } from 'graphql';
import type { Position } from '../../kit/geometry';
import { polygonOf, sidesOf, squareKilometres } from '../../kit/geometry';
import type { World } from '../../kit/world';
import type { LocationInput } from '../../types/schema';
import { locate } from '../geo/locate';
import type { Finding } from './findings';
import type { GeoPolygon } from '../../types/geo';

const largestArea = 2500;

/** Asks the geocoder whether it can place a location. */
export function locationProblems(
  field: string,
  location: LocationInput | null | undefined,
  world: World,
): Finding[] {
  if (!location) return [];
  const failed = failedFieldOf(() => locate(location, field, world));
  if (failed === undefined) return [];
  return [{ field: failed, reason: failed.endsWith('.placeId') ? 'UNKNOWN' : 'MALFORMED' }];
}

export function areaProblems(area: unknown): Finding[] {
  const field = 'input.area';
  if (area == null) return [];
  if (failedFieldOf(() => polygonOf(area, field))) return [{ field, reason: 'MALFORMED' }];
  const polygon = polygonOf(area, field);
  if (crossesItself(polygon)) return [{ field, reason: 'MALFORMED' }];
  return squareKilometres(polygon) > largestArea ? [{ field, reason: 'NOT_ALLOWED' }] : [];
}

/** The field that a check names when it fails. */
function failedFieldOf(check: () => unknown): string | undefined {
  try {
    check();
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return String(error.extensions['field']);
    throw error;
  }
}

function crossesItself({ coordinates: [ring] }: GeoPolygon): boolean {
  const sides = sidesOf(ring);
  return sides.some(([a, b], index) =>
    sides
      .slice(index + 1)
      .some(([c, d]) => turn(a, b, c) * turn(a, b, d) < 0 && turn(c, d, a) * turn(c, d, b) < 0),
  );
}

/** Positive where a path turns left, negative where it turns right, 0 where it goes straight on. */
function turn([ax, ay]: Position, [bx, by]: Position, [cx, cy]: Position): number {
  return Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));
}
