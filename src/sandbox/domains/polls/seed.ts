import { people, places } from '../../shared/seed-ids';
import type { PollRow, VoteRow } from './rows';

const base: Omit<PollRow, 'id' | 'spaceId' | 'authorId' | 'question' | 'choices' | 'createdAt'> = {
  __typename: 'Poll',
  description: null,
  maxChoices: 1,
  isAnonymous: false,
  resultsVisibility: 'ALWAYS',
  visibility: 'MEMBERS',
  closesAt: null,
};

const trees: PollRow = {
  ...base,
  id: '018f4a10-5d27-7c3e-8b61-0f9e2d7a4c58',
  spaceId: places.garden,
  authorId: people.admin,
  question: 'When do we plant the trees?',
  choices: [
    { id: '018f4a10-5d28-7a91-9c04-6b3e8d1f2a75', label: 'Friday afternoon' },
    { id: '018f4a10-5d29-7f3b-a8d2-4c7e0b9d5163', label: 'Saturday morning' },
    { id: '018f4a10-5d2a-7d46-8e17-92b5c0f3a684', label: 'Sunday morning' },
  ],
  maxChoices: 2,
  visibility: 'PUBLIC',
  createdAt: '2026-05-09T10:00:00.000Z',
};

const tool: PollRow = {
  ...base,
  id: '018f41d7-4e60-7a1c-9c2e-1aedf9ca0f31',
  spaceId: places.repairCafe,
  authorId: people.samir,
  question: 'Which tool do we buy next?',
  description: 'We have 150 euros from the spring fair.',
  choices: [
    { id: '018f41d7-4e61-7b2d-8d3f-2bfe0adb1a42', label: 'Bench vice' },
    { id: '018f41d7-4e62-7c3e-9e40-3c0f1bec2b53', label: 'Multimeter' },
    { id: '018f41d7-4e63-7d4f-8f51-4d102cfd3c64', label: 'Overlock sewing machine' },
  ],
  resultsVisibility: 'AFTER_VOTE',
  visibility: 'PLATFORM',
  closesAt: '2026-06-01T18:00:00.000Z',
  createdAt: '2026-05-17T18:05:00.000Z',
};

const opening: PollRow = {
  ...base,
  id: '018f41d7-4e70-7e50-9062-5e213d0e4d75',
  spaceId: places.repairCafe,
  authorId: people.greta,
  question: 'Should we open on Sundays too?',
  choices: [
    { id: '018f41d7-4e71-7f61-8173-6f324e1f5e86', label: 'Yes' },
    { id: '018f41d7-4e72-7a72-9284-70435f206f97', label: 'No' },
  ],
  isAnonymous: true,
  visibility: 'PLATFORM',
  closesAt: '2026-05-01T18:00:00.000Z',
  createdAt: '2026-04-20T09:00:00.000Z',
};

const lawyer: PollRow = {
  ...base,
  id: '018f4c81-93a0-7b83-8395-815460317aa8',
  spaceId: places.tenants,
  authorId: people.aylin,
  question: 'Beauftragen wir gemeinsam eine Anwältin?',
  choices: [
    { id: '018f4c81-93a1-7c94-94a6-926571428bb9', label: 'Ja' },
    { id: '018f4c81-93a2-7da5-85b7-a37682539cca', label: 'Nein' },
    { id: '018f4c81-93a3-7eb6-96c8-b48793640ddb', label: 'Enthaltung' },
  ],
  isAnonymous: true,
  resultsVisibility: 'AFTER_CLOSE',
  closesAt: '2026-05-24T20:00:00.000Z',
  createdAt: '2026-05-13T19:00:00.000Z',
};

const compost: PollRow = {
  ...base,
  id: '018f3c2c-2b80-7fc7-87d9-c598a4751eec',
  spaceId: places.garden,
  authorId: people.deleted,
  question: 'Wohin soll der Kompost?',
  choices: [
    { id: '018f3c2c-2b81-7ad8-98ea-d6a9b5862ffd', label: 'An die Mauer' },
    { id: '018f3c2c-2b82-7be9-89fb-e7bac6973a0e', label: 'Hinter den Bauwagen' },
  ],
  closesAt: '2026-04-05T18:00:00.000Z',
  createdAt: '2026-03-22T12:00:00.000Z',
};

export const seedPolls: readonly PollRow[] = [trees, tool, opening, lawyer, compost];

/** Votes by person, as places of choices. */
const votes: readonly [PollRow, Partial<Record<keyof typeof people, readonly number[]>>][] = [
  [
    trees,
    {
      founder: [1],
      deleted: [0],
      aylin: [0, 1],
      admin: [1, 2],
      jonas: [2],
      neighbour: [0, 2],
      samir: [1],
    },
  ],
  [tool, { greta: [0], jonas: [1], linh: [1] }],
  [opening, { samir: [1], neighbour: [1], aylin: [0], tomasz: [1] }],
  [lawyer, { samir: [0], linh: [2] }],
  [compost, { founder: [0], neighbour: [1], jonas: [1] }],
];

export const seedVotes: readonly VoteRow[] = votes.flatMap(([poll, ballots], pollIndex) =>
  Object.entries(ballots).map(([name, positions], index): VoteRow => {
    const day = poll.createdAt.slice(0, 10);
    return {
      __typename: 'Vote',
      id: `018f6b00-0000-7000-8000-00000000${pollIndex}00${index}`,
      pollId: poll.id,
      userId: people[name as keyof typeof people],
      choiceIds: positions.flatMap((position) => poll.choices[position]?.id ?? []),
      votedAt: `${day}T18:2${index}:00.000Z`,
    };
  }),
);
