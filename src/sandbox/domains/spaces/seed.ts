import type { MembershipRow, SpaceRow } from './rows';

const founder = '018e9d40-77a1-7c3b-b5f2-1d8e6a0c4f97';

const place: Omit<SpaceRow, 'id' | 'name' | 'slug' | 'summary'> = {
  __typename: 'Space',
  description: null,
  visibility: 'OPEN',
  contentVisibility: 'PUBLIC',
  status: 'PUBLISHED',
  language: 'de',
  timeZone: 'Europe/Berlin',
  creatorId: founder,
  membersCanInvite: true,
  createdAt: '2026-02-14T10:00:00.000Z',
  updatedAt: '2026-05-11T07:04:52.000Z',
};

export const seedSpaces: readonly SpaceRow[] = [
  {
    ...place,
    id: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
    name: 'Kiezgarten am Kanal',
    slug: 'kiezgarten-am-kanal',
    summary: 'We turn a vacant lot into a garden for the whole street.',
  },
];

export const seedMemberships: readonly MembershipRow[] = [
  {
    __typename: 'SpaceMember',
    id: '018f3c2b-52e1-7f60-9b1d-c40a8d6e2f17',
    spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
    userId: founder,
    connection: 'ADMIN',
    joinedAt: '2026-02-14T10:00:00.000Z',
    invitedById: null,
  },
  {
    __typename: 'SpaceMember',
    id: '018f3c2b-52e1-7f60-9b1d-c40a8d6e2f18',
    spaceId: '018f3c2a-7b1d-7e40-9a55-2f6c0d9b8e11',
    userId: '018f3c2a-0d52-7c11-8e2f-9b64a7d01c38',
    connection: 'MEMBER',
    joinedAt: '2026-03-01T18:20:00.000Z',
    invitedById: founder,
  },
];
