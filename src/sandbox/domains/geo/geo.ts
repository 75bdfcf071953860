import type { Context, Resolvers } from '../../kit/context';
import { viewerSeesInside } from '../../shared/belonging';
import type { GeoPoint } from '../../types/geo';
import type { Location } from '../../types/values';
import { timeZoneAt } from './locate';

const blurMeters = 500;

/** Half a diagonal of a cell is less than the radius of the circle, so that it holds all of the cell. */
const cell = { longitude: 0.009, latitude: 0.006 } as const;

const geohashDigits = '0123456789bcdefghjkmnpqrstuvwxyz';

export const geo = {
  LocationDetails: {
    address: (location, _args, context) =>
      isVague(location, context) ? location.area : location.address,
    point: (location, _args, context) => positionFor(location, context),
    geolocation: (location, _args, context) => {
      const point = positionFor(location, context);
      if (!point) return null;
      const [longitude, latitude] = point.coordinates;
      return {
        coordinates: { latitude, longitude },
        accuracyMeters: isVague(location, context) ? blurMeters : 0,
        geohash: geohash(point),
        timeZone: timeZoneAt(point, context.world),
      };
    },
    url: (location, _args, context) =>
      location.spaceId === undefined || seesAllOf(location, context) ? location.url : null,
  },
} satisfies Resolvers;

/** Whether the caller belongs to the space whose people see all of a location. */
export function seesAllOf({ spaceId }: Location, context: Context): boolean {
  return spaceId !== undefined && viewerSeesInside(spaceId, context);
}

/** The position as the caller may know it: a blurred one is the middle of a cell, always the same. */
export function positionFor(location: Location, context: Context): GeoPoint | null {
  const { point } = location;
  if (!point || !isVague(location, context)) return point;
  const [longitude, latitude] = point.coordinates;
  return {
    type: 'Point',
    coordinates: [middle(longitude, cell.longitude), middle(latitude, cell.latitude)],
  };
}

function isVague(location: Location, context: Context): boolean {
  return location.isBlurred && !seesAllOf(location, context);
}

function middle(degrees: number, size: number): number {
  return Number(((Math.floor(degrees / size) + 0.5) * size).toFixed(4));
}

/** Geohash of 7 characters, a cell of about 150 metres: https://en.wikipedia.org/wiki/Geohash */
export function geohash({ coordinates: [longitude, latitude] }: GeoPoint): string {
  const [east, north] = [cellNumber(longitude, 180, 18), cellNumber(latitude, 90, 17)];
  const bits = east.replace(/./g, (bit, index: number) => bit + north.charAt(index));
  return bits.replace(/.{5}/g, (five) => geohashDigits.charAt(parseInt(five, 2)));
}

/** Number of the cell that holds a value, in binary: as many bits, as often is the range halved. */
function cellNumber(degrees: number, limit: number, bits: number): string {
  const cells = 2 ** bits;
  const number = Math.floor(((degrees + limit) / (2 * limit)) * cells);
  return Math.min(number, cells - 1)
    .toString(2)
    .padStart(bits, '0');
}
