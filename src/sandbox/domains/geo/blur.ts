import type { Context } from '../../kit/context';
import { viewerSeesInside } from '../../shared/belonging';
import type { GeoPoint } from '../../types/geo';
import type { Location } from '../../types/values';

export const blurMeters = 500;

/** Half a diagonal of a cell is less than the radius of the circle, so that it holds all of the cell. */
const cell = { longitude: 0.009, latitude: 0.006 } as const;

/** Whether the caller belongs to the space whose people see all of a location. */
export function seesAllOf({ spaceId }: Location, context: Context): boolean {
  return spaceId !== undefined && viewerSeesInside(spaceId, context);
}

/** The position as the caller may know it: a blurred one is the middle of a cell, always the same. */
export function positionFor(location: Location, context: Context): GeoPoint | null {
  const { point, isBlurred } = location;
  if (!point || !isBlurred || seesAllOf(location, context)) return point;
  const [longitude, latitude] = point.coordinates;
  return {
    type: 'Point',
    coordinates: [middle(longitude, cell.longitude), middle(latitude, cell.latitude)],
  };
}

function middle(degrees: number, size: number): number {
  return Number(((Math.floor(degrees / size) + 0.5) * size).toFixed(4));
}
