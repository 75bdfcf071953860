import type { AnyResolvers } from '../../kit/context';
import { notificationFields } from './fields';
import { notificationList } from './list';
import { notificationPreferences } from './preferences';
import { deviceMutations } from './register-device';

export const notificationResolvers: readonly AnyResolvers[] = [
  notificationFields,
  notificationList,
  notificationPreferences,
  deviceMutations,
];
