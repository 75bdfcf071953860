import { people, places } from '../../shared/seed-ids';
import { seedSpaces } from './seed';
import type { MembershipRow, SpaceInviteRow, SpaceMembershipRequestRow } from './rows';

type Belonging = readonly [
  person: keyof typeof people,
  connection: MembershipRow['connection'],
  joinedOn: string,
  invitedBy?: keyof typeof people,
];

/** Who relates to a space; the last digits of the ids are given one after the other. */
const belongings: Readonly<Record<keyof typeof places, readonly Belonging[]>> = {
  garden: [
    ['founder', 'ADMIN', '2026-02-14'],
    ['admin', 'ADMIN', '2026-02-16'],
    ['neighbour', 'MEMBER', '2026-03-01', 'founder'],
    ['aylin', 'MEMBER', '2026-03-04'],
    ['jonas', 'MEMBER', '2026-03-22'],
    ['linh', 'MEMBER', '2026-04-11', 'neighbour'],
    ['samir', 'MEMBER', '2026-04-30'],
    ['tomasz', 'MEMBER', '2026-05-06'],
    ['greta', 'INVITED', '2026-05-12', 'admin'],
  ],
  repairCafe: [
    ['samir', 'ADMIN', '2026-02-20'],
    ['greta', 'ADMIN', '2026-02-21'],
    ['founder', 'MEMBER', '2026-02-24'],
    ['neighbour', 'MEMBER', '2026-03-08'],
    ['admin', 'MEMBER', '2026-03-10'],
    ['jonas', 'MEMBER', '2026-03-15'],
    ['aylin', 'MEMBER', '2026-04-02'],
    ['linh', 'MEMBER', '2026-04-19'],
    ['editor', 'MEMBER', '2026-04-25'],
    ['tomasz', 'MEMBER', '2026-05-02', 'samir'],
  ],
  readers: [
    ['greta', 'ADMIN', '2026-01-30'],
    ['linh', 'MEMBER', '2026-02-09'],
    ['jonas', 'MEMBER', '2026-04-21'],
    ['samir', 'REQUESTED', '2026-05-12'],
    ['neighbour', 'REQUESTED', '2026-05-16'],
    ['tomasz', 'BLOCKED', '2026-03-18'],
  ],
  fleaMarket: [
    ['jonas', 'ADMIN', '2026-01-20'],
    ['neighbour', 'MEMBER', '2026-01-25'],
    ['aylin', 'MEMBER', '2026-02-01'],
  ],
  tenants: [
    ['aylin', 'ADMIN', '2026-03-05'],
    ['samir', 'MEMBER', '2026-03-06', 'aylin'],
    ['linh', 'MEMBER', '2026-03-20', 'aylin'],
    ['greta', 'INVITED', '2026-05-13', 'aylin'],
  ],
  choir: [
    ['linh', 'ADMIN', '2026-03-12'],
    ['greta', 'MEMBER', '2026-03-14'],
    ['admin', 'REQUESTED', '2026-05-14'],
    ['neighbour', 'INVITED', '2026-05-15', 'greta'],
  ],
  sewing: [
    ['aylin', 'ADMIN', '2026-03-20'],
    ['greta', 'MEMBER', '2026-04-27'],
  ],
  runners: [
    ['jonas', 'ADMIN', '2026-05-03'],
    ['tomasz', 'MEMBER', '2026-05-04'],
    ['linh', 'MEMBER', '2026-05-09'],
  ],
};

/** Known from the guide on integration events. */
const adminOfGarden = '018f3c2b-52e1-7f60-9b1d-c40a8d6e2f17';

export const seedMemberships: readonly MembershipRow[] = Object.entries(belongings).flatMap(
  ([place, list], spaceIndex) =>
    list.map(([person, connection, joinedOn, invitedBy], index): MembershipRow => {
      const isKnown = place === 'garden' && person === 'admin';
      const spaceId = places[place as keyof typeof places];
      const createdAt = seedSpaces.find(({ id }) => id === spaceId)?.createdAt ?? '';
      return {
        __typename: 'SpaceMember',
        id: isKnown ? adminOfGarden : `018f3c2b-52e1-7f60-9b1d-c40a8d6e${spaceIndex}0${index}a`,
        spaceId,
        userId: people[person],
        connection,
        joinedAt: index === 0 ? createdAt : `${joinedOn}T18:20:00.000Z`,
        invitedById: invitedBy ? people[invitedBy] : null,
      };
    }),
);

const invite: Omit<SpaceInviteRow, 'id' | 'spaceId' | 'invitedById' | 'createdAt'> = {
  __typename: 'SpaceInvite',
  email: null,
  userId: null,
  message: null,
  status: 'PENDING',
  answeredAt: null,
};

export const seedInvites: readonly SpaceInviteRow[] = [
  {
    ...invite,
    id: '018f3c2d-0a10-7b41-9e62-5c8f1d3a7b01',
    spaceId: places.garden,
    userId: people.neighbour,
    invitedById: people.founder,
    status: 'ACCEPTED',
    createdAt: '2026-02-28T16:00:00.000Z',
    answeredAt: '2026-03-01T18:20:00.000Z',
  },
  {
    ...invite,
    id: '018f3c2d-0a11-7c52-8f73-6d9a2e4b8c02',
    spaceId: places.garden,
    email: 'schulgarten@mail.example',
    invitedById: people.founder,
    createdAt: '2026-03-20T09:30:00.000Z',
  },
  {
    ...invite,
    id: '018f3c2d-0a12-7d63-9a84-7e0b3f5c9d03',
    spaceId: places.garden,
    email: 'nachbarin@mail.example',
    invitedById: people.neighbour,
    message: 'Samstag pflanzen wir Tomaten, komm doch vorbei.',
    createdAt: '2026-05-10T11:45:00.000Z',
  },
  {
    ...invite,
    id: '018f3c2d-0a13-7e74-8b95-8f1c4a6d0e04',
    spaceId: places.garden,
    userId: people.greta,
    invitedById: people.admin,
    createdAt: '2026-05-12T18:20:00.000Z',
  },
  {
    ...invite,
    id: '018f3c2d-0a14-7f85-9ca6-9a2d5b7e1f05',
    spaceId: places.tenants,
    userId: people.greta,
    invitedById: people.aylin,
    createdAt: '2026-05-13T18:20:00.000Z',
  },
  {
    ...invite,
    id: '018f3c2d-0a15-7a96-8db7-0b3e6c8f2a06',
    spaceId: places.choir,
    userId: people.neighbour,
    invitedById: people.greta,
    message: 'Uns fehlt eine tiefe Stimme.',
    createdAt: '2026-05-15T18:20:00.000Z',
  },
];

const request: Omit<SpaceMembershipRequestRow, 'id' | 'spaceId' | 'userId' | 'createdAt'> = {
  __typename: 'SpaceMembershipRequest',
  message: null,
  status: 'PENDING',
  answeredAt: null,
  answeredById: null,
};

export const seedRequests: readonly SpaceMembershipRequestRow[] = [
  {
    ...request,
    id: '018f3c2e-1b20-7c15-9f38-4a6d2e8b0c11',
    spaceId: places.readers,
    userId: people.jonas,
    status: 'ACCEPTED',
    createdAt: '2026-04-20T10:00:00.000Z',
    answeredAt: '2026-04-21T18:20:00.000Z',
    answeredById: people.greta,
  },
  {
    ...request,
    id: '018f3c2e-1b21-7d26-8a49-5b7e3f9c1d12',
    spaceId: places.readers,
    userId: people.samir,
    message: 'Ich lese gern auf Arabisch und Deutsch vor.',
    createdAt: '2026-05-12T18:20:00.000Z',
  },
  {
    ...request,
    id: '018f3c2e-1b22-7e37-9b5a-6c8f4a0d2e13',
    spaceId: places.readers,
    userId: people.neighbour,
    createdAt: '2026-05-16T18:20:00.000Z',
  },
  {
    ...request,
    id: '018f3c2e-1b23-7f48-8c6b-7d9a5b1e3f14',
    spaceId: places.choir,
    userId: people.admin,
    message: 'Ich singe Alt.',
    createdAt: '2026-05-14T18:20:00.000Z',
  },
];
