import { people } from '../../shared/seed-ids';
import type { AccountRow, BlockRow, ConnectionRow } from './rows';
import { seedUsers } from './seed';

const registered = '2026-01-12T09:00:00.000Z';

const account = {
  __typename: 'UserAccount',
  language: 'de',
  timeZone: 'Europe/Berlin',
  birthDate: null,
  receivesNewsletter: false,
  trackingConsentedAt: null,
  acceptedTermsVersion: '2026-03-01',
  clientSettings: {},
  lastSignInAt: '2026-05-16T06:50:00.000Z',
  slugChangedAt: null,
  onboarding: {
    version: 1,
    startedAt: registered,
    finished: {
      PROFILE: { status: 'DONE', at: registered },
      PICTURE: { status: 'SKIPPED', at: registered },
      LOCATION: { status: 'DONE', at: registered },
      TOPICS: { status: 'DONE', at: registered },
      SKILLS: { status: 'SKIPPED', at: registered },
      NOTIFICATIONS: { status: 'SKIPPED', at: registered },
      FIRST_SPACE: { status: 'DONE', at: '2026-03-01T18:20:00.000Z' },
    },
  },
} satisfies Partial<AccountRow>;

/** What differs from the account of most people. */
const changes: Readonly<Record<string, Partial<AccountRow>>> = {
  [people.neighbour]: {
    language: 'en',
    receivesNewsletter: true,
    clientSettings: { theme: 'dark' },
    birthDate: '1991-08-23',
    lastSignInAt: '2026-05-17T07:12:00.000Z',
    onboarding: {
      ...account.onboarding,
      finished: {
        ...account.onboarding.finished,
        NOTIFICATIONS: { status: 'DONE', at: '2026-02-03T16:40:00.000Z' },
      },
    },
  },
  // The guide to the onboarding begins here: came in by an invitation and did nothing else yet.
  [people.admin]: {
    language: 'en',
    onboarding: {
      version: 2,
      startedAt: '2026-05-17T08:00:00.000Z',
      finished: { PROFILE: { status: 'DONE', at: '2026-05-17T08:00:00.000Z' } },
    },
  },
  [people.founder]: { trackingConsentedAt: '2026-02-14T09:58:00.000Z' },
  [people.linh]: { acceptedTermsVersion: '2025-09-01', language: 'en' },
};

export const seedAccounts: readonly AccountRow[] = seedUsers
  .filter(({ isDeleted }) => !isDeleted)
  .map(({ id, slug }, index) => ({
    ...account,
    id,
    email: `${slug}@mail.example`,
    newsletterToken: `newsletter-${slug}-${index}`.padEnd(43, 'A'),
    ...changes[id],
  }));

const connection = (
  end: string,
  requesterId: string,
  addresseeId: string,
  row: Partial<ConnectionRow> = {},
): ConnectionRow => ({
  __typename: 'UserConnection',
  id: `018f4b6e-7d10-7a5c-9e32-4f8b1c6d2a${end}`,
  requesterId,
  addresseeId,
  state: 'CONNECTED',
  message: null,
  requestedAt: '2026-03-04T17:10:00.000Z',
  connectedAt: '2026-03-05T06:45:00.000Z',
  declinedAt: null,
  updatedAt: row.connectedAt ?? '2026-03-05T06:45:00.000Z',
  ...row,
});

const open = { state: 'REQUESTED', connectedAt: null } as const;

export const seedConnections: readonly ConnectionRow[] = [
  connection('01', people.founder, people.neighbour, {
    message: 'Schön, dass du im Garten dabei bist!',
  }),
  connection('02', people.neighbour, people.aylin, { connectedAt: '2026-04-12T19:05:00.000Z' }),
  connection('03', people.tomasz, people.neighbour, { connectedAt: '2026-04-26T15:30:00.000Z' }),
  connection('04', people.linh, people.neighbour, {
    ...open,
    message: 'Hi! We met at the seed swap. Can I borrow your bike pump?',
    requestedAt: '2026-05-15T11:20:00.000Z',
    updatedAt: '2026-05-15T11:20:00.000Z',
  }),
  connection('05', people.neighbour, people.samir, {
    ...open,
    requestedAt: '2026-05-12T20:02:00.000Z',
    updatedAt: '2026-05-12T20:02:00.000Z',
  }),
  connection('06', people.founder, people.admin),
  connection('07', people.founder, people.aylin),
  connection('08', people.jonas, people.founder),
  connection('09', people.aylin, people.jonas),
  connection('0a', people.greta, people.aylin),
  connection('0b', people.tomasz, people.aylin),
  connection('0c', people.jonas, people.linh, {
    state: 'ENDED',
    connectedAt: null,
    requestedAt: '2026-05-01T08:00:00.000Z',
    declinedAt: '2026-05-02T10:15:00.000Z',
    updatedAt: '2026-05-02T10:15:00.000Z',
  }),
];

export const seedBlocks: readonly BlockRow[] = [
  {
    __typename: 'Block',
    id: '018f5a02-3c61-7b94-8d27-6e1f0a5c9b43',
    userId: people.greta,
    blockedId: people.jonas,
    createdAt: '2026-05-06T21:14:00.000Z',
  },
];
