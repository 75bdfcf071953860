import { places } from '../../shared/seed-ids';
import { gardenSite } from '../spaces/seed';
import { picture } from './picture';
import type { DonationsInitiativeRow } from './rows';

/** Identifiers of the initiatives. */
export const initiatives = {
  garden: '018f4a11-006f-77e3-bfc9-67a64cb14028',
  repairCafe: '018f4a11-d512-7c97-a1e5-58e08baa7196',
  riverside: '018f4a11-b50a-7c2f-a670-2824c1c09972',
} as const;

const initiative = {
  __typename: 'AppDonationsInitiative',
  description: null,
  logo: null,
  websiteUrl: null,
  registrationNumber: null,
  location: null,
  spaceId: null,
  isVerified: true,
  createdAt: '2026-02-20T10:00:00.000Z',
} as const;

export const seedDonationsInitiatives: readonly DonationsInitiativeRow[] = [
  {
    ...initiative,
    id: initiatives.garden,
    name: 'Kiezgarten am Kanal e.V.',
    summary: 'Ein Garten für die ganze Straße, auf einer Brache am Kanal.',
    description: 'Seit 2026 machen wir aus einer Brache einen Garten, der allen offensteht.',
    registrationNumber: 'VR 41207 B, Amtsgericht Charlottenburg',
    websiteUrl: 'https://kiezgarten.example',
    location: gardenSite,
    spaceId: places.garden,
  },
  {
    ...initiative,
    id: initiatives.repairCafe,
    name: 'Repair café Mitte',
    summary: 'Mending what is broken, with those who brought it.',
    logo: picture(
      '018f2a40-a4ea-75ee-a74a-e7689447ab57',
      'repair-cafe-logo',
      'A hand with a screwdriver',
    ),
    spaceId: places.repairCafe,
  },
  {
    ...initiative,
    id: initiatives.riverside,
    name: 'Initiative Uferweg',
    summary: 'Für Bänke, Licht und Bäume am Ufer.',
    isVerified: false,
    spaceId: places.tenants,
  },
];
