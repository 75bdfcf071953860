import { people, topicIds } from '../../shared/seed-ids';
import type { FeedPostCategoryRow, FeedPostRow } from './rows';

const storiesId = '018e5c10-3d40-7e12-8b67-4a9f2c5d7e31';
const newsId = '018e5c10-3d41-7a45-9c80-7d1e6b3f8a52';
const guidesId = '018e5c10-3d42-7b78-a3d9-2f5c8e4b9d63';

const category = { __typename: 'FeedPostCategory', iconUrl: null } as const;

export const seedFeedPostCategories: readonly FeedPostCategoryRow[] = [
  {
    ...category,
    id: storiesId,
    slug: 'stories',
    name: 'Stories',
    description: 'What neighbours do together, told by our editors.',
    color: '#8a2be2',
    iconUrl: 'https://images.example/categories/stories.svg',
  },
  {
    ...category,
    id: newsId,
    slug: 'news',
    name: 'News of the platform',
    description: 'What is new in the apps, and what changes.',
    color: '#0b5c8a',
  },
  {
    ...category,
    id: guidesId,
    slug: 'guides',
    name: 'Guides',
    description: 'How to start, run and finish what you do together.',
    color: '#2f6b3a',
  },
  {
    ...category,
    id: '018e5c10-3d43-7cab-8e12-5b8d1f7c3a74',
    slug: 'campaigns',
    name: 'Campaigns',
    description: 'Calls to take part all over the country.',
    color: '#9c1f2e',
  },
];

const post: Omit<
  FeedPostRow,
  'id' | 'slug' | 'title' | 'text' | 'createdAt' | 'publishedAt' | 'updatedAt'
> = {
  __typename: 'FeedPost',
  authorId: people.editor,
  categoryId: storiesId,
  images: [],
  linkPreview: null,
  actionLabel: null,
  actionUrl: null,
  topicIds: [],
  language: 'en',
  status: 'PUBLISHED',
  publishAt: null,
  isPinned: false,
  commentsAllowed: true,
};

/** Moments of a feed post that was published at once and never changed. */
function at(moment: string): Pick<FeedPostRow, 'createdAt' | 'publishedAt' | 'updatedAt'> {
  return { createdAt: moment, publishedAt: moment, updatedAt: moment };
}

export const seedFeedPosts: readonly FeedPostRow[] = [
  {
    ...post,
    ...at('2026-01-19T08:00:00.000Z'),
    updatedAt: '2026-05-16T08:00:00.000Z',
    id: '018f6b90-2c77-7e12-8a4d-5b3f9e0c1d28',
    slug: 'ten-years-of-open-gardens',
    title: 'Ten years of open gardens',
    text: 'In 2016 one gate stood open on a Sunday. This year it is **ninety**, and behind each of them someone explains why the tomatoes are late.\n\nOpen gardens take place on 13 and 14 June.',
    topicIds: [topicIds.gardening],
    isPinned: true,
    images: [
      {
        id: '018f6b90-2c70-7c39-9d58-1e4b7a6f2c03',
        url: 'https://images.example/018f6b90/gate.jpg?tr=ar-16-9,w-1600',
        originalUrl: 'https://images.example/018f6b90/gate.jpg',
        aspectRatio: 'WIDE',
        width: 1600,
        height: 900,
        altText: 'Open garden gate with a hand-painted sign, and people at a long table behind it',
        caption: 'Open Sunday at the canal',
        credit: 'Photo: Aylin, CC BY 4.0',
        blurHash: 'LEHV6nWB2yk8pyo0adR*.7kCMdnj',
      },
    ],
  },
  {
    ...post,
    ...at('2026-05-08T09:00:00.000Z'),
    id: '018f5190-6e21-7d47-8f0b-3c6a9e5d2b14',
    slug: 'termine-im-eigenen-kalender',
    title: 'Termine im eigenen Kalender',
    text: 'Ab sofort lassen sich die Termine eines Raums im eigenen Kalender abonnieren.',
    categoryId: newsId,
    language: 'de',
  },
  {
    ...post,
    ...at('2026-04-28T07:30:00.000Z'),
    updatedAt: '2026-04-29T12:00:00.000Z',
    id: '018f4d3a-58c2-7b90-a4e6-7f1d8c3b6a25',
    slug: 'five-questions-to-a-repair-cafe',
    title: 'Five questions to a repair café',
    text: 'What breaks most often? *Toasters and zips.* Who may come? *Everyone with patience.* Example Admin and the others of the repair café in Mitte answer what others ask before they start their own.',
    topicIds: [topicIds.repair, topicIds.neighbourhood],
    linkPreview: {
      url: 'https://repair.example/start',
      host: 'repair.example',
      title: 'Start a repair café',
      description: null,
      siteName: null,
      imageUrl: null,
      language: 'en',
      retrievedAt: '2026-04-28T07:30:03.000Z',
    },
    actionLabel: 'Find a repair café',
    actionUrl: 'https://repair.example/map',
  },
  {
    ...post,
    ...at('2026-04-02T06:00:00.000Z'),
    id: '018f46b8-71d3-7e25-9b73-5a8c2f6e4d36',
    slug: 'gute-regeln-fuer-euren-raum',
    title: 'Gute Regeln für euren Raum',
    text: 'Drei kurze Regeln helfen mehr als drei Seiten: freundlich bleiben, beim Thema bleiben, um Hilfe bitten.',
    categoryId: guidesId,
    topicIds: [topicIds.neighbourhood],
    language: 'de',
    commentsAllowed: false,
  },
  {
    ...post,
    id: '018f5eb4-83e4-7c5a-8d28-9b3f6a1c7e47',
    slug: 'sommerfest-der-nachbarschaften',
    title: 'Sommerfest der Nachbarschaften',
    text: 'Am 27. Juni feiern wir in allen Bezirken zugleich.',
    categoryId: newsId,
    topicIds: [topicIds.culture],
    language: 'de',
    status: 'DRAFT',
    publishAt: '2026-05-25T06:00:00.000Z',
    createdAt: '2026-05-15T13:00:00.000Z',
    publishedAt: null,
    updatedAt: '2026-05-15T13:00:00.000Z',
  },
  {
    ...post,
    ...at('2025-12-01T08:00:00.000Z'),
    updatedAt: '2026-03-01T08:00:00.000Z',
    id: '018eef10-95f5-7d8f-a1c4-2e7b5d9f3a58',
    slug: 'winterhilfe-2025',
    title: 'Winterhilfe 2025',
    text: 'Wo es warmen Tee, Decken und offene Türen gibt.',
    categoryId: guidesId,
    language: 'de',
    status: 'ARCHIVED',
  },
];
