import type { AnyResolvers } from '../../kit/context';
import { blockMutations } from './block';
import { reportMutations } from './report';

export { reportSubjects as moderationSubjects } from './report';

export const moderationResolvers: readonly AnyResolvers[] = [reportMutations, blockMutations];
