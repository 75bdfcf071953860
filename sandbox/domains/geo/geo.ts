import { allowsOne, folded, invalid, notFound } from 'graphql-docs-model';
import type { Context, Resolvers, Row, World } from '../../shared/context';
import type { Position } from '../../shared/geometry';
import { metresBetween, pointOf } from '../../shared/geometry';
import { viewerSeesInside } from '../../shared/permissions';
import { countCharacters, isHttpsAddress } from '../../shared/text';
import { isSame } from '../../shared/updated';
import type { GeoPlaceDetails, GeoRadiusInput, LocationInput } from '../../types/schema';
import type { GeoPoint, GeoPolygon } from '../../types/geo';
import type { Location } from '../../types/values';

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
        accuracyMeters: isVague(location, context) ? blurMeters : (location.accuracyMeters ?? 0),
        geohash: geohash(point),
        timeZone: timeZoneAt(point, context.world),
      };
    },
    url: (location, _args, context) =>
      location.spaceId === undefined || seesAllOf(location, context) ? location.url : null,
  },
  Query: {
    geoPlaceDetails: (_root, { id, language }, { world }) => {
      const place = knownPlace(id, world);
      if (!place) throw notFound('such place');
      const { names, point, extent } = place;
      const [longitude, latitude] = point.coordinates;
      return {
        ...place,
        name: nameIn(language, names),
        coordinates: { latitude, longitude },
        viewport: rectangle(point.coordinates, [extent[0] * 1.2, extent[1] * 1.2]),
        outline: outlineOf(place),
        attribution: '© OpenStreetMap contributors',
      };
    },
    // `sessionToken` groups requests for the accounts of the geocoder, and changes no answer.
    geoPlacesAutocomplete: (_root, args, { world }) => {
      const near = args.near == null ? null : pointOf(args.near, 'near');
      const { countryCodes, categories, language } = args;
      if (countryCodes?.some((code) => !/^[A-Z]{2}$/.test(code)))
        throw invalid(
          'countryCodes',
          'A country must be given in two capital letters, for example `DE`.',
        );
      if (args.searchText == null) throw invalid('searchText', 'A text to search for is required.');
      const typed = folded(args.searchText.trim());
      return world.geoPlaces
        .where((place) => !place.isExpired && holdsWords(place, typed))
        .filter(({ countryCode }) => allowsOne(countryCodes, [countryCode]))
        .filter(({ category }) => allowsOne(categories, [category]))
        .map((place) => ({
          ...place,
          name: nameIn(language, place.names),
          context: contextOf(place, language),
          distanceMeters: near && Math.round(metresBetween(near, place.point)),
          isNamedSo: Object.values(place.names).some((name) => folded(name).startsWith(typed)),
        }))
        .sort(
          (a, b) =>
            Number(b.isNamedSo) - Number(a.isNamedSo) ||
            (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0),
        )
        .slice(0, 8);
    },
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

/** A space, or something in one. */
interface Placed {
  readonly id: string;
  readonly spaceId?: string;
  readonly location: Location | null;
}

/**
 * Metres from the centre of a circle to where something is as the caller may know it, Infinity
 * outside; without a circle, 0.
 *
 * @throws VALIDATION_FAILED for another centre than a point.
 */
export function distanceFrom(
  near: GeoRadiusInput | null | undefined,
  field: string,
  context: Context,
): (row: Placed) => number {
  if (!near) return () => 0;
  const middle = pointOf(near.center, `${field}.center`);
  return ({ id, spaceId = id, location }) => {
    const point = location && positionFor({ ...location, spaceId }, context);
    const metres = point ? metresBetween(middle, point) : Infinity;
    return metres <= near.radiusMeters ? metres : Infinity;
  };
}

/** A circle around the place in the caller's profile, if there is one. */
export function aroundHome(
  radiusMeters: number,
  { caller, world }: Context,
): GeoRadiusInput | undefined {
  const center = world.users.get(caller.userId)?.home?.point;
  return center ? { center, radiusMeters } : undefined;
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

type Place = Row<'geoPlaces'>;

/** Each word that was typed begins a word of the place, so that the last one may be incomplete. */
function holdsWords({ names, address }: Place, typed: string): boolean {
  const known = folded([...Object.values(names), address].join(' ')).split(/[\s,]+/);
  return typed.split(/[\s,]+/).every((start) => known.some((word) => word.startsWith(start)));
}

function nameIn(language: string, names: Place['names']): string {
  return names[language] ?? names[language.split('-')[0] ?? ''] ?? names.local;
}

/** Second line of a suggestion, for example `13357 Berlin, Germany`; null for countries. */
function contextOf(place: Place, language: string): string | null {
  if (place.category === 'COUNTRY') return null;
  return [...wider(place), nameIn(language, place.country)].join(', ');
}

function wider({ category, postalCode, city, region }: Place): string[] {
  if (category === 'REGION') return [];
  if (category === 'CITY') return region === null || region === city ? [] : [region];
  const parts = category === 'POSTAL_CODE' ? [city] : [postalCode, city];
  return [parts.filter((part) => part !== null).join(' ')];
}

/** Here a rectangle or, for a street, a line: the model knows no true borders. */
function outlineOf({ category, point, extent }: Place): GeoPlaceDetails['outline'] {
  if (category === 'ADDRESS' || category === 'POINT_OF_INTEREST') return null;
  if (category !== 'STREET') return { ...rectangle(point.coordinates, extent) };
  const corner = cornersOf(point.coordinates, extent);
  return { type: 'LineString', coordinates: [corner(-1, 1), corner(1, -1)] };
}

function rectangle(middle: Position, extent: Position): GeoPolygon {
  const corner = cornersOf(middle, extent);
  const ring = [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1), corner(-1, -1)];
  return { type: 'Polygon', coordinates: [ring] };
}

/** Gives a corner by its directions: 1 is for the east and the north, -1 for the west and the south. */
function cornersOf([x, y]: Position, [width, height]: Position) {
  const degrees = (value: number): number => Number(value.toFixed(6));
  return (east: number, north: number): Position => [
    degrees(x + east * width),
    degrees(y + north * height),
  ];
}

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
    const length = countCharacters(address);
    if (length < 3 || length > 200 || address.includes('\n'))
      throw invalid(
        `${field}.position.address`,
        'The address must have 3 to 200 characters in one line.',
      );
    const near = world.geoPlaces.where(
      (place) => place.city !== null && metresBetween(point, place.point) < 30_000,
    );
    return { ...onSite(closest(point, near)), address, point, isBlurred: position.isBlurred };
  }
  if (countCharacters(url) > 2048 || !isHttpsAddress(url))
    throw invalid(
      `${field}.url`,
      'The address must be absolute, begin with https and have at most 2,048 characters.',
    );
  return { ...onSite(), type: 'ONLINE', url };
}

/** The location after a change, which keeps it where it says nothing new, and takes it away by null. */
export function relocated(
  before: Location | null,
  input: LocationInput | null | undefined,
  world: World,
): Location | null {
  if (input === undefined) return before;
  const after = input && locate(input, 'input.location', world);
  return isSame(before, after) ? before : after;
}

/** A place of the geocoder, unless it knows the identifier no longer. */
function knownPlace(id: string, { geoPlaces }: World): Place | undefined {
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
  return { type: 'Point', coordinates: [cut(longitude), cut(latitude)] };
}

/** By moving the point in the decimal notation: a product of floats can be below the number that was given. */
function cut(degrees: number): number {
  const [digits, exponent = '0'] = String(degrees).split('e');
  const whole = Math.trunc(Number(`${digits}e${Number(exponent) + 7}`));
  return Number(`${whole}e-7`);
}
