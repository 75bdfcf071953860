import { skillIds, topicIds } from '../../shared/seed-ids';
import type { SkillRow } from './rows';
import { readingId, sharingId } from './seed';

const skill = { __typename: 'Skill', description: null, synonyms: [], topicIds: [] } as const;

export const seedSkills: readonly SkillRow[] = [
  {
    ...skill,
    id: skillIds.carpentry,
    slug: 'carpentry',
    name: 'Carpentry',
    description: 'Building and mending things of wood, such as raised beds and shelves.',
    category: 'CRAFT',
    synonyms: ['woodwork', 'joinery'],
    topicIds: [topicIds.gardening, topicIds.repair],
  },
  {
    ...skill,
    id: skillIds.readingAloud,
    slug: 'reading-aloud',
    name: 'Reading aloud',
    description: 'Reading stories to children or to people who cannot read themselves.',
    category: 'TEACHING',
    synonyms: ['storytelling'],
    topicIds: [readingId, topicIds.education],
  },
  {
    ...skill,
    id: skillIds.electronics,
    slug: 'electronics',
    name: 'Electronics',
    description: 'Finding faults in devices and soldering.',
    category: 'CRAFT',
    synonyms: ['soldering', 'electrical repair'],
    topicIds: [topicIds.repair],
  },
  {
    ...skill,
    id: skillIds.german,
    slug: 'german',
    name: 'German',
    category: 'LANGUAGES',
    synonyms: ['Deutsch'],
    topicIds: [topicIds.education],
  },
  {
    ...skill,
    id: '018e0b52-6d24-7a52-9d08-2c6f8b1e4a73',
    slug: 'gardening',
    name: 'Gardening',
    description: 'Sowing, planting, pruning and knowing when to water.',
    category: 'NATURE',
    synonyms: ['planting', 'horticulture'],
    topicIds: [topicIds.gardening],
  },
  {
    ...skill,
    id: '018e0b52-6d25-7f86-8a49-5d3c9e7b2f14',
    slug: 'cargo-bike',
    name: 'Riding a cargo bike',
    category: 'TRANSPORT',
    synonyms: ['delivery', 'Lastenrad'],
    topicIds: [sharingId, topicIds.neighbourhood],
  },
  {
    ...skill,
    id: '018e0b52-6d26-7c31-b275-8e4a6d1f9c50',
    slug: 'grant-applications',
    name: 'Grant applications',
    description: 'Finding funds for a project and applying for them.',
    category: 'LEGAL_AND_FINANCE',
    synonyms: ['fundraising'],
  },
];
