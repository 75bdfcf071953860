import type { Resolvers } from '../shared/context';
import { appointments, calendarFiles } from './appointments/appointments';
import { appointmentMutations } from './appointments/mutations';
import { collections } from './collections/collections';
import { comments } from './comments/comments';
import { donations } from './donations/donations';
import { events } from './events/events';
import { feed } from './feed/feed';
import { feedPosts } from './feed/posts';
import { geo } from './geo/geo';
import { articles } from './good-news/articles';
import { insights } from './insights/insights';
import { media } from './media/media';
import { moderation } from './moderation/moderation';
import { devices, notifications } from './notifications/notifications';
import { preferences } from './notifications/preferences';
import { polls } from './polls/polls';
import { postComments, posts } from './posts/posts';
import { postMutations } from './posts/mutations';
import { reactions } from './reactions/reactions';
import { recommendations } from './recommendations/recommendations';
import { admissions, spaceConnections } from './spaces/connections';
import { discovery } from './spaces/discover';
import { initiatives, spaceMutations } from './spaces/mutations';
import { spaces } from './spaces/spaces';
import { validation } from './spaces/validation';
import { tasks } from './tasks/tasks';
import { tools } from './tools/tools';
import { topics } from './topics/topics';
import { translation } from './translation/translation';
import { account } from './users/account';
import { app } from './users/app';
import { connections } from './users/connections';
import { accountChanges, leaving } from './users/account-changes';
import { profiles } from './users/profiles';
import { volunteering } from './volunteering/volunteering';

/** Resolvers by domain, which is a folder beside this file. */
export const allResolvers: Readonly<Record<string, readonly Resolvers[]>> = {
  users: [profiles, account, accountChanges, leaving, connections, app],
  notifications: [notifications, preferences, devices],
  collections: [collections],
  moderation: [moderation],
  spaces: [
    spaces,
    discovery,
    spaceMutations,
    validation,
    spaceConnections,
    admissions,
    initiatives,
  ],
  tasks: [tasks],
  appointments: [appointments, appointmentMutations, calendarFiles],
  polls: [polls],
  tools: [tools],
  volunteering: [volunteering],
  donations: [donations],
  events: [events],
  'good-news': [articles],
  recommendations: [recommendations],
  translation: [translation],
  geo: [geo],
  media: [media],
  topics: [topics],
  posts: [posts, postMutations, postComments],
  feed: [feed, feedPosts],
  insights: [insights],
  comments: [comments],
  reactions: [reactions],
};
