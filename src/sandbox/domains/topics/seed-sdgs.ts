import type { SdgRow } from './rows';

/** Titles, sentences and colours as the United Nations give them. */
const goals: readonly (readonly [title: string, description: string, color: string])[] = [
  ['No poverty', 'End poverty in all its forms everywhere.', '#e5243b'],
  [
    'Zero hunger',
    'End hunger, achieve food security and improved nutrition and promote sustainable agriculture.',
    '#dda63a',
  ],
  [
    'Good health and well-being',
    'Ensure healthy lives and promote well-being for all at all ages.',
    '#4c9f38',
  ],
  [
    'Quality education',
    'Ensure inclusive and equitable quality education and promote lifelong learning opportunities for all.',
    '#c5192d',
  ],
  ['Gender equality', 'Achieve gender equality and empower all women and girls.', '#ff3a21'],
  [
    'Clean water and sanitation',
    'Ensure availability and sustainable management of water and sanitation for all.',
    '#26bde2',
  ],
  [
    'Affordable and clean energy',
    'Ensure access to affordable, reliable, sustainable and modern energy for all.',
    '#fcc30b',
  ],
  [
    'Decent work and economic growth',
    'Promote sustained, inclusive and sustainable economic growth, full and productive employment and decent work for all.',
    '#a21942',
  ],
  [
    'Industry, innovation and infrastructure',
    'Build resilient infrastructure, promote inclusive and sustainable industrialization and foster innovation.',
    '#fd6925',
  ],
  ['Reduced inequalities', 'Reduce inequality within and among countries.', '#dd1367'],
  [
    'Sustainable cities and communities',
    'Make cities and human settlements inclusive, safe, resilient and sustainable.',
    '#fd9d24',
  ],
  [
    'Responsible consumption and production',
    'Ensure sustainable consumption and production patterns.',
    '#bf8b2e',
  ],
  ['Climate action', 'Take urgent action to combat climate change and its impacts.', '#3f7e44'],
  [
    'Life below water',
    'Conserve and sustainably use the oceans, seas and marine resources for sustainable development.',
    '#0a97d9',
  ],
  [
    'Life on land',
    'Protect, restore and promote sustainable use of terrestrial ecosystems, sustainably manage forests, combat desertification, and halt and reverse land degradation and halt biodiversity loss.',
    '#56c02b',
  ],
  [
    'Peace, justice and strong institutions',
    'Promote peaceful and inclusive societies for sustainable development, provide access to justice for all and build effective, accountable and inclusive institutions at all levels.',
    '#00689d',
  ],
  [
    'Partnerships for the goals',
    'Strengthen the means of implementation and revitalize the Global Partnership for Sustainable Development.',
    '#19486a',
  ],
];

export const seedSdgs: readonly SdgRow[] = goals.map(([title, description, color], index) => ({
  __typename: 'Sdg',
  id: `018e0b50-1700-7000-8000-0000000000${String(index + 1).padStart(2, '0')}`,
  number: index + 1,
  title,
  description,
  color,
  iconUrl: `https://images.example/sdgs/en/${index + 1}.svg`,
  url: `https://sdgs.un.org/goals/goal${index + 1}`,
}));
