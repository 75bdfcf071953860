import type { Resolvers } from '../../kit/context';
import { blockMutations } from './block';
import { reportMutations } from './report';

export { reportSubjects as moderationSubjects } from './report';

export const moderationResolvers: readonly Resolvers[] = [reportMutations, blockMutations];
