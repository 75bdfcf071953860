import { topicIds } from '../../shared/seed-ids';
import type { TopicGroupRow, TopicRow } from './rows';

const beesId = '018e0b51-4c16-7b42-8d19-7c2e5a8f3b60';
export const readingId = '018e0b51-4c17-7d95-9e64-1a8b4f6c2d37';
export const sharingId = '018e0b51-4c18-7c08-a3f5-6b9d2e7a4c81';

const top = { __typename: 'Topic', imageUrl: null, parentId: null } as const;

export const seedTopics: readonly TopicRow[] = [
  {
    ...top,
    id: topicIds.gardening,
    slug: 'urban-gardening',
    name: 'Urban gardening',
    description: 'Growing flowers and vegetables between houses, on roofs and on vacant lots.',
    german: {
      name: 'Urbanes Gärtnern',
      description: 'Blumen und Gemüse zwischen Häusern, auf Dächern und auf Brachen.',
    },
    emoji: '🌱',
    imageUrl: 'https://images.example/topics/urban-gardening.jpg',
    color: '#2f6b3a',
    parentId: topicIds.environment,
    sdgNumbers: [2, 11, 15],
  },
  {
    ...top,
    id: topicIds.repair,
    slug: 'repair',
    name: 'Repair',
    description: 'Mending things together instead of throwing them away.',
    german: {
      name: 'Reparieren',
      description: 'Gemeinsam reparieren, statt wegzuwerfen.',
    },
    emoji: '🔧',
    color: '#8a4b12',
    parentId: topicIds.environment,
    sdgNumbers: [12],
  },
  {
    ...top,
    id: topicIds.education,
    slug: 'education',
    name: 'Education',
    description: 'Learning and teaching, in and beside school, at any age.',
    german: {
      name: 'Bildung',
      description: 'Lernen und lehren, in der Schule und daneben, in jedem Alter.',
    },
    emoji: '📚',
    color: '#9c1f2e',
    sdgNumbers: [4],
  },
  {
    ...top,
    id: topicIds.neighbourhood,
    slug: 'neighbourhood',
    name: 'Neighbourhood',
    description: 'Meeting, helping and deciding next door.',
    german: {
      name: 'Nachbarschaft',
      description: 'Sich nebenan treffen, helfen und gemeinsam entscheiden.',
    },
    emoji: '🏘️',
    imageUrl: 'https://images.example/topics/neighbourhood.jpg',
    color: '#b35900',
    sdgNumbers: [10, 11],
  },
  {
    ...top,
    id: topicIds.environment,
    slug: 'environment',
    name: 'Environment',
    description: 'Air, water, soil and climate, and all that lives of them.',
    german: {
      name: 'Umwelt',
      description: 'Luft, Wasser, Boden und Klima, und alles, was davon lebt.',
    },
    emoji: '🌍',
    color: '#1f6f5c',
    sdgNumbers: [13, 14, 15],
  },
  {
    ...top,
    id: topicIds.culture,
    slug: 'culture',
    name: 'Culture',
    description: 'Music, theatre, pictures and festivals made by people for people.',
    german: {
      name: 'Kultur',
      description: 'Musik, Theater, Bilder und Feste von Menschen für Menschen.',
    },
    emoji: '🎭',
    color: '#6b2c8f',
    sdgNumbers: [11],
  },
  {
    ...top,
    id: beesId,
    slug: 'bees-and-insects',
    name: 'Bees and insects',
    description: 'Food and shelter for insects in the city.',
    german: {
      name: 'Bienen und Insekten',
      description: 'Futter und Unterschlupf für Insekten in der Stadt.',
    },
    emoji: '🐝',
    color: '#f2b705',
    parentId: topicIds.environment,
    sdgNumbers: [15],
  },
  {
    ...top,
    id: readingId,
    slug: 'reading',
    name: 'Reading',
    description: 'Reading aloud, book boxes and libraries.',
    german: {
      name: 'Lesen',
      description: 'Vorlesen, Bücherboxen und Bibliotheken.',
    },
    emoji: '📖',
    color: '#34495e',
    parentId: topicIds.education,
    sdgNumbers: [4],
  },
  {
    ...top,
    id: sharingId,
    slug: 'sharing',
    name: 'Sharing',
    description: 'Lending, swapping and giving away among neighbours.',
    german: {
      name: 'Teilen',
      description: 'Leihen, tauschen und verschenken unter Nachbarn.',
    },
    emoji: '🔁',
    color: '#0b5c8a',
    parentId: topicIds.neighbourhood,
    sdgNumbers: [12],
  },
];

export const seedTopicGroups: readonly TopicGroupRow[] = [
  {
    __typename: 'TopicGroup',
    id: '018e0b53-2a10-7d34-9b05-4f1c8e6a7d92',
    title: 'Green and mended',
    description: 'For those who like to get their hands dirty.',
    german: {
      title: 'Grün und geflickt',
      description: 'Für alle, die gern mit den Händen arbeiten.',
    },
    topicIds: [topicIds.gardening, topicIds.repair, topicIds.environment, beesId],
  },
  {
    __typename: 'TopicGroup',
    id: '018e0b53-2a11-7a67-8c38-5e2d9f7b8c03',
    title: 'Together next door',
    description: null,
    german: { title: 'Zusammen nebenan', description: null },
    topicIds: [topicIds.neighbourhood, topicIds.education, topicIds.culture, sharingId],
  },
];
