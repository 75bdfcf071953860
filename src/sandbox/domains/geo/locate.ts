import { metresBetween } from '../../kit/distance';
import { invalid } from '../../kit/failure';
import { pointOf } from '../../kit/geometry';
import type { Row, World } from '../../kit/world';
import type { GeoPoint } from '../../types/geo';
import type { LocationInput, LocationPositionInput } from '../../types/schema';
import type { Location } from '../../types/values';

const nowhere: Location = {
  type: 'ONLINE',
  address: null,
  area: null,
  city: null,
  countryCode: null,
  point: null,
  isBlurred: false,
  placeId: null,
  url: null,
};

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
  if (placeId !== undefined) return locatePlace(placeId, `${field}.placeId`, world);
  if (position) return locatePosition(position, `${field}.position`, world);
  if (url.length > 2048 || !/^https:\/\/[^\s/]+/.test(url))
    throw invalid(
      `${field}.url`,
      'The address must be absolute, begin with https and have at most 2,048 characters.',
    );
  return { ...nowhere, url };
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

/** IANA name of the time zone at a position: here, that of the closest place of the geocoder. */
export function timeZoneAt(point: GeoPoint, world: World): string {
  return closestPlace(point, world.geoPlaces.all())?.timeZone ?? 'UTC';
}

function locatePlace(id: string, field: string, { geoPlaces }: World): Location {
  const place = geoPlaces.get(id);
  if (!place || place.isExpired)
    throw invalid(field, 'The geocoder does not know this place any more.');
  return { ...nowhere, ...onSite(place), address: place.address, point: place.point, placeId: id };
}

function locatePosition(
  { point: input, address, isBlurred }: LocationPositionInput,
  field: string,
  world: World,
): Location {
  const point = withSevenDecimals(pointOf(input, `${field}.point`));
  const line = address.trim();
  if (line.length < 3 || line.length > 200 || line.includes('\n'))
    throw invalid(`${field}.address`, 'The address must have 3 to 200 characters in one line.');
  const around = closestPlace(
    point,
    world.geoPlaces.where(
      ({ city, point: middle }) => city !== null && metresBetween(point, middle) < 30_000,
    ),
  );
  return { ...nowhere, ...onSite(around), address: line, point, isBlurred };
}

function onSite(
  place: Row<'geoPlaces'> | undefined,
): Pick<Location, 'type' | 'area' | 'city' | 'countryCode'> {
  const { neighbourhood = null, city = null, countryCode = null } = place ?? {};
  const area = [neighbourhood, city].filter((part) => part !== null).join(', ');
  return { type: 'ON_SITE', area: area || null, city, countryCode };
}

function closestPlace(
  point: GeoPoint,
  places: readonly Row<'geoPlaces'>[],
): Row<'geoPlaces'> | undefined {
  const metresTo = (place: Row<'geoPlaces'>): number => metresBetween(point, place.point);
  return places.toSorted((a, b) => metresTo(a) - metresTo(b))[0];
}

function withSevenDecimals({ coordinates: [longitude, latitude] }: GeoPoint): GeoPoint {
  const cut = (degrees: number): number => Math.trunc(degrees * 1e7) / 1e7;
  return { type: 'Point', coordinates: [cut(longitude), cut(latitude)] };
}
