import type { Row } from '../../kit/world';
import type { GeoPolygon } from '../../types/geo';
import type { GeoPlaceDetails } from '../../types/schema';

const countries: Readonly<Record<string, Row<'geoPlaces'>['names']>> = {
  DE: { local: 'Deutschland', en: 'Germany', es: 'Alemania' },
  PT: { local: 'Portugal' },
};

export function nameOf({ names }: Pick<Row<'geoPlaces'>, 'names'>, language: string): string {
  return names[language] ?? names[language.split('-')[0] ?? ''] ?? names.local;
}

/** Second line of a suggestion, for example `13357 Berlin, Germany`; null for countries. */
export function contextOf(place: Row<'geoPlaces'>, language: string): string | null {
  const names = countries[place.countryCode ?? ''];
  if (place.category === 'COUNTRY' || !names) return null;
  return [...wider(place), nameOf({ names }, language)].join(', ');
}

/** Rectangle around the whole place, with a margin. */
export function viewportOf({ point, extent: [width, height] }: Row<'geoPlaces'>): GeoPolygon {
  return rectangle(point.coordinates, [width * 1.2, height * 1.2]);
}

/** Here a rectangle or, for a street, a line: the model knows no true borders. */
export function outlineOf({
  category,
  point,
  extent,
}: Row<'geoPlaces'>): GeoPlaceDetails['outline'] {
  const [x, y] = point.coordinates;
  const [width, height] = extent;
  if (category === 'ADDRESS' || category === 'POINT_OF_INTEREST') return null;
  if (category !== 'STREET') return { ...rectangle(point.coordinates, extent) };
  return {
    type: 'LineString',
    coordinates: [
      [x - width, y + height].map(sixDecimals),
      [x + width, y - height].map(sixDecimals),
    ],
  };
}

function wider({ category, postalCode, city, region }: Row<'geoPlaces'>): string[] {
  if (category === 'REGION') return [];
  if (category === 'CITY') return region === null || region === city ? [] : [region];
  const parts = category === 'POSTAL_CODE' ? [city] : [postalCode, city];
  return [parts.filter((part) => part !== null).join(' ')];
}

function rectangle(
  [x, y]: readonly [number, number],
  [width, height]: readonly [number, number],
): GeoPolygon {
  const [west, east] = [sixDecimals(x - width), sixDecimals(x + width)];
  const [south, north] = [sixDecimals(y - height), sixDecimals(y + height)];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}

function sixDecimals(degrees: number): number {
  return Number(degrees.toFixed(6));
}
