import { people } from '../../shared/seed-ids';
import { picture } from './picture';
import type { ProjectAuthorRow, ProjectNewsRow } from './rows';
import { bikesId, wellId } from './seed';

const treasurer = '018f2a40-95d0-7691-8bf3-f5fb85967f53';
const gardener = '018f2a40-2f3a-7b3c-b2d0-b698d5c7e41b';

export const seedProjectAuthors: readonly ProjectAuthorRow[] = [
  {
    __typename: 'AppDonationsAuthor',
    id: treasurer,
    displayName: 'Jonas',
    position: 'Kassenwart',
    picture: null,
    userId: people.jonas,
  },
  {
    __typename: 'AppDonationsAuthor',
    id: gardener,
    displayName: 'Die Gartengruppe',
    position: null,
    picture: null,
    userId: null,
  },
];

const report = {
  __typename: 'AppDonationsNews',
  projectId: wellId,
  signerId: null,
  pictures: [],
} as const;

export const seedProjectNews: readonly ProjectNewsRow[] = [
  {
    ...report,
    id: '018f66c1-351d-730b-9989-5d1a0d1f13dc',
    title: 'Die Bohrung ist genehmigt',
    text: 'Das Amt hat zugestimmt. Im Juni kommt der Bohrer.',
    signerId: treasurer,
    publishedAt: '2026-05-11T16:00:00.000Z',
    updatedAt: '2026-05-12T08:30:00.000Z',
  },
  {
    ...report,
    id: '018f66c1-e20c-74fd-82f6-40d0032634f0',
    title: 'Die Hälfte ist geschafft',
    text: 'Schon 2.250 Euro! Danke an 61 Menschen.',
    signerId: gardener,
    pictures: [
      picture('018f2a40-7c58-7dfe-8d5a-0cf318656b3e', 'half', 'Ein Messbecher, halb voll'),
    ],
    publishedAt: '2026-04-25T12:00:00.000Z',
    updatedAt: '2026-04-25T12:00:00.000Z',
  },
  {
    ...report,
    id: '018f66c1-87e5-71b4-89fe-8110102c995f',
    title: 'Wir sammeln ab heute',
    text: 'Ein Brunnen spart uns vierzig Kubikmeter Trinkwasser im Jahr.',
    publishedAt: '2026-04-01T07:00:00.000Z',
    updatedAt: '2026-04-01T07:00:00.000Z',
  },
  {
    ...report,
    projectId: bikesId,
    id: '018f66c1-1abe-7f54-8b5d-fce8a981a049',
    title: 'The stands have arrived',
    text: 'Come and try them on Saturday.',
    publishedAt: '2026-05-14T09:00:00.000Z',
    updatedAt: '2026-05-14T09:00:00.000Z',
  },
];
