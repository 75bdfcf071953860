import type { AnyResolvers, Context } from '../../kit/context';
import { metresBetween } from '../../kit/distance';
import { invalid, notFound } from '../../kit/failure';
import { pointOf } from '../../kit/geometry';
import { checkLanguage } from '../../kit/checks';
import { folded } from '../../kit/text';
import { coordinatesOf } from './fields';
import { contextOf, nameOf, outlineOf, viewportOf } from './places';
import type { Row } from '../../kit/world';
import type { GeoPlaceCategory } from '../../types/schema';
import type { GeoPoint } from '../../types/geo';

/** `sessionToken` groups the requests of one search for the accounts of the geocoder, and changes no answer. */
interface Search {
  readonly text: string;
  readonly near?: unknown;
  readonly countryCodes?: readonly string[] | null;
  readonly categories?: readonly GeoPlaceCategory[] | null;
  readonly language: string;
}

interface Suggestion {
  readonly place: Row<'geoPlaces'>;
  readonly distance: number | null;
}

const mostSuggestions = 8;

export const geoOperations = {
  Query: {
    geoPlaceDetails: (
      _root: unknown,
      { id, language }: { readonly id: string; readonly language: string },
      { world }: Context,
    ) => {
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
    geoPlacesAutocomplete: (_root: unknown, args: Search, { world }: Context) => {
      const near = args.near == null ? null : pointOf(args.near, 'near');
      checkSearch(args);
      return world.geoPlaces
        .all()
        .filter(({ isExpired }) => !isExpired)
        .filter(
          ({ countryCode }) => !args.countryCodes || args.countryCodes.includes(countryCode ?? ''),
        )
        .filter(({ category }) => args.categories?.includes(category) ?? true)
        .filter((place) => holdsWords(place, args.text))
        .map((place) => ({ place, distance: distanceFrom(near, place) }))
        .sort(byDistance)
        .sort((a, b) => rankOf(a.place, args.text) - rankOf(b.place, args.text))
        .slice(0, mostSuggestions)
        .map(({ place, distance }) => ({
          ...place,
          name: nameOf(place, args.language),
          context: contextOf(place, args.language),
          distanceMeters: distance,
        }));
    },
  },
} satisfies AnyResolvers;

function checkSearch({ text, countryCodes, language }: Search): void {
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

function distanceFrom(near: GeoPoint | null, { point }: Row<'geoPlaces'>): number | null {
  return near && Math.round(metresBetween(near, point));
}

function byDistance(a: Suggestion, b: Suggestion): number {
  return (a.distance ?? 0) - (b.distance ?? 0);
}
