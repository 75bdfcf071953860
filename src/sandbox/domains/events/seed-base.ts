import { people } from '../../shared/seed-ids';
import { pointAt } from '../geo/seed';
import type { EventPlace, EventRow } from './rows';

/** What most events have in common. */
export const event: Omit<
  EventRow,
  'id' | 'title' | 'summary' | 'description' | 'startsAt' | 'endsAt' | 'organizerName' | 'topicIds'
> = {
  __typename: 'AppEventsEvent',
  authorId: people.aylin,
  seriesId: null,
  language: 'de',
  languages: ['de'],
  status: 'PUBLISHED',
  state: 'SCHEDULED',
  stateReason: null,
  isAllDay: false,
  timeZone: 'Europe/Berlin',
  regularity: 'ONCE',
  duration: 'ONE_TO_THREE_HOURS',
  location: null,
  isOnline: false,
  isFree: true,
  organizingSpaceId: null,
  imageUrl: null,
  imageAltText: null,
  websiteUrl: null,
  contactEmail: null,
  onlineUrl: null,
  registrationUrl: null,
  registrationDeadline: null,
  capacity: null,
  placesFree: null,
  priceFrom: 0,
  priceTo: 0,
  currency: 'EUR',
  minimumAge: null,
  sourceName: null,
  sourceUrl: null,
  createdAt: '2026-04-12T09:00:00.000Z',
  updatedAt: '2026-04-30T10:45:00.000Z',
};

/** A venue of the seed data. */
export function place(
  name: string,
  street: string,
  postalCode: string,
  lon: number,
  lat: number,
): EventPlace {
  return {
    name,
    street,
    postalCode,
    city: 'Berlin',
    countryCode: 'DE',
    address: `${street}, ${postalCode} Berlin`,
    point: pointAt(lon, lat),
    geometry: null,
    directions: null,
    isWheelchairAccessible: null,
    accessibilityNotes: null,
  };
}

export const library: EventPlace = {
  ...place('City library', 'Brunnenplatz 1', '13357', 13.3902, 52.5516),
  directions: 'The entrance is in the yard. Underground Pankstraße, three minutes on foot.',
  isWheelchairAccessible: true,
  accessibilityNotes: 'Induction loop at the desk.',
};
export const garden: EventPlace = place(
  'Kiezgarten am Kanal',
  'Nordufer 12',
  '13353',
  13.362,
  52.5385,
);
