import { people, places } from '../../shared/seed-ids';
import type { CollaborationToolRow, ExternalLinkRow } from './rows';

const moments = {
  createdAt: '2026-03-02T18:00:00.000Z',
  updatedAt: '2026-03-02T18:00:00.000Z',
} as const;

const tool: Omit<CollaborationToolRow, 'id' | 'type' | 'title' | 'url' | 'position'> = {
  __typename: 'CollaborationTool',
  spaceId: places.garden,
  authorId: people.founder,
  description: null,
  iconUrl: null,
  needsAccount: false,
  visibility: 'MEMBERS',
  ...moments,
};

export const seedTools: readonly CollaborationToolRow[] = [
  {
    ...tool,
    id: '018f3c2f-0c10-7a21-9b32-4c5d6e7f8a01',
    type: 'DOCUMENT',
    title: 'Gießplan',
    description: 'Tragt euch für eine Woche ein.',
    url: 'https://pad.example/giessplan',
    position: 0,
  },
  {
    ...tool,
    id: '018f3c2f-0c11-7b32-8c43-5d6e7f8a9b02',
    authorId: people.neighbour,
    type: 'BOARD',
    title: 'Aufgaben der Woche',
    url: 'https://board.example/kiezgarten',
    iconUrl: 'https://board.example/icon-64.png',
    needsAccount: true,
    position: 1,
  },
  {
    ...tool,
    id: '018f3c2f-0c12-7c43-9d54-6e7f8a9b0c03',
    authorId: people.admin,
    type: 'DOCUMENT',
    title: 'Protokolle',
    url: 'https://pad.example/kiezgarten-protokolle',
    position: 2,
  },
  {
    ...tool,
    id: '018f41d7-5f70-7d54-8e65-7f8a9b0c1d04',
    spaceId: places.repairCafe,
    authorId: people.samir,
    type: 'WIKI',
    title: 'Repair guides',
    url: 'https://wiki.example/repair-cafe',
    position: 0,
  },
];

const link: Omit<ExternalLinkRow, 'id' | 'type' | 'url' | 'position'> = {
  __typename: 'ExternalLink',
  spaceId: places.garden,
  authorId: people.founder,
  title: null,
  ...moments,
};

export const seedLinks: readonly ExternalLinkRow[] = [
  {
    ...link,
    id: '018f3c30-1d20-7e65-9f76-8a9b0c1d2e05',
    type: 'WEBSITE',
    url: 'https://kiezgarten.example',
    position: 0,
  },
  {
    ...link,
    id: '018f3c30-1d21-7f76-8a87-9b0c1d2e3f06',
    authorId: people.neighbour,
    type: 'MASTODON',
    title: 'Kiezgarten im Fediverse',
    url: 'https://social.example/@kiezgarten',
    position: 1,
  },
  {
    ...link,
    id: '018f41d7-6a80-7a87-9b98-0c1d2e3f4a07',
    spaceId: places.repairCafe,
    authorId: people.samir,
    type: 'NEWSLETTER',
    title: 'Next dates by email',
    url: 'https://letters.example/repair-cafe',
    position: 0,
  },
];
