import type { Subject } from '../../shared/access';
import type { AnyResolvers } from '../../kit/context';
import { accountFields } from './account-fields';
import { appOperations } from './app';
import { connectionMutations } from './connect';
import { leavingMutations } from './delete-account';
import { newsletterMutations } from './newsletter';
import { profileFields } from './profile-fields';
import { userQueries } from './queries';
import { accountMutations } from './update-account';

export const userResolvers: readonly AnyResolvers[] = [
  profileFields,
  accountFields,
  userQueries,
  appOperations,
  accountMutations,
  connectionMutations,
  leavingMutations,
  newsletterMutations,
];

export const userSubjects: Readonly<Record<string, Subject>> = {
  'Query.userById': ({ id }, { world }) => world.users.get(String(id)),
  'Query.connectionsByUserId': ({ userId }, { world }) => world.users.get(String(userId)),
};
