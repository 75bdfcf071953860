import { metresBetween } from '../../shared/distance';
import { invalid } from 'graphql-docs-model';
import { pointOf } from '../../shared/geometry';
import type { Row, World } from '../../shared/context';
import type { GeoPoint } from '../../types/geo';
import type { LocationInput } from '../../types/schema';
import type { Location } from '../../types/values';

type Place = Row<'geoPlaces'>;

/**
 * The location that an input says, to be stored in a row.
 *
 * @throws VALIDATION_FAILED, naming the member of the input below `field`.
 */
export function locate(
  { placeId, position, url }: LocationInput,
  field: string,
  world: World,
): Location {
  if (placeId !== undefined) {
    const place = knownPlace(placeId, world);
    if (!place)
      throw invalid(`${field}.placeId`, 'The geocoder does not know this place any more.');
    return { ...onSite(place), address: place.address, point: place.point, placeId };
  }
  if (position) {
    const point = withSevenDecimals(pointOf(position.point, `${field}.position.point`));
    const address = position.address.trim();
    if (address.length < 3 || address.length > 200 || address.includes('\n'))
      throw invalid(
        `${field}.position.address`,
        'The address must have 3 to 200 characters in one line.',
      );
    const near = world.geoPlaces.where(
      (place) => place.city !== null && metresBetween(point, place.point) < 30_000,
    );
    return { ...onSite(closest(point, near)), address, point, isBlurred: position.isBlurred };
  }
  if (url.length > 2048 || !/^https:\/\/[^\s/]+/.test(url))
    throw invalid(
      `${field}.url`,
      'The address must be absolute, begin with https and have at most 2,048 characters.',
    );
  return { ...onSite(), type: 'ONLINE', url };
}

/** The location after a change, which keeps it where it says nothing, and takes it away by null. */
export function relocated(
  before: Location | null,
  input: LocationInput | null | undefined,
  world: World,
): Location | null {
  if (input === undefined) return before;
  return input && locate(input, 'input.location', world);
}

/** A place of the geocoder, unless it knows the identifier no longer. */
export function knownPlace(id: string, { geoPlaces }: World): Place | undefined {
  const place = geoPlaces.get(id);
  return place?.isExpired ? undefined : place;
}

/** IANA name of the time zone at a position: here, that of the closest place of the geocoder. */
export function timeZoneAt(point: GeoPoint, { geoPlaces }: World): string {
  return closest(point, geoPlaces.all())?.timeZone ?? 'UTC';
}

function closest(point: GeoPoint, places: readonly Place[]): Place | undefined {
  const metresTo = (place: Place): number => metresBetween(point, place.point);
  return places.toSorted((a, b) => metresTo(a) - metresTo(b))[0];
}

/** What a location has of a place or of the city around it, and nothing else yet. */
function onSite({
  neighbourhood = null,
  city = null,
  countryCode = null,
}: Partial<Place> = {}): Location {
  const area = [neighbourhood, city].filter((part) => part !== null).join(', ') || null;
  return {
    type: 'ON_SITE',
    address: null,
    area,
    city,
    countryCode,
    point: null,
    isBlurred: false,
    placeId: null,
    url: null,
  };
}

function withSevenDecimals({ coordinates: [longitude, latitude] }: GeoPoint): GeoPoint {
  const cut = (degrees: number): number => Math.trunc(degrees * 1e7) / 1e7;
  return { type: 'Point', coordinates: [cut(longitude), cut(latitude)] };
}
