import type { Resolvers } from '../../kit/context';
import { notificationFields } from './fields';
import { notificationList } from './list';
import { notificationPreferences } from './preferences';
import { deviceMutations } from './register-device';

export const notificationResolvers: readonly Resolvers[] = [
  notificationFields,
  notificationList,
  notificationPreferences,
  deviceMutations,
];
