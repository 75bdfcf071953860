import { people } from '../../shared/seed-ids';
import type { DeviceRow, PreferenceRow } from './rows';

export const seedPreferences: readonly PreferenceRow[] = [
  {
    __typename: 'NotificationsWorkflowPreferences',
    id: `${people.neighbour} COMMENTS`,
    userId: people.neighbour,
    key: 'COMMENTS',
    channels: {
      PUSH: { isEnabled: true, options: { quietHours: { startsAt: '22:00', endsAt: '07:00' } } },
      EMAIL: { isEnabled: true, options: { digest: 'DAILY', digestHour: 18 } },
    },
    updatedAt: '2026-03-09T18:44:00.000Z',
  },
];

const device = {
  __typename: 'NotificationsDevice',
  type: 'ANDROID',
  isDevelopment: false,
  isEnabled: true,
} satisfies Partial<DeviceRow>;

export const seedDevices: readonly DeviceRow[] = [
  {
    ...device,
    id: '018f52a7-4b08-7d61-9c3e-7f5a1d0b8e26',
    userId: people.neighbour,
    token: 'cGhvbmUtb2YtdGhlLW5laWdoYm91cg',
    name: 'Phone',
    appVersion: '4.14.1',
    isCurrent: true,
    createdAt: '2026-04-30T16:02:00.000Z',
    lastUsedAt: '2026-05-17T00:00:00.000Z',
  },
  {
    ...device,
    id: '018f4c19-8e35-7a70-8b92-4d6c0f1e5a83',
    userId: people.neighbour,
    token: 'b2xkLXBob25lLW9mLXRoZS1uZWlnaGJvdXI',
    name: 'Old phone',
    appVersion: '4.9.2',
    isCurrent: false,
    createdAt: '2026-02-03T16:40:00.000Z',
    lastUsedAt: '2026-04-29T00:00:00.000Z',
  },
  {
    ...device,
    id: '018f4d22-0c94-7b57-a1e8-6e3f9d5c7b04',
    userId: people.founder,
    type: 'IOS',
    token: '9f2c41d07be85a63',
    name: 'Gartenhandy',
    appVersion: '4.14.0',
    isCurrent: true,
    createdAt: '2026-03-12T10:31:00.000Z',
    lastUsedAt: '2026-05-16T00:00:00.000Z',
  },
];
