import type { Clock } from './clock';
import { createClock } from './clock';
import type { BookmarkRow, FavoriteRow } from '../domains/collections/rows';
import { seedBookmarks, seedFavorites } from '../domains/collections/seed';
import type { ReportRow } from '../domains/moderation/rows';
import { seedReports } from '../domains/moderation/seed';
import type { DeviceRow, NotificationRow, PreferenceRow } from '../domains/notifications/rows';
import { seedNotifications } from '../domains/notifications/seed';
import { seedDevices, seedPreferences } from '../domains/notifications/seed-settings';
import type { AppointmentRow } from '../domains/appointments/rows';
import { seedAppointments } from '../domains/appointments/seed';
import type { PollRow, VoteRow } from '../domains/polls/rows';
import { seedPolls, seedVotes } from '../domains/polls/seed';
import type {
  MembershipRow,
  RetiredSlugRow,
  SpaceInitiativeRow,
  SpaceInviteRow,
  SpaceMembershipRequestRow,
  SpaceRow,
} from '../domains/spaces/rows';
import { seedSpaceInitiatives, seedSpaces } from '../domains/spaces/seed';
import { seedInvites, seedMemberships, seedRequests } from '../domains/spaces/seed-people';
import type { TaskRow } from '../domains/tasks/rows';
import { seedTasks } from '../domains/tasks/seed';
import type { CollaborationToolRow, ExternalLinkRow } from '../domains/tools/rows';
import { seedLinks, seedTools } from '../domains/tools/seed';
import type { AccountRow, BlockRow, ConnectionRow, UserRow } from '../domains/users/rows';
import { seedUsers } from '../domains/users/seed';
import { seedAccounts, seedBlocks, seedConnections } from '../domains/users/seed-relations';
import type { CommentRow } from '../domains/comments/rows';
import { seedComments } from '../domains/comments/seed';
import type { FeedPostCategoryRow, FeedPostRow } from '../domains/feed/rows';
import { seedFeedPostCategories, seedFeedPosts } from '../domains/feed/seed';
import type { InsightRow, QuoteRow } from '../domains/insights/rows';
import { seedInsights, seedQuotes } from '../domains/insights/seed';
import type { InspirationCategoryRow, PostRow } from '../domains/posts/rows';
import { seedPosts } from '../domains/posts/seed';
import { seedInspirationCategories } from '../domains/posts/seed-categories';
import type { ReactionRow } from '../domains/reactions/rows';
import { seedReactions } from '../domains/reactions/seed';
import type { SdgRow, SkillRow, TopicGroupRow, TopicRow } from '../domains/topics/rows';
import { seedTopicGroups, seedTopics } from '../domains/topics/seed';
import { seedSdgs } from '../domains/topics/seed-sdgs';
import { seedSkills } from '../domains/topics/seed-skills';
import type {
  DonationsInitiativeRow,
  ProjectAuthorRow,
  ProjectNewsRow,
  ProjectRow,
} from '../domains/donations/rows';
import { seedProjects } from '../domains/donations/seed';
import { seedDonationsInitiatives } from '../domains/donations/seed-initiatives';
import { seedProjectAuthors, seedProjectNews } from '../domains/donations/seed-news';
import type { EventRow } from '../domains/events/rows';
import { seedEvents } from '../domains/events/seed';
import type { GeoPlaceRow } from '../domains/geo/rows';
import { seedGeoPlaces } from '../domains/geo/seed';
import type { ArticleRow } from '../domains/goodNews/rows';
import { seedArticles } from '../domains/goodNews/seed';
import type { RecommendationRow } from '../domains/recommendations/rows';
import { seedRecommendations } from '../domains/recommendations/seed';
import type { TranslationRow } from '../domains/translation/rows';
import type { EngagementRow, EngagementViewRow, OrganizerRow } from '../domains/volunteering/rows';
import { seedEngagements } from '../domains/volunteering/seed';
import { seedOrganizers } from '../domains/volunteering/seed-organizers';
import type { Row } from './table';
import { Table } from './table';

export type Town = Readonly<Record<string, readonly Row[]>>;

/** All that the sandbox knows: one town and its people, the same on every run. */
export interface World {
  readonly clock: Clock;
  readonly users: Table<UserRow>;
  readonly accounts: Table<AccountRow>;
  readonly connections: Table<ConnectionRow>;
  readonly blocks: Table<BlockRow>;
  readonly notifications: Table<NotificationRow>;
  readonly notificationPreferences: Table<PreferenceRow>;
  readonly devices: Table<DeviceRow>;
  readonly bookmarks: Table<BookmarkRow>;
  readonly favorites: Table<FavoriteRow>;
  readonly reports: Table<ReportRow>;
  readonly spaces: Table<SpaceRow>;
  readonly memberships: Table<MembershipRow>;
  readonly spaceInvites: Table<SpaceInviteRow>;
  readonly spaceRequests: Table<SpaceMembershipRequestRow>;
  readonly spaceInitiatives: Table<SpaceInitiativeRow>;
  readonly retiredSlugs: Table<RetiredSlugRow>;
  readonly tasks: Table<TaskRow>;
  readonly appointments: Table<AppointmentRow>;
  readonly polls: Table<PollRow>;
  readonly votes: Table<VoteRow>;
  readonly tools: Table<CollaborationToolRow>;
  readonly links: Table<ExternalLinkRow>;
  readonly topics: Table<TopicRow>;
  readonly topicGroups: Table<TopicGroupRow>;
  readonly skills: Table<SkillRow>;
  readonly sdgs: Table<SdgRow>;
  readonly posts: Table<PostRow>;
  readonly inspirationCategories: Table<InspirationCategoryRow>;
  readonly feedPosts: Table<FeedPostRow>;
  readonly feedPostCategories: Table<FeedPostCategoryRow>;
  readonly insights: Table<InsightRow>;
  readonly quotes: Table<QuoteRow>;
  readonly comments: Table<CommentRow>;
  readonly reactions: Table<ReactionRow>;
  readonly engagements: Table<EngagementRow>;
  readonly organizers: Table<OrganizerRow>;
  readonly engagementViews: Table<EngagementViewRow>;
  readonly projects: Table<ProjectRow>;
  readonly donationsInitiatives: Table<DonationsInitiativeRow>;
  readonly projectNews: Table<ProjectNewsRow>;
  readonly projectAuthors: Table<ProjectAuthorRow>;
  readonly events: Table<EventRow>;
  readonly articles: Table<ArticleRow>;
  readonly recommendations: Table<RecommendationRow>;
  readonly translations: Table<TranslationRow>;
  readonly geoPlaces: Table<GeoPlaceRow>;
}

export function createWorld(): World {
  return {
    clock: createClock(),
    users: new Table(seedUsers),
    accounts: new Table(seedAccounts),
    connections: new Table(seedConnections),
    blocks: new Table(seedBlocks),
    notifications: new Table(seedNotifications),
    notificationPreferences: new Table(seedPreferences),
    devices: new Table(seedDevices),
    bookmarks: new Table(seedBookmarks),
    favorites: new Table(seedFavorites),
    reports: new Table(seedReports),
    spaces: new Table(seedSpaces),
    memberships: new Table(seedMemberships),
    spaceInvites: new Table(seedInvites),
    spaceRequests: new Table(seedRequests),
    spaceInitiatives: new Table(seedSpaceInitiatives),
    retiredSlugs: new Table(),
    tasks: new Table(seedTasks),
    appointments: new Table(seedAppointments),
    polls: new Table(seedPolls),
    votes: new Table(seedVotes),
    tools: new Table(seedTools),
    links: new Table(seedLinks),
    topics: new Table(seedTopics),
    topicGroups: new Table(seedTopicGroups),
    skills: new Table(seedSkills),
    sdgs: new Table(seedSdgs),
    posts: new Table(seedPosts),
    inspirationCategories: new Table(seedInspirationCategories),
    feedPosts: new Table(seedFeedPosts),
    feedPostCategories: new Table(seedFeedPostCategories),
    insights: new Table(seedInsights),
    quotes: new Table(seedQuotes),
    comments: new Table(seedComments),
    reactions: new Table(seedReactions),
    engagements: new Table(seedEngagements),
    organizers: new Table(seedOrganizers),
    engagementViews: new Table(),
    projects: new Table(seedProjects),
    donationsInitiatives: new Table(seedDonationsInitiatives),
    projectNews: new Table(seedProjectNews),
    projectAuthors: new Table(seedProjectAuthors),
    events: new Table(seedEvents),
    articles: new Table(seedArticles),
    recommendations: new Table(seedRecommendations),
    translations: new Table(),
    geoPlaces: new Table(seedGeoPlaces),
  };
}
