import type { Resolvers } from '../shared/context';
import { appointments } from './appointments/appointments';
import { appointmentMutations } from './appointments/mutations';
import { collections } from './collections/collections';
import { comments } from './comments/comments';
import { donations } from './donations/donations';
import { events } from './events/events';
import { feed } from './feed/feed';
import { geo } from './geo/geo';
import { articles } from './good-news/articles';
import { insights } from './insights/insights';
import { media } from './media/media';
import { moderation } from './moderation/moderation';
import { notifications } from './notifications/notifications';
import { polls } from './polls/polls';
import { posts } from './posts/posts';
import { reactions } from './reactions/reactions';
import { recommendations } from './recommendations/recommendations';
import { spaceConnections } from './spaces/connections';
import { spaces } from './spaces/spaces';
import { spaceMutations } from './spaces/mutations';
import { validation } from './spaces/validation';
import { tasks } from './tasks/tasks';
import { tools } from './tools/tools';
import { topics } from './topics/topics';
import { translation } from './translation/translation';
import { account } from './users/account';
import { app } from './users/app';
import { connections } from './users/connections';
import { profiles } from './users/profiles';
import { volunteering } from './volunteering/volunteering';

/** Resolvers by domain, which is a folder beside this file. */
export const allResolvers: Readonly<Record<string, readonly Resolvers[]>> = {
  users: [profiles, account, connections, app],
  notifications: [notifications],
  collections: [collections],
  moderation: [moderation],
  spaces: [spaces, spaceMutations, validation, spaceConnections],
  tasks: [tasks],
  appointments: [appointments, appointmentMutations],
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
  posts: [posts],
  feed: [feed],
  insights: [insights],
  comments: [comments],
  reactions: [reactions],
};
