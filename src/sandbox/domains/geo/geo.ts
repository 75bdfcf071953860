import { checkLanguage } from '../../kit/checks';
import type { Context, Resolvers } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import { invalid, notFound } from '../../kit/failure';
import { pointOf } from '../../kit/geometry';
import { folded } from '../../kit/text';
import type { Row } from '../../kit/world';
import type { GeoPoint } from '../../types/geo';
import type { GeoCoordinates, QuerygeoPlacesAutocompleteArgs } from '../../types/schema';
import type { Location } from '../../types/values';
import { blurMeters, positionFor, seesAllOf } from './blur';
import { geohash } from './geohash';
import { timeZoneAt } from './locate';
import { contextOf, nameOf, outlineOf, viewportOf } from './places';

const mostSuggestions = 8;

export const geo = {
  Query: {
    geoPlaceDetails: (_root, { id, language }, { world }) => {
      checkLanguage('language', language);
      const place = world.geoPlaces.get(id);
      if (!place || place.isExpired) throw notFound('such place');
      return {
        ...place,
        name: nameOf(place, language),
        coordinates: coordinatesOf(place.point),
        viewport: viewportOf(place),
        outline: outlineOf(place),
        attribution: '© OpenStreetMap contributors',
      };
    },
    // `sessionToken` groups requests for the accounts of the geocoder, and changes no answer.
    geoPlacesAutocomplete: (_root, args, { world }) => {
      const near = args.near == null ? null : pointOf(args.near, 'near');
      checkSearch(args);
      const { text, language } = args;
      return world.geoPlaces
        .where((place) => isWanted(place, args))
        .map((place) => ({
          ...place,
          name: nameOf(place, language),
          context: contextOf(place, language),
          distanceMeters: near && Math.round(metresBetween(near, place.point)),
        }))
        .sort(
          (a, b) =>
            rankOf(a, text) - rankOf(b, text) || (a.distanceMeters ?? 0) - (b.distanceMeters ?? 0),
        )
        .slice(0, mostSuggestions);
    },
  },
  LocationDetails: {
    address: (location, _args, context) =>
      isVague(location, context) ? location.area : location.address,
    point: (location, _args, context) => positionFor(location, context),
    geolocation: (location, _args, context) => {
      const point = positionFor(location, context);
      if (!point) return null;
      return {
        coordinates: coordinatesOf(point),
        accuracyMeters: isVague(location, context) ? blurMeters : 0,
        geohash: geohash(point),
        timeZone: timeZoneAt(point, context.world),
      };
    },
    url: (location, _args, context) =>
      location.spaceId === undefined || seesAllOf(location, context) ? location.url : null,
  },
} satisfies Resolvers;

function isVague(location: Location, context: Context): boolean {
  return location.isBlurred && !seesAllOf(location, context);
}

function coordinatesOf({ coordinates: [longitude, latitude] }: GeoPoint): GeoCoordinates {
  return { latitude, longitude };
}

function checkSearch({ text, countryCodes, language }: QuerygeoPlacesAutocompleteArgs): void {
  const { length } = text.trim();
  if (length < 2 || length > 100) throw invalid('text', 'The text must have 2 to 100 characters.');
  if (countryCodes && countryCodes.length > 5)
    throw invalid('countryCodes', 'At most 5 countries are allowed.');
  if (countryCodes?.some((code) => !/^[A-Z]{2}$/.test(code)))
    throw invalid(
      'countryCodes',
      'A country must be given in two capital letters, for example `DE`.',
    );
  checkLanguage('language', language);
}

function isWanted(
  place: Row<'geoPlaces'>,
  { text, countryCodes, categories }: QuerygeoPlacesAutocompleteArgs,
): boolean {
  return (
    !place.isExpired &&
    (!countryCodes || countryCodes.includes(place.countryCode ?? '')) &&
    (categories?.includes(place.category) ?? true) &&
    holdsWords(place, text)
  );
}

/** Each word that was typed begins a word of the place, so that the last one may be incomplete. */
function holdsWords({ names, address }: Row<'geoPlaces'>, text: string): boolean {
  const known = folded([...Object.values(names), address].join(' ')).split(/[\s,]+/);
  return folded(text.trim())
    .split(/[\s,]+/)
    .every((typed) => known.some((word) => word.startsWith(typed)));
}

/** Places whose name begins as typed come before those in which another part does. */
function rankOf({ names }: Row<'geoPlaces'>, text: string): number {
  const typed = folded(text.trim());
  return Object.values(names).some((name) => folded(name).startsWith(typed)) ? 0 : 1;
}
