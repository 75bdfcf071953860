import type { AnyResolvers, Context } from '../../kit/context';
import { blurMeters, positionFor, seesAllOf } from './blur';
import { geohash } from './geohash';
import { timeZoneAt } from './locate';
import type { GeoPoint } from '../../types/geo';
import type { Location } from '../../types/values';

interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

export const geoFields = {
  LocationDetails: {
    address: (location: Location, _args: unknown, context: Context) =>
      location.isBlurred && !seesAllOf(location, context) ? location.area : location.address,
    point: (location: Location, _args: unknown, context: Context) => positionFor(location, context),
    geolocation: (location: Location, _args: unknown, context: Context) => {
      const point = positionFor(location, context);
      if (!point) return null;
      return {
        coordinates: coordinatesOf(point),
        accuracyMeters: location.isBlurred && !seesAllOf(location, context) ? blurMeters : 0,
        geohash: geohash(point),
        timeZone: timeZoneAt(point, context.world),
      };
    },
    url: (location: Location, _args: unknown, context: Context) =>
      location.spaceId === undefined || seesAllOf(location, context) ? location.url : null,
  },
} satisfies AnyResolvers;

export function coordinatesOf({ coordinates: [longitude, latitude] }: GeoPoint): Coordinates {
  return { latitude, longitude };
}
