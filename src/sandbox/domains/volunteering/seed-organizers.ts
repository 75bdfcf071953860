import { places } from '../../shared/seed-ids';
import { inBerlin } from '../geo/seed';
import type { OrganizerRow } from './rows';

/** Identifiers of the organisers. */
export const organizers = {
  school: '018f4a11-30c7-7e52-a9d8-5b2c7f10e634',
  library: '018f4a11-ba2b-70ae-b0ca-923732881584',
  repairCafe: '018f4a11-d8c4-7fa2-a15d-2802827283e0',
  riverside: '018f4a11-ad84-7173-9815-69969e58b081',
} as const;

const organizer: Omit<OrganizerRow, 'id' | 'name'> = {
  __typename: 'AppVolunteeringOrganizer',
  description: null,
  logoUrl: null,
  websiteUrl: null,
  contactEmail: null,
  contactPhone: null,
  location: null,
  isVerified: true,
  spaceId: null,
  createdAt: '2026-02-02T09:00:00.000Z',
};

export const seedOrganizers: readonly OrganizerRow[] = [
  {
    ...organizer,
    id: organizers.school,
    name: 'Friends of the canal school',
    description: 'Parents and neighbours who look after the school garden.',
    contactEmail: 'garden@canal-school.example',
    websiteUrl: 'https://canal-school.example/friends',
    location: inBerlin('Am Nordhafen 3, 13353 Berlin', 13.3669, 52.5466),
    spaceId: places.garden,
  },
  {
    ...organizer,
    id: organizers.library,
    name: 'Stadtbibliothek am Brunnenplatz',
    description: 'Bücher, Spiele und Werkzeug zum Ausleihen, mitten im Kiez.',
    logoUrl: 'https://images.example/organizers/library.png',
    contactEmail: 'ehrenamt@bibliothek.example',
    contactPhone: '+493012345678',
    location: inBerlin('Brunnenplatz 1, 13357 Berlin', 13.3902, 52.5516),
    spaceId: places.readers,
  },
  {
    ...organizer,
    id: organizers.repairCafe,
    name: 'Repair café Mitte',
    spaceId: places.repairCafe,
  },
  {
    ...organizer,
    id: organizers.riverside,
    name: 'Initiative Uferweg',
    isVerified: false,
    spaceId: places.tenants,
    createdAt: '2026-05-03T16:10:00.000Z',
  },
];
